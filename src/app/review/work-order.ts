import type { Fault } from '../../math/index.ts'
import type { ReviewTask, TrialCounts, WhatDecidedIt, WhatIfTask } from '../../review/index.ts'

/** What a worker of the desk is asked for; `job` tells the answers of an older question apart. */
export type WorkOrder =
  | {
      readonly kind: 'trials'
      readonly job: number
      readonly task: WhatIfTask
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'decide'; readonly job: number; readonly task: ReviewTask }

export type WorkAnswer =
  | { readonly kind: 'counts'; readonly job: number; readonly counts: TrialCounts }
  | { readonly kind: 'progress'; readonly job: number; readonly done: number; readonly of: number }
  | { readonly kind: 'decided'; readonly job: number; readonly decided: WhatDecidedIt }
  | { readonly kind: 'fault'; readonly job: number; readonly fault: Fault }
