import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WalletActions } from '../../components/wallet-actions'
import { appStore } from '../../lib/store/app-store'
import { whenIdle } from '../../lib/when-idle'
import type { WalletLayer } from './layer/wallet-layer'
import { loadWalletLayer } from './load-wallet-layer'
import { untilReleased } from './until-released'

export type WalletLayerState = {
  /** Undefined until it is loaded. */
  layer?: WalletLayer
  /** Why it could not be loaded. */
  error?: unknown
  actions: WalletActions
}

/** Loads the wallet layer when the page is at rest, at once where a session is to be taken up or somebody asks for it. */
export function useWalletLayer(): WalletLayerState {
  const [{ layer, error }, setLoaded] = useState<{ layer?: WalletLayer; error?: unknown }>({})
  const focused = useRef<string>(undefined)
  const load = useCallback(async () => {
    try {
      const layer = await loadWalletLayer()
      await untilReleased()
      focused.current = document.activeElement?.id
      // At once: a press that began before React gets to it would be released on another button, and its click lost.
      flushSync(() => setLoaded({ layer }))
      return layer
    } catch (error) {
      setLoaded({ error })
    }
  }, [])
  // Its buttons take the places of those that waited, and the focus of the one that had it.
  useLayoutEffect(() => {
    if (layer && focused.current) document.getElementById(focused.current)?.focus()
  }, [layer])
  useEffect(() => {
    if (!appStore.getState().recentAccount) return whenIdle(load)
    load()
  }, [load])
  const actions = useMemo(
    () => ({
      openConnect: () => void load().then((found) => found?.openConnect()),
      openNetworks: (chainId?: number) => void load().then((found) => found?.openNetworks(chainId)),
    }),
    [load],
  )
  return { layer, error, actions }
}
