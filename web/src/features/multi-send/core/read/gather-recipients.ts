import type { AcceptedLine, MergedLine, Recipient, RefusedLine } from '@/features/multi-send/core/list-types.ts'
import type { Payment } from './read-draft.ts'

type Settled = Payment & { mergedInto?: number }
type GatherRecipientsReturnType<line> = {
  lines: (line | AcceptedLine | MergedLine | RefusedLine)[]
  recipients: Recipient[]
  total: bigint
}

const limit = 1n << 256n

/** Turns payments into recipients in the order of their first lines. A line that makes the total too large is refused. */
export function gatherRecipients<line extends { state: string }>(
  lines: (line | Settled)[],
): GatherRecipientsReturnType<line> {
  const recipients: Recipient[] = []
  const positionOfLine = new Map<number, number>()
  let total = 0n

  const gather = (line: Settled): AcceptedLine | MergedLine | RefusedLine => {
    const { number, address, amount, mergedInto } = line
    if (total + amount >= limit) return refuseTotal(line)
    total += amount
    const recipient = positionOfLine.get(mergedInto ?? number) ?? recipients.length
    const merged = recipients[recipient]
    if (merged) {
      merged.amount += amount
      merged.lines.push(number)
      addName(merged, line.name)
    } else {
      recipients.push(addName({ address, amount, lines: [number] }, line.name))
      positionOfLine.set(mergedInto ?? number, recipient)
    }
    return toPaid(line, recipient)
  }

  return { lines: lines.map((line) => (isSettled(line) ? gather(line) : line)), recipients, total }
}

function addName(recipient: Recipient, name: string | undefined): Recipient {
  if (name !== undefined) recipient.names = [...new Set([...(recipient.names ?? []), name])]
  return recipient
}

function toPaid(line: Settled, recipient: number): AcceptedLine | MergedLine {
  const { number, text, address, amount, memo, warnings, name, mergedInto } = line
  const state = mergedInto === undefined ? 'accepted' : 'merged'
  const paid = { number, text, state, address, amount, memo, recipient, warnings } as const
  return name === undefined ? paid : { ...paid, name }
}

function isSettled(line: { state: string }): line is Settled {
  return line.state === 'payment'
}

function refuseTotal({ number, text }: Settled): RefusedLine {
  return { number, text, state: 'refused', reason: 'totalTooLarge', values: {} }
}
