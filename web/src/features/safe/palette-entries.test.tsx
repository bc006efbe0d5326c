import 'fake-indexeddb/auto'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import en from '@/locales/en.json'
import { accountA } from '@/testing/scripted-wallet.ts'
import { useSafeEntries } from './palette-entries.tsx'

const navigate = vi.hoisted(() => vi.fn())
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }))
afterEach(() => navigate.mockClear())

test('the search finds the page of proposals, and each of them by what it does, its Safe and its hash', async () => {
  const safeTxHash = `0x${'7c'.repeat(32)}` as const
  const of = { safeTxHash, chainId: 31_337, safe: accountA, calls: [], way: 'files', signatures: [] } as const
  await proposalStore.add({ ...of, signatures: [], summary: 'Pay November', createdAt: 1, fromBlock: 0n })
  const forgotten = { ...of, safeTxHash: `0x${'7d'.repeat(32)}`, signatures: [], createdAt: 2, fromBlock: 0n } as const
  await proposalStore.add({ ...forgotten, signatures: [], summary: 'Forgotten', withdrawnAt: 3 })
  const { result } = renderHook(useSafeEntries)
  await waitFor(() => expect(result.current.some(({ title }) => title === 'Pay November')).toBe(true))

  expect(result.current.some(({ title }) => title === 'Forgotten')).toBe(false)
  expect(result.current[0]).toMatchObject({ group: 'pages', title: en.nav.safe })
  const entry = result.current.find(({ title }) => title === 'Pay November')
  expect(entry?.alias).toContain(accountA)
  expect(entry?.alias).toContain(safeTxHash)
  entry?.run()
  expect(navigate).toHaveBeenCalledWith({ to: '/safe', search: { proposal: safeTxHash } })
})
