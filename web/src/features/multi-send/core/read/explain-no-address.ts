import type { RefusalCode } from '@/features/multi-send/core/line-codes.ts'
import type { CodeValues } from '@/features/multi-send/core/list-types.ts'
import { quoteField } from './quote-field.ts'
import type { LineParts } from './split-line.ts'

type ExplainNoAddressReturnType = { reason: RefusalCode; values: CodeValues }

const address = /0x[0-9a-f]{40}(?![0-9a-z])/i

/** Says more about a line that does not begin with an address: that one stands further back, or all that stands in its place. */
export function explainNoAddress(
  { reason, values }: ExplainNoAddressReturnType,
  { parts, line }: { parts: LineParts; line: string },
): ExplainNoAddressReturnType {
  const found = { reason, values: reason === 'notAddress' ? { text: quoteField(line, parts.address) } : values }
  if (!['notAddress', 'addressMissing', 'nameNotNormal'].includes(reason)) return found
  if (!address.test(parts.region) && !address.test(parts.tail)) return found
  if (/^(?:https?|ethereum)$/i.test(parts.address)) {
    return { reason: 'addressLink', values: { text: `${parts.address}:${parts.region}` } }
  }
  return { reason: 'addressNotFirst', values: {} }
}
