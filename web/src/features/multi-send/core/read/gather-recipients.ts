import type { AcceptedLine, MergedLine, Recipient, RefusedLine } from '../types.ts'
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
    const { mergedInto, state: _state, ...paid } = line
    if (total + line.amount >= limit) return refuseTotal(line)
    total += line.amount
    const recipient = positionOfLine.get(mergedInto ?? line.number) ?? recipients.length
    const merged = recipients[recipient]
    if (merged) {
      merged.amount += line.amount
      merged.lines.push(line.number)
    } else {
      recipients.push({ address: line.address, amount: line.amount, lines: [line.number] })
      positionOfLine.set(mergedInto ?? line.number, recipient)
    }
    return { ...paid, state: mergedInto === undefined ? 'accepted' : 'merged', recipient }
  }

  return { lines: lines.map((line) => (isSettled(line) ? gather(line) : line)), recipients, total }
}

function isSettled(line: { state: string }): line is Settled {
  return line.state === 'payment'
}

function refuseTotal({ number, text }: Settled): RefusedLine {
  return { number, text, state: 'refused', reason: 'totalTooLarge', values: {} }
}
