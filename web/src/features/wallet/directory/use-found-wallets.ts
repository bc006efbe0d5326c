import { useEffect, useMemo, useState } from 'react'
import { useConfig, useConnectors } from 'wagmi'
import { hasLegacyWallet, listWallets } from '../../../lib/wallet/list-wallets'
import { type FoundWallet, toFoundWallets } from './to-found-wallets'

export type FoundWallets = {
  found: readonly FoundWallet[]
  /** wagmi's id of the connector that was used last, found or not. */
  recentId?: string
}

/** The wallets of this browser, anew when one announces itself. */
export function useFoundWallets(): FoundWallets {
  const connectors = useConnectors()
  const recentId = useRecentId()
  const found = useMemo(
    () => toFoundWallets(listWallets(connectors, hasLegacyWallet()), recentId),
    [connectors, recentId],
  )
  return { found, recentId }
}

function useRecentId(): string | undefined {
  const { storage } = useConfig()
  const [recentId, setRecentId] = useState<string>()
  useEffect(() => {
    Promise.resolve(storage?.getItem('recentConnectorId')).then(
      (id) => setRecentId(id ?? undefined),
      () => {}, // storage that cannot be read knows no recent one
    )
  }, [storage])
  return recentId
}
