import 'fake-indexeddb/auto'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { recipients, record, runWith } from '@/features/multi-send/run/ui/testing/runs.ts'
import { noticeStore } from '@/lib/notices/notice-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { RunNotices } from './run-notices.tsx'

afterEach(() => vi.restoreAllMocks())
const source = () => noticeStore.getState().sources.runs
const store = (id: string, change: object) => {
  const run = runWith([record(1), record(2)])
  const facts = { createdAt: Date.UTC(2026, 0, 1), updatedAt: 7, recipients: 3, total: 3n * 10n ** 18n }
  return runStore.create({ ...run, summary: { ...run.summary, ...facts, id, ...change } }, { lines: [], recipients })
}

test('each unfinished run waits, with the link that opens it; it is silent once it is removed', async () => {
  await store('0x01', { isFinished: true })
  await store('0x02', {})
  await store('0x03', { chainId: 250 })
  renderApp(<RunNotices />)
  await waitFor(() => expect(source()?.notices).toHaveLength(2))
  const [first, other] = [...(source()?.notices ?? [])].sort((a, b) => a.id.localeCompare(b.id))
  expect(first).toMatchObject({
    id: 'run:0x02',
    fact: '7',
    title: en.multiSend.send.unfinishedHeading,
    link: { to: '/multi-sender', search: { run: '0x02' } },
  })
  expect(first?.text).toMatch(/^3 tBNB to 3 recipients on Binance Smart Chain Testnet/)
  // Its network is not enabled: the page that sends says so.
  expect(other?.link).toEqual({ to: '/multi-sender', search: {} })

  await act(() => runStore.remove('0x02'))
  await act(() => runStore.remove('0x03'))
  await waitFor(() => expect(source()?.notices).toEqual([]))
})

test('a browser that does not let the runs be read is said', async () => {
  vi.spyOn(runStore, 'list').mockRejectedValue(new Error('blocked'))
  renderApp(<RunNotices />)
  await waitFor(() => expect(source()?.failures[0]?.text).toBe(en.multiSend.pastRuns.unreadable))
  expect(source()?.isReading).toBe(false)
})

test.each([
  [
    'runs that are damaged',
    () => Promise.resolve([{ id: '0x04' }]),
    en.multiSend.pastRuns.damaged.replace('{{formatted}}', '1'),
  ],
  ['a failure that is no error', () => Promise.reject('blocked'), en.multiSend.pastRuns.unreadable],
])('%s are said, and never count as nothing', async (_, list, text) => {
  vi.spyOn(runStore, 'list').mockImplementation(list as never)
  renderApp(<RunNotices />)
  await waitFor(() => expect(source()?.failures).toEqual([{ text }]))
})
