import { describe, expect, test } from 'vitest'
import { parseInWorker } from './parse-in-worker.ts'
import { parseRecipients } from './parse-recipients.ts'
import type { ReadOptions } from './types.ts'

const options: ReadOptions = {
  mode: { kind: 'each' },
  decimals: 18,
  chainShortName: 'eth',
  answers: {},
  droppedLines: [],
}
const text = '0x00000000000000000000000000000000000a11ce,5'

/** Node has no browser worker: the same messages, cloned the same way, through a channel. */
class ChannelWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  isTerminated = false

  postMessage(message: { text: string; options: ReadOptions }): void {
    const { text, options } = structuredClone(message)
    queueMicrotask(() => {
      if (this.isTerminated) return
      if (text === 'crash') this.onerror?.({ message: 'out of memory' })
      else this.onmessage?.({ data: structuredClone(parseRecipients(text, options)) })
    })
  }

  terminate(): void {
    this.isTerminated = true
  }
}

describe('reading in a worker', () => {
  test('gives what reading on the page gives, and ends the worker', async () => {
    const worker = new ChannelWorker()
    expect(await parseInWorker(text, options, undefined, () => worker as unknown as Worker)).toEqual(
      parseRecipients(text, options),
    )
    expect(worker.isTerminated).toBe(true)
  })

  test('can be aborted, and then never answers', async () => {
    const worker = new ChannelWorker()
    const controller = new AbortController()
    const read = parseInWorker(text, options, controller.signal, () => worker as unknown as Worker)
    controller.abort(new Error('newer text'))
    await expect(read).rejects.toThrow('newer text')
    expect(worker.isTerminated).toBe(true)
  })

  test('does not start when aborted before', async () => {
    const start = () => {
      throw new Error('started')
    }
    await expect(parseInWorker(text, options, AbortSignal.abort(new Error('too late')), start)).rejects.toThrow(
      'too late',
    )
  })

  test('error: the worker fails', async () => {
    const worker = new ChannelWorker()
    await expect(parseInWorker('crash', options, undefined, () => worker as unknown as Worker)).rejects.toThrow(
      'out of memory',
    )
    expect(worker.isTerminated).toBe(true)
  })
})
