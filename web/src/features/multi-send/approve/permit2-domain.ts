import type { Address, TypedDataDomain } from 'viem'

/** Where Permit2 is on every public chain, put there by the deterministic deployer: no other code can get this address. */
export const permit2Address: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** Permit2 has no version. */
export function permit2Domain(chainId: number): TypedDataDomain {
  return { name: 'Permit2', chainId, verifyingContract: permit2Address }
}
