// Loads the wallet layer when the page is idle, or at once where a session is restored or a click needs it.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WalletActions } from '@/components/wallet-actions.tsx'
import { whenIdle } from '@/lib/browser/load-part.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { loadWalletLayer } from './load-wallet-layer.ts'
import type { WalletLayer } from './wallet-layer.tsx'

type WalletLayerState = {
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
      await waitForPointerUp()
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

let isPressed = false

document.addEventListener('pointerdown', () => (isPressed = true), true)
for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, () => (isPressed = false), true)

/** Ends when no button is held down: what is replaced between press and release never hears of its click. */
function waitForPointerUp(): Promise<void> {
  if (!isPressed) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => setTimeout(resolve) // the click comes right after the release
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, end, { capture: true, once: true })
  })
}
