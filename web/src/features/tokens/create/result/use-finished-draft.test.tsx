import 'fake-indexeddb/auto'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { Address } from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA } from '@/testing/scripted-wallet.ts'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { useFinishedDraft } from './use-finished-draft.ts'

const token: Address = '0x5555555555555555555555555555555555555555'
let setAccount: (account: Address | undefined) => void

function Probe() {
  const [account, set] = useState<Address | undefined>(accountA)
  setAccount = set
  const found = useFinishedDraft('standard', { account, chainId: 31_337 })
  return <output>{found?.token ?? 'none'}</output>
}

const answer = vi.spyOn(kinds.standard.factory, 'useTokenOf')
afterEach(() => {
  cleanup()
  answer.mockRestore()
  useDraft.setState({ finished: [] })
})

test('a token that is filed right before its wallet connects again is still shown, and to no other account', async () => {
  useDraft.getState().review({ name: 'Spring Tide' })
  const { salt } = useDraft.getState()
  answer.mockImplementation(({ args }) => ({ data: args?.[0] === accountA && args[1] === salt ? token : undefined }))
  const dead = 'http://127.0.0.1:9'
  renderApp(<Probe />, createTwoNetworkConfig(dead, { id: bscTestnet.id, rpcUrl: dead }, []), '/create-token')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(token))
  act(() => setAccount(undefined))
  act(() => setAccount(accountA))
  expect(screen.getByRole('status').textContent).toBe(token)

  act(() => setAccount('0x6666666666666666666666666666666666666666'))
  expect(screen.getByRole('status').textContent).toBe('none')
})
