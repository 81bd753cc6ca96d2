import type { ReviewSession } from './review-session.ts'
import type { DrawnPane } from './review-stage.tsx'

/** A film is no longer than this, s of the viewer's time. */
const LONGEST = 120
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'] as const

/** Picture and ink of a pane together, as they are at this instant. */
export function stillOf(pane: DrawnPane): HTMLCanvasElement {
  const still = document.createElement('canvas')
  paintOn(still, pane)
  return still
}

function paintOn(canvas: HTMLCanvasElement, pane: DrawnPane): void {
  pane.draw()
  const { width, height } = pane.picture
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  const pen = canvas.getContext('2d')
  pen?.drawImage(pane.picture, 0, 0)
  pen?.drawImage(pane.ink, 0, 0, width, height)
}

/** A picture as a file; null when the browser cannot make one. */
export function pictureFile(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

/** Which kind of film this browser can make; null = none. */
export function filmType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null
}

/**
 * Films the loop, or the whole shot, as it is shown now: camera, speed, overlays. Every frame of the film is an exact
 * instant of the shot, however slowly it is drawn. Null when the browser cannot film.
 */
export async function filmLoop(
  session: ReviewSession,
  pane: DrawnPane,
  onProgress: (share: number) => void,
): Promise<Blob | null> {
  const type = filmType()
  if (type === null) return null
  const { loop, rate } = session.head.value
  const { from, to } = loop ?? { from: 0, to: session.duration }
  const canvas = document.createElement('canvas')
  session.seek(from)
  paintOn(canvas, pane)
  // Frames are handed over as they are painted, not when the browser finds the time to look.
  const stream = canvas.captureStream(0)
  const [track] = stream.getVideoTracks()
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 6_000_000 })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const started = happened(recorder, 'start')
  const stopped = happened(recorder, 'stop')
  recorder.start()
  await started
  const length = Math.min(LONGEST, (to - from) / rate)
  await everyFrame(length, (seconds) => {
    session.seek(from + seconds * rate)
    paintOn(canvas, pane)
    if (track instanceof CanvasCaptureMediaStreamTrack) track.requestFrame()
    onProgress(seconds / length)
  })
  recorder.stop()
  await stopped
  track?.stop()
  return new Blob(pieces, { type: 'video/webm' })
}

function happened(recorder: MediaRecorder, kind: 'start' | 'stop'): Promise<unknown> {
  return new Promise((resolve) => {
    recorder.addEventListener(kind, resolve, { once: true })
  })
}

/** A slow machine makes a slower film, not one with holes: from frame to frame at most this much, s. */
const LONGEST_STEP = 1 / 12
/** The recorder needs a moment to take the last frame, ms. */
const SETTLING = 200

/** Calls with the seconds of the film, once a drawn frame, until `length` is reached. */
function everyFrame(length: number, paint: (seconds: number) => void): Promise<void> {
  return new Promise((resolve) => {
    let [seconds, last] = [0, performance.now()]
    const turn = (now: number) => {
      seconds = Math.min(length, seconds + Math.min(LONGEST_STEP, Math.max(0, (now - last) / 1000)))
      last = now
      paint(seconds)
      if (seconds < length) requestAnimationFrame(turn)
      else {
        // The last frame lasts until there is another one.
        setTimeout(() => {
          paint(seconds)
          setTimeout(resolve, SETTLING)
        }, SETTLING)
      }
    }
    requestAnimationFrame(turn)
  })
}
