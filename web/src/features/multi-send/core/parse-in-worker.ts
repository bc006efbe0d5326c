import type { ReadOptions, RecipientList } from './types.ts'

/** For tests: the browser's worker is the default. */
type StartWorker = () => Worker

const startParseWorker: StartWorker = () =>
  new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module', name: 'parse-recipients' })

/**
 * Runs `parseRecipients` in a worker of its own, so that a long list never blocks the page. A newer call does not wait:
 * abort the older one, its worker ends at once.
 *
 * @throws What `signal` was aborted with, or an Error when the worker cannot run.
 */
export function parseInWorker(
  text: string,
  options: ReadOptions,
  signal?: AbortSignal,
  start: StartWorker = startParseWorker,
): Promise<RecipientList> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const worker = start()
    const end = (settle: () => void) => {
      worker.terminate()
      signal?.removeEventListener('abort', abort)
      settle()
    }
    const abort = () => end(() => reject(signal?.reason))
    signal?.addEventListener('abort', abort)
    worker.onmessage = ({ data }: MessageEvent<RecipientList>) => end(() => resolve(data))
    worker.onerror = ({ message }) => end(() => reject(new Error(`The list could not be read: ${message}`)))
    worker.postMessage({ text, options })
  })
}
