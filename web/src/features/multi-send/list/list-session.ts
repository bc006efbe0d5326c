import type { Recipient, RecipientLine, RecipientList } from '@/features/multi-send/core/list-types.ts'
import type { ReadOptions } from '@/features/multi-send/core/question-types.ts'
import type { KnownDrafts } from '@/features/multi-send/core/read/draft-lines.ts'
import { type ReadProgress, readSlices } from '@/features/multi-send/core/read/read-slices.ts'
import { nextTask } from './next-task.ts'
import { toListSummary } from './to-list-summary.ts'
import type { LineView, ListSummary } from './types.ts'

/** Milliseconds between two words about progress. */
const pace = 100

/**
 * The list that is being prepared. Runs in the worker, and as it is in tests. Each reading gives the whole list anew, but
 * only lines that have changed are drafted again: one after an edit, none after an answer.
 */
export class ListSession {
  #list: RecipientList | undefined
  #known: KnownDrafts | undefined
  // A worker that takes the place of another must not know its readings by their names.
  #revision = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) * 2 ** 16
  #turn = 0

  /** @throws Error when nothing was read yet. */
  get list(): RecipientList {
    if (!this.#list) throw new Error('No list was read')
    return this.#list
  }

  /** The list of that reading. @throws Error when another was read since. */
  at(revision: number): RecipientList {
    if (revision !== this.#revision) throw new Error(`Reading ${revision} is no longer there`)
    return this.list
  }

  /** Reads without a pause. */
  read(text: string, options: ReadOptions): ListSummary {
    this.#turn += 1
    const slices = readSlices(text, options, this.#known)
    let slice = slices.next()
    while (!slice.done) slice = slices.next()
    return this.#keep(slice.value)
  }

  /**
   * Reads in slices. Until it is through, the list is the one of before.
   *
   * @throws DOMException `AbortError` when a newer reading has begun.
   */
  async readInSlices(
    text: string,
    options: ReadOptions,
    onProgress?: (progress: ReadProgress) => void,
  ): Promise<ListSummary> {
    this.#turn += 1
    const turn = this.#turn
    const slices = readSlices(text, options, this.#known)
    let told = performance.now()
    let slice = slices.next()
    for (; !slice.done; slice = slices.next()) {
      if (performance.now() - told >= pace) {
        told = performance.now()
        onProgress?.(slice.value)
      }
      await nextTask()
      if (turn !== this.#turn) throw new DOMException('A newer reading has begun', 'AbortError')
    }
    return this.#keep(slice.value)
  }

  readLines(from: number, to: number): LineView[] {
    const { lines, recipients } = this.list
    return lines.slice(from, to).map((line) => {
      const firstOfGroup = 'recipient' in line ? recipients[line.recipient]?.lines[0] : undefined
      return { line, ...(firstOfGroup !== undefined && { firstOfGroup }) }
    })
  }

  recipientsAt(positions: number[]): Recipient[] {
    return positions.flatMap((position) => this.list.recipients[position] ?? [])
  }

  /** Also those that were dropped as repeating one of them: without it, they would be paid in its place. */
  linesOf(positions: number[]): number[] {
    const own = new Set(this.recipientsAt(positions).flatMap(({ lines }) => lines))
    const repeats = (line: RecipientLine) =>
      line.state === 'dropped' && line.keptLine !== undefined && own.has(line.keptLine)
    return this.list.lines.flatMap((line) => (own.has(line.number) || repeats(line) ? [line.number] : []))
  }

  #keep({ list, known }: { list: RecipientList; known: KnownDrafts }): ListSummary {
    this.#list = list
    this.#known = known
    this.#revision += 1
    return toListSummary(list, this.#revision)
  }
}
