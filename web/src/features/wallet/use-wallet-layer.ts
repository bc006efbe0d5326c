// Loads the wallet layer when the page is idle, or at once if a session resumes or a click needs it.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WalletActions } from '@/components/wallet-actions.tsx'
import { whenIdle } from '@/lib/browser/load-part.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { isFramed } from '@/lib/wallet/load-safe-app.ts'
import { loadWalletLayer } from './load-wallet-layer.ts'
import type { WalletLayer } from './wallet-layer.tsx'

type WalletLayerState = {
  /** Undefined until it has loaded. */
  layer?: WalletLayer
  /** Error of a failed load. */
  error?: unknown
  actions: WalletActions
}

export function useWalletLayer(): WalletLayerState {
  const [{ layer, error }, setLoaded] = useState<{ layer?: WalletLayer; error?: unknown }>({})
  const focused = useRef<string>(undefined)
  const load = useCallback(async () => {
    try {
      const layer = await loadWalletLayer()
      await waitForPointerUp()
      focused.current = document.activeElement?.id
      // Synchronously: a press that begins before React renders would be released on another button, and its click
      // lost.
      flushSync(() => setLoaded({ layer }))
      return layer
    } catch (error) {
      setLoaded({ error })
    }
  }, [])
  // Its buttons replace the placeholders, and take over the focus.
  useLayoutEffect(() => {
    if (layer && focused.current) document.getElementById(focused.current)?.focus()
  }, [layer])
  useEffect(() => {
    // The setting itself: without one the build leaves the question out of the first load.
    const isInside = import.meta.env.VITE_FRAME_ANCESTORS && isFramed()
    if (!appStore.getState().recentAccount && !isInside) return whenIdle(load)
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

/** Resolves when no pointer button is pressed: replacing an element between pointerdown and click loses the click. */
function waitForPointerUp(): Promise<void> {
  if (!isPressed) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => setTimeout(resolve) // the click follows the release
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, end, { capture: true, once: true })
  })
}
