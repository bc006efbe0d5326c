import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foundry } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { createTestConfig, renderApp } from '../../lib/testing/render-app'
import { accountA, accountB } from '../../lib/testing/scripted-wallet'
import type { TransactionIntent } from '../../lib/transactions/transaction-intent'
import en from '../../locales/en.json'
import { TransactionPanel } from './transaction-panel'

const answers: Record<string, unknown> = {
  eth_requestAccounts: [accountA],
  wallet_requestPermissions: [],
  eth_chainId: '0x7a69',
  eth_gasPrice: '0x3b9aca00',
}

test.each([
  ['the network was away', new Error('fetch failed'), en.errors.unreachable],
  ['the chain refused', { code: 3 }, en.tx.simulationFailed.replace('{{reason}}', en.errors.revertedUnknown)],
])('where %s, it is asked again, and the act is open once it would work', async (_, error, said) => {
  const config = createTestConfig((method) => answers[method] ?? null)
  await connect(config, { connector: config.connectors[0] as Connector })
  const simulate = vi.fn(async () => ({ gas: 1n })).mockRejectedValueOnce(error)
  const intent: TransactionIntent = {
    key: `approve:again:${said}`,
    kind: 'approve',
    chainId: foundry.id,
    account: accountA,
    to: accountB,
    summary: 'Allow',
    amounts: [],
    value: 0n,
    data: '0x',
    simulate,
    write: () => Promise.reject(new Error('not asked for')),
  }
  renderApp(<TransactionPanel intent={intent} actionLabel="Approve" />, config)
  await screen.findByText(said)
  const act = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' })
  expect(act().disabled).toBe(true)

  await userEvent.click(screen.getByRole('button', { name: en.tx.again }))
  await screen.findByText(en.tx.simulationOk)
  expect(act().disabled).toBe(false)
  expect(simulate).toHaveBeenCalledTimes(2)
})
