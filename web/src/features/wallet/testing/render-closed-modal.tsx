import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Config } from 'wagmi'
import { createModal } from '@/features/wallet/modal/create-modal.ts'
import { WalletModal } from '@/features/wallet/modal/wallet-modal.tsx'
import { createTestConfig, renderApp } from '@/lib/testing/render-app.tsx'

/** The modal alone, closed until the test opens it. */
export async function renderClosedModal(config: Config = createTestConfig(() => null)) {
  const modal = createModal(config)
  renderApp(<WalletModal modal={modal} />, config)
  await screen.findByRole('dialog', { hidden: true })
  return modal
}

/** Lets the clock go on; only with fake timers. ms. */
export const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
