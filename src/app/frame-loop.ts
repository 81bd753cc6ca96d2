import type { Frame, TableView } from '../view/index.ts'
import type { BallOrientations } from './ball-orientations.ts'
import { frameComposer } from './compose-frame.ts'
import type { TableSession } from './table-session.ts'

/** A tab that slept does not let the balls jump: one frame is at most this long, s. */
const LONGEST_FRAME = 0.25

/**
 * One frame, in this order:
 * 1. input: pointer and key events have already changed the session when the browser calls;
 * 2. game: the clock of the running shot goes on, and when it ends the ruling is told;
 * 3. aim: the line is worked out anew if anything under it changed;
 * 4. paths: where every ball, the stick and the line are now;
 * 5. sound: what is heard goes with what is seen;
 * 6. camera and drawing: the view travels and draws.
 */
export function runFrameLoop(
  view: TableView,
  session: TableSession,
  orientations: BallOrientations,
  hear: () => void,
  /** Says where the camera looks from while a shot runs or the aim is fine; told how long the frame took, s. */
  direct: (seconds: number) => void,
  dress: (frame: Frame) => Frame,
  /** Told how long each frame of a running shot took, ms. */
  took: (ms: number) => void,
): () => void {
  const compose = frameComposer(session, orientations)
  let last = performance.now()
  let request = 0
  const frame = (now: number) => {
    request = requestAnimationFrame(frame)
    if (session.playback.value) took(now - last)
    const seconds = Math.min(LONGEST_FRAME, Math.max(0, (now - last) / 1000))
    last = now
    session.tick(seconds)
    hear()
    direct(seconds)
    view.render(dress(compose()), seconds)
  }
  request = requestAnimationFrame(frame)
  return () => cancelAnimationFrame(request)
}
