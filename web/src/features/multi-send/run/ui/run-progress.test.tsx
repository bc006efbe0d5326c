import 'fake-indexeddb/auto'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderSendStep } from '@/features/multi-send/run/ui/testing/render-send-step.tsx'
import { paid, record } from '@/features/multi-send/run/ui/testing/runs.ts'
import en from '@/locales/en.json'
import { hashNotFoundAfter, useStall, walletUnresponsiveAfter } from './run-progress.tsx'

afterEach(() => void vi.useRealTimers())

describe('a wait that takes longer than usual', () => {
  const words = en.multiSend
  const show = renderSendStep
  const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const withValues = (text: string, minutes: number) =>
    text.replace('{{minutes}}', `${minutes}`).replace('{{number}}', '2')

  test('for the wallet is said, while the page waits on and can be paused', () => {
    vi.useFakeTimers()
    const { driver } = show([paid, record(2, { state: 'signing', isHandedOver: true })], { current: 2 })
    after(walletUnresponsiveAfter - 10_000)
    expect(screen.getByText(words.phases.sending.replace('{{number}}', '2'))).toBeTruthy()
    after(10_000)
    expect(screen.getByText(withValues(words.phases.walletSilent, 2))).toBeTruthy()
    after(600_000)
    expect(screen.getByText(withValues(words.phases.walletSilent, 12))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: words.send.pause }))
    expect(driver.pause).toHaveBeenCalledOnce()
  })

  test('for a hash that no node knows is said, and the batch can be sent again or given up', () => {
    vi.useFakeTimers()
    const lost = record(2, { state: 'sent', isHandedOver: true, isPending: false, hashes: [`0x${'cd'.repeat(32)}`] })
    const { driver } = show([paid, lost], { current: 2 })
    expect(screen.getByText(words.phases.sendingWaiting.replace('{{number}}', '2'))).toBeTruthy()
    after(hashNotFoundAfter - 1)
    expect(screen.queryByRole('button', { name: 'Send batch 2 again' })).toBeNull()
    after(1)
    expect(screen.getByText(withValues(words.phases.hashUnseen, 1))).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel batch 2', hidden: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Send batch 2 again' }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith({ resend: [2] })
  })

  test('is no reason to send a single payment again: it can be paused', () => {
    vi.useFakeTimers()
    const lost = record(1, { state: 'sent', isHandedOver: true, isPending: false, hashes: [`0x${'cd'.repeat(32)}`] })
    show([lost], { current: 1 }, {}, 'plainNative')
    after(hashNotFoundAfter)
    expect(screen.getByText(withValues(words.phases.hashUnseenPlain, 1))).toBeTruthy()
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
    expect(screen.getByRole('button', { name: words.send.pause })).toBeTruthy()
  })

  test('for a transaction that waits in the network is no news', () => {
    vi.useFakeTimers()
    const pending = record(2, { state: 'sent', isHandedOver: true, isPending: true, hashes: [`0x${'cd'.repeat(32)}`] })
    show([paid, pending], { current: 2 })
    after(hashNotFoundAfter * 5)
    expect(screen.getByText(words.phases.sendingWaiting.replace('{{number}}', '2'))).toBeTruthy()
  })

  test('after a pause the wallet is still spoken of, for what it shows may be signed', () => {
    show([paid, record(2, { state: 'signing', isHandedOver: true })], { phase: 'paused', current: 2 })
    expect(screen.getByText(words.phases.pausedSigning.replace('{{number}}', '2'))).toBeTruthy()
  })
})

describe('useStall', () => {
  const signing = { number: 1, state: 'signing', hashes: [] } as unknown as BatchRecord
  const at = (phase: RunProgress['phase']): RunProgress => ({
    runId: 'a',
    phase,
    current: 1,
    records: [signing],
    undecided: [],
  })

  test('a wallet that is asked again after a pause is given as long as the first time', () => {
    vi.useFakeTimers()
    const { result, rerender } = renderHook(({ phase }) => useStall(at(phase)), {
      initialProps: { phase: 'sending' as RunProgress['phase'] },
    })
    act(() => vi.advanceTimersByTime(walletUnresponsiveAfter))
    expect(result.current).toEqual({ kind: 'walletUnresponsive', minutes: 2 })
    rerender({ phase: 'paused' })
    expect(result.current).toBeUndefined()
    rerender({ phase: 'sending' })
    expect(result.current).toBeUndefined()
    act(() => vi.advanceTimersByTime(walletUnresponsiveAfter - 1))
    expect(result.current).toBeUndefined()
  })
})
