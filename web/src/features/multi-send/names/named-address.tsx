import { getAddress } from 'viem'
import type { RecipientLine } from '@/features/multi-send/core/list-types.ts'

type NamedAddressProps = { line: RecipientLine }

/** Whom a name stands for, in full; nothing for a line without a name, or while that is not known. */
export function NamedAddress({ line }: NamedAddressProps) {
  const { name, text } = line
  const address = 'address' in line ? line.address : undefined
  if (name === undefined || address === undefined) return null
  return (
    <span dir="ltr" className="break-all pb-1 text-start font-mono text-12 text-quiet">
      {text.includes(name) ? '' : `${name} `}→ {getAddress(address)}
    </span>
  )
}
