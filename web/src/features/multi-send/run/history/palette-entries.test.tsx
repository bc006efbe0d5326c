import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findEntries } from '@/components/palette/entries.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import '@/testing/all-strings.ts'
import { useRunEntries } from './palette-entries.tsx'

const navigate = vi.fn()
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const run = (id: string, more: object) => ({
  ...{ id, createdAt: Date.UTC(2026, 4, 1), updatedAt: 0, chainId: 31337, sender: `0x${'11'.repeat(20)}` },
  ...{ symbol: 'ETH', decimals: 18, recipients: 2, batches: 1, total: 10n ** 18n, notedBlock: 1n },
  ...{ isFinished: true, isPersistent: true },
  ...more,
})
const lines = [
  { state: 'accepted', memo: 'Salary of Ada' },
  { state: 'refused', memo: 'no' },
]

test('runs are found by token, amount, day and memo, and lead to their pages; a damaged one is left out', async () => {
  const runs = [
    run('0x01', { symbol: 'TIDE', isFinished: false }),
    run('0x02', { total: 25n * 10n ** 17n }),
    run('0x03', { createdAt: Date.UTC(2025, 11, 24, 12) }),
    { id: '0x04' },
  ]
  vi.spyOn(runStore, 'list').mockResolvedValue(runs as never)
  vi.spyOn(runStore, 'loadList').mockImplementation(
    async (id) => (id === '0x02' ? { lines, recipients: [] } : undefined) as never,
  )
  const { result } = renderHook(() => useRunEntries())
  const ids = (text: string) =>
    findEntries(result.current, text, 'en')
      .filter(({ group }) => group === 'runs')
      .map(({ id }) => id)
  await waitFor(() => expect(ids('salary')).toEqual(['run-0x02']))
  expect(ids('')).toEqual(['run-0x01', 'run-0x02', 'run-0x03'])
  expect(ids('tide')).toEqual(['run-0x01'])
  expect(ids('2.5 eth')).toEqual(['run-0x02'])
  expect(ids('2025-12-24')).toEqual(['run-0x03'])
  expect(ids('not finished')).toEqual(['run-0x01'])
  expect(ids('no such')).toEqual([])
  result.current.find(({ id }) => id === 'run-0x03')?.run()
  expect(navigate).toHaveBeenCalledWith({ to: '/multi-sender', search: { run: '0x03' } })
})

test('error: a browser without storage has no runs, and the way to a new one', async () => {
  vi.spyOn(runStore, 'list').mockRejectedValue(new Error('blocked'))
  const { result } = renderHook(() => useRunEntries())
  await waitFor(() => expect(runStore.list).toHaveBeenCalled())
  expect(result.current.map(({ id }) => id)).toEqual(['send'])
})

test('the symbol of a stranger turns no words; a run of a network that is no longer known leads to the list', async () => {
  vi.spyOn(runStore, 'list').mockResolvedValue([run('0x05', { symbol: 'DU\u202eCK', chainId: 999_999 })] as never)
  vi.spyOn(runStore, 'loadList').mockResolvedValue(undefined)
  const { result } = renderHook(() => useRunEntries())
  const found = () => result.current.find(({ id }) => id === 'run-0x05')
  await waitFor(() => expect(found()?.title).toBe('1 DUCK'))
  found()?.run()
  expect(navigate).toHaveBeenLastCalledWith({ to: '/multi-sender', search: {} })
})
