import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useStall, walletSilentAfter } from './run-progress.tsx'

afterEach(() => void vi.useRealTimers())

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
  act(() => vi.advanceTimersByTime(walletSilentAfter))
  expect(result.current).toEqual({ kind: 'walletSilent', minutes: 2 })
  rerender({ phase: 'paused' })
  expect(result.current).toBeUndefined()
  rerender({ phase: 'sending' })
  expect(result.current).toBeUndefined()
  act(() => vi.advanceTimersByTime(walletSilentAfter - 1))
  expect(result.current).toBeUndefined()
})
