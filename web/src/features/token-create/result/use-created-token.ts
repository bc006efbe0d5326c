import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { pollingInterval } from '../../../lib/constants'
import { useDraft } from '../draft/draft-store'
import type { TokenKind } from '../kinds/token-kind'

export type CreatedToken = { token: Address; chainId: number; account: Address }

/**
 * The token that the draft has become on this chain, if it has. The receipt tells it where the page was open; otherwise the
 * chain is asked, so a creation that was signed and then lost sight of is found again, and cannot be repeated.
 */
export function useCreatedToken(
  { id, factory }: TokenKind,
  { account, chainId }: { account: Address | undefined; chainId: number },
): CreatedToken | undefined {
  const config = useConfig()
  const { salt, step, created } = useDraft()
  const known = created.find(
    (entry) => entry.kind === id && entry.chainId === chainId && account && isAddressEqual(entry.creator, account),
  )
  const { data: found } = useQuery({
    queryKey: ['tokenOf', factory.address, chainId, account, salt],
    queryFn: async () => (account && (await factory.tokenOf(config, { chainId, creator: account, salt }))) ?? null,
    enabled: account !== undefined && step === 'stepTwo' && !known,
    refetchInterval: pollingInterval,
    staleTime: 0,
    gcTime: 0,
  })
  const token = known?.token ?? found
  return token && account ? { token, chainId, account } : undefined
}
