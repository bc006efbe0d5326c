import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { useActivityRecord } from './use-activity-record.ts'

const account = '0x1111111111111111111111111111111111111111'

test('what is known of one act is never said of another, not for a moment', async () => {
  const at = { createdAt: 1, updatedAt: 1 }
  await activityStore.put({ key: 'one', kind: 'createToken', chainId: 97, account, state: 'mined', summary: '', ...at })
  const { result, rerender } = renderHook(({ key }) => useActivityRecord(key), { initialProps: { key: 'one' } })
  await waitFor(() => expect(result.current?.state).toBe('mined'))

  rerender({ key: 'other' })
  expect(result.current).toBeUndefined()
})
