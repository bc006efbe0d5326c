import { findChain } from './chains.ts'

/** Address of a transaction, account or token in the chain's explorer; `undefined` where there is none. */
export function explorerUrl(chainId: number, kind: 'tx' | 'address' | 'token', id: string): string | undefined {
  const explorer = findChain(chainId)?.blockExplorers?.default.url
  return explorer && `${explorer}/${kind}/${id}`
}
