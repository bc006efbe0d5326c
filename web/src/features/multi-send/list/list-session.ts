import { parseRecipients } from '../core/parse-recipients.ts'
import type { ReadOptions, Recipient, RecipientList } from '../core/types.ts'
import { toListSummary } from './to-list-summary.ts'
import type { LineView, ListSummary } from './types.ts'

/** The list that is being prepared. Runs in the worker, and as it is in tests. */
export class ListSession {
  #list: RecipientList | undefined
  #revision = 0

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

  read(text: string, options: ReadOptions): ListSummary {
    this.#list = parseRecipients(text, options)
    this.#revision += 1
    return toListSummary(this.#list, this.#revision)
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
}
