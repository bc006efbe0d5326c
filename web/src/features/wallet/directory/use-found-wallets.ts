// Returns the wallets of this browser, updated when another one announces itself, with the directory's name for an
// unnamed one.
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useConfig, useConnectors } from 'wagmi'
import { plainGet } from '@/lib/storage/query-client.ts'
import { hasLegacyWallet, legacyId, listWallets } from '@/lib/wallet/list-wallets.ts'
import { directoryConfig, directoryQuery } from './directory-config.ts'
import { readListings } from './read-listings.ts'
import { type FoundWallet, toFoundWallets, type WalletEntry } from './wallet-entry.ts'

export type FoundWallets = {
  found: readonly FoundWallet[]
  /** wagmi's id of the connector used last, found or not. */
  recentId?: string
}

export function useFoundWallets(): FoundWallets {
  const connectors = useConnectors()
  const recentId = useRecentId()
  const found = useMemo(
    () => toFoundWallets(listWallets(connectors, hasLegacyWallet()), recentId),
    [connectors, recentId],
  )
  const listed = useListedLegacy(found.some(({ id }) => id === legacyId))
  const named = found.map((wallet) =>
    wallet.id === legacyId && listed ? { ...wallet, name: listed.name, icon: listed.icon } : wallet,
  )
  return { found: named, recentId }
}

/**
 * Finds name and picture of `window.ethereum`, which reports neither. The directory's injected wallets identify it by
 * the flags that it sets (row X1). Many wallets set MetaMask's flag in addition to their own; then their own counts.
 */
function useListedLegacy(isThere: boolean): WalletEntry | undefined {
  const config = directoryConfig
  const { data } = useQuery({
    ...plainGet,
    ...directoryQuery,
    queryKey: ['walletDirectory', 'getInjectedListings'],
    queryFn: config && isThere ? ({ signal }) => readListings(config, 'getInjectedListings', { signal }) : skipToken,
  })
  if (!isThere) return undefined
  const { ethereum = {} } = window as { ethereum?: Record<string, unknown> }
  const fitting = data?.wallets.filter(({ flags = [] }) => flags.some((flag) => ethereum[flag] === true)) ?? []
  return fitting.find(({ flags }) => !flags?.includes('isMetaMask')) ?? fitting[0]
}

function useRecentId(): string | undefined {
  const { storage } = useConfig()
  const [recentId, setRecentId] = useState<string>()
  useEffect(() => {
    Promise.resolve(storage?.getItem('recentConnectorId')).then(
      (id) => setRecentId(id ?? undefined),
      () => {}, // an unreadable storage has no recent wallet
    )
  }, [storage])
  return recentId
}
