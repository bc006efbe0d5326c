import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './types.ts'

/** Entry of the worker that {@link parseInWorker} starts: one message in, one list out. */
self.onmessage = ({ data }: MessageEvent<{ text: string; options: ReadOptions }>) => {
  self.postMessage(parseRecipients(data.text, data.options))
}
