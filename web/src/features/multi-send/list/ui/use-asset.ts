// Reads what the draft sends: coin or token, its decimals, its balance, and the account and network that send it.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddress } from 'viem'
import { useBalance, useConfig, useConnection } from 'wagmi'
import type { Draft } from '@/features/multi-send/multi-send-state.ts'
import { configuredChains, findChain } from '@/lib/networks/chains.ts'
import { useSessionPending } from '@/lib/wallet/use-session-pending.ts'
import { type ReadTokenReturnType, readToken, type Token, type TokenProblem } from './read-token.ts'

/** Reads what the draft sends, on the network of its link, else the wallet's, else the first configured one. */
export function useAsset(draft: Pick<Draft, 'asset' | 'tokenText' | 'link'>): { asset: Asset; token: TokenReading } {
  const { address: account, chainId } = useConnection()
  const connected = findChain(chainId)
  const linked = findChain(draft.link?.chainId)
  const chain = [linked, connected].find((each) => each?.configured) ?? configuredChains[0]
  const isHere = account !== undefined && chain.id === chainId

  const token = useToken(draft.tokenText, chain.id, isHere ? account : undefined)
  const query = { enabled: isHere, gcTime: 0 }
  const { data: coin, dataUpdatedAt, isError } = useBalance({ address: account, chainId: chain.id, query })

  const isNative = draft.asset === 'native'
  const known = token.status === 'ready' ? token.token : undefined
  const balance = isNative ? coin?.value : known?.balance
  const coinRead = coin && { at: dataUpdatedAt, isFailed: isError }
  const { at, isFailed = false } = (isNative ? coinRead : tokenReadOf(token)) ?? {}
  const asset = useMemo<Asset>(() => {
    const { id, title, nativeCurrency, shortName } = chain
    const balanceRead = at === undefined ? undefined : { at, isFailed }
    const base = { chain: { id, name: title, symbol: nativeCurrency.symbol, shortName }, account, balance, balanceRead }
    if (isNative) {
      const { symbol, decimals } = nativeCurrency
      return { ...base, token: undefined, symbol, decimals, origin: title }
    }
    return {
      ...base,
      token: known?.address,
      symbol: known?.symbol ?? '…',
      // Until the token is known the list is read with 18 decimals; Review waits for the real number.
      decimals: known?.decimals ?? 18,
      origin: known ? shortenAddress(known.address) : title,
    }
  }, [chain, account, isNative, known, balance, at, isFailed])

  return { asset, token }
}

function tokenReadOf(token: TokenReading): Asset['balanceRead'] {
  return token.status === 'ready' ? token.read : undefined
}

export type TokenReading =
  | { status: 'none' }
  | { status: 'malformed'; problem: 'malformed' | 'checksum' }
  | { status: 'disconnected'; address: Address }
  | { status: 'reading'; address: Address }
  | { status: 'refused'; problem: TokenProblem; retry: () => void }
  | { status: 'ready'; token: Token; read?: Asset['balanceRead'] }

/** Reads the token at the entered address. Makes no request before a wallet is connected. */
export function useToken(text: string, chainId: number, account: Address | undefined): TokenReading {
  const config = useConfig()
  const isSessionPending = useSessionPending()
  const entered = text.trim()
  const address = isAddress(entered) ? entered : undefined
  // No generated hook: the code and four reads of an unknown contract give one verdict on the token.
  const query = useQuery({
    queryKey: ['multi-send-token', chainId, address, account],
    queryFn: () => readToken(config, { chainId, token: address as Address, account: account as Address }),
    enabled: address !== undefined && account !== undefined,
    // An old balance must not decide whether there is enough.
    staleTime: 0,
    gcTime: 0,
  })

  if (entered === '') return { status: 'none' }
  if (!address) {
    return { status: 'malformed', problem: isAddress(entered, { strict: false }) ? 'checksum' : 'malformed' }
  }
  if (!account) return { status: isSessionPending ? 'reading' : 'disconnected', address }
  return toReading(address, query)
}

type TokenQuery = Pick<
  UseQueryResult<ReadTokenReturnType>,
  'data' | 'dataUpdatedAt' | 'isError' | 'isFetching' | 'refetch'
>

function toReading(address: Address, { data, dataUpdatedAt, isError, isFetching, refetch }: TokenQuery): TokenReading {
  if (data?.ok) return { status: 'ready', token: data.token, read: { at: dataUpdatedAt, isFailed: isError } }
  if (!data && (isFetching || !isError)) return { status: 'reading', address }
  return { status: 'refused', problem: data?.problem ?? 'unreachable', retry: () => void refetch() }
}

/** The asset to send, its account and its chain, for the texts and sums of every step. */
export type Asset = {
  chain: { id: number; name: string; symbol: string; shortName: string }
  account: Address | undefined
  /** Undefined for the native coin. */
  token: Address | undefined
  symbol: string
  decimals: number
  /** The token's address or the chain's name. */
  origin: string
  /** Balance of the account, in base units; undefined until it is known. */
  balance: bigint | undefined
  /** When the balance was read, ms since 1970, and whether a later read failed. */
  balanceRead?: { at: number; isFailed: boolean }
}
