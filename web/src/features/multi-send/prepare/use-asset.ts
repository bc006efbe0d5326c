import { useMemo } from 'react'
import { useBalance, useConnection } from 'wagmi'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import { configuredChains, findChain } from '@/lib/chains.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { type TokenReading, useToken } from './use-token.ts'

/** What the draft sends, on the wallet's network or, without one, on the first that is offered. */
export function useAsset(draft: Pick<Draft, 'asset' | 'tokenText'>): { asset: Asset; token: TokenReading } {
  const { address: account, chainId } = useConnection()
  const connected = findChain(chainId)
  const chain = connected?.configured ? connected : configuredChains[0]
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
      // Until the token is known its list is read as with 18; Review waits for the true ones.
      decimals: known?.decimals ?? 18,
      origin: known ? shortenAddress(known.address) : title,
    }
  }, [chain, account, isNative, known, balance, at, isFailed])

  return { asset, token }
}

function tokenReadOf(token: TokenReading): Asset['balanceRead'] {
  return token.status === 'ready' ? token.read : undefined
}
