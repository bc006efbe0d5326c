import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { useLiveCheck } from './use-live-check.ts'

const text = '0x1111111111111111111111111111111111111111'
const client = new QueryClient()
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

test('what the chain holds against an address is not held against the text that takes its place', async () => {
  const read = async () => ({ ok: false, problem: 'rewardMissing' }) as const
  const asking = { text, queryKey: ['check'], read, isConnected: true, words: { network: 'Local chain' }, wait: 0 }
  const { result } = renderHook(() => useLiveCheck(asking), { wrapper })
  await waitFor(() => expect(result.current.validate({ value: text })?.code).toBe('rewardMissing'))
  // A form validates the input before its check has run.
  expect(result.current.validate({ value: text.replace('1', '2') })).toBeUndefined()
})
