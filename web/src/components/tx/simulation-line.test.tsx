import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { approvalIntent } from '@/components/tx/testing/approval-intent.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { SimulationLine } from './simulation-line.tsx'
import { TransactionPanel } from './transaction-panel.tsx'

const show = (ago: number) =>
  render(<SimulationLine preview={{ data: { gas: 1n, gasPrice: 1n }, dataUpdatedAt: Date.now() - ago } as never} />)

test('that it will work is said with its age, once that is a while ago', () => {
  const { unmount } = show(0)
  screen.getByText(en.tx.simulationOk)
  expect(screen.queryByText(/as of/)).toBeNull()
  unmount()
  show(180_000)
  screen.getByText('as of 3 min. ago')
})

test.each([
  ['the network was away', new Error('fetch failed'), en.errors.unreachable],
  ['the chain refused', { code: 3 }, en.tx.simulationFailed.replace('{{reason}}', en.errors.revertedUnknown)],
])('where %s, it is asked again, and the act is open once it would work', async (_, error, said) => {
  const config = await connectTestConfig(() => undefined)
  const simulate = vi.fn(async () => ({ gas: 1n })).mockRejectedValueOnce(error)
  const intent = approvalIntent({ simulate })
  renderApp(<TransactionPanel intent={intent} actionLabel="Approve" />, config)
  await screen.findByText(said)
  const act = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' })
  expect(act().disabled).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: en.tx.again }))
  await screen.findByText(en.tx.simulationOk)
  expect(act().disabled).toBe(false)
  expect(simulate).toHaveBeenCalledTimes(2)
})
