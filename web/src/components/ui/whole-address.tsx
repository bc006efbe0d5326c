import type { Address } from 'viem'

/** All of an address; where there is too little room for it, one half stands below the other. */
export function WholeAddress({ address, className = '' }: { address: Address; className?: string }) {
  return (
    <span className={`figure ${className}`}>
      {address.slice(0, 22)}
      <wbr />
      {address.slice(22)}
    </span>
  )
}
