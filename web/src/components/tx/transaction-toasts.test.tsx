import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '@/lib/i18n/i18n.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { TransactionToasts } from './transaction-toasts.tsx'

const record: ActivityRecord = {
  key: 'approve:1',
  kind: 'approve',
  chainId: 31337,
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  state: 'awaiting-signature',
  summary: 'Allow 1000 HRB',
  createdAt: 1,
  updatedAt: 1,
}

const show = () =>
  render(
    <>
      <ToastContainer />
      <TransactionToasts />
    </>,
  )
const findToast = (state: ActivityRecord['state']) => screen.findByText(`Approve: ${en.activity.states[state]}`)

beforeEach(async () => {
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})
afterEach(() => void act(() => toast.dismiss()))

test('a transaction has one toast, which changes with it', async () => {
  show()
  await act(() => activityStore.put(record))
  await findToast('awaiting-signature')
  await act(() => activityStore.patch(record.key, { state: 'submitted', hash: `0x${'ab'.repeat(32)}` }))
  await findToast('submitted')
  await act(() => activityStore.patch(record.key, { state: 'reverted' }))
  await findToast('reverted')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('what another account has signed is a warning that names it', async () => {
  show()
  await act(() => activityStore.put(record))
  await findToast('awaiting-signature')
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await act(() => activityStore.patch(record.key, { state: 'final', signer: { address, isDirect: true } }))
  await screen.findByText(new RegExp(`signed this with another account, ${address}`))
  expect(screen.getByRole('alert').closest('.Toastify__toast--warning')).toBeTruthy()
})

test('a decline turns its toast into a quiet word', async () => {
  show()
  await act(() => activityStore.put(record))
  await findToast('awaiting-signature')
  await act(() => activityStore.remove(record.key))
  await screen.findByText(en.tx.rejected)
})

test('what was settled before the page opened is no news, what was on its way is', async () => {
  await activityStore.put({ ...record, key: 'approve:old', state: 'final' })
  await activityStore.put({ ...record, key: 'approve:pending', state: 'submitted' })
  show()
  await findToast('submitted')
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
})

test('a proposal that waits for its owners is no news when the page opens, but its execution is', async () => {
  const proposal = { safeTxHash: `0x${'cd'.repeat(32)}`, fromBlock: 1n } as const
  await activityStore.put({ ...record, key: 'approve:proposed', state: 'proposed', proposal })
  await activityStore.put({ ...record, key: 'approve:pending', state: 'submitted' })
  show()
  await findToast('submitted')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await act(() => activityStore.patch('approve:proposed', { state: 'final' }))
  await findToast('final')
})

test('a toast that was closed comes back for bad news only', async () => {
  show()
  await act(() => activityStore.put({ ...record, state: 'mined' }))
  await findToast('mined')
  await act(async () => toast.dismiss(record.key))
  fireEvent.animationEnd(screen.getByText('Allow 1000 HRB').closest('.Toastify__toast') as Element) // jsdom moves nothing
  await waitFor(() => expect(screen.queryByText('Allow 1000 HRB')).toBeNull())
  await waitFor(() => expect(toast.isActive(record.key)).toBe(false))
  await act(() => activityStore.patch(record.key, { state: 'final' }))
  expect(toast.isActive(record.key)).toBe(false)
  await act(() => activityStore.patch(record.key, { state: 'dropped' }))
  await findToast('dropped')
})

test('a signature that nobody saw is not called unsent', async () => {
  show()
  await act(() => activityStore.put(record))
  await findToast('awaiting-signature')
  await act(() => activityStore.patch(record.key, { state: 'failed', isInterrupted: true }))
  await screen.findByText(en.errors.interrupted)
  expect(screen.queryByText(en.activity.states.failed, { exact: false })).toBeNull()
})

test('of what nobody knows the toast stays, for a day also when the page opens again', async () => {
  const old = Date.now() - 86_400_001
  await activityStore.put({ ...record, key: 'approve:old', state: 'uncertain', createdAt: old, summary: 'Long ago' })
  await activityStore.put({ ...record, state: 'uncertain', createdAt: Date.now() })
  show()
  await findToast('uncertain')
  expect(screen.queryByText('Long ago')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('[c243] a pending one stays until it is in a block, and then for 5000 ms', async () => {
  show()
  const clock = () => document.querySelector<HTMLElement>('.Toastify__progress-bar--animated')?.style.animationDuration
  await act(() => activityStore.put(record))
  for (const state of ['awaiting-signature', 'submitted'] as const) {
    await act(() => activityStore.patch(record.key, { state }))
    await findToast(state)
    expect(clock(), state).toBeUndefined()
  }
  await act(() => activityStore.patch(record.key, { state: 'mined' }))
  await findToast('mined')
  expect(clock()).toBe('5000ms')
})

test('a transaction whose record goes away with the site data was not declined', async () => {
  show()
  await act(() => activityStore.put({ ...record, state: 'submitted', hash: `0x${'ab'.repeat(32)}` }))
  await findToast('submitted')
  await act(() => activityStore.remove(record.key))
  await findToast('submitted')
  expect(screen.queryByText(en.tx.rejected)).toBeNull()
})
