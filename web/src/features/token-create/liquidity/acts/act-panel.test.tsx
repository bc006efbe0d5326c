import { screen } from '@testing-library/react'
import { type Hash, type Hex, numberToHex, pad } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { connect } from 'wagmi/actions'
import { WalletActionsProvider } from '../../../../components/wallet-actions'
import { createTestConfig, renderApp } from '../../../../lib/testing/render-app'
import { activityStore } from '../../../../lib/transactions/activity-store'
import en from '../../../../locales/en.json'
import type { LiquidityPlan } from '../plan'
import { ActPanel } from './act-panel'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const router = '0x3333333333333333333333333333333333333333'
const hash: Hash = `0x${'ab'.repeat(32)}`
const chainId = foundry.id
const { liquidity } = en
const ours = { kind: 'standard', chainId, token, name: 'Harbour', symbol: 'HRB', decimals: 2, totalSupply: 1n } as const

afterEach(() => activityStore.remove('approve:liquidity:one'))

/** A pool's act of 1,000 units, of which the network says that so many may be moved. */
async function show(fields: { allowed: bigint; decidedAt?: number }) {
  const word = (value: bigint): Hex => pad(numberToHex(value))
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [account],
    wallet_requestPermissions: [],
    eth_chainId: '0x7a69',
    eth_gasPrice: '0x1',
    eth_estimateGas: '0x5208',
    eth_blockNumber: '0x10',
    eth_getBlockByNumber: { number: '0x10', timestamp: '0x10', transactions: [] },
    eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x10', blockHash: hash, transactionHash: hash, logs: [] },
    eth_call: word(fields.allowed),
  }
  const config = createTestConfig((method) => answers[method] ?? null)
  await connect(config, { connector: config.connectors[0] as Connector })
  const bounds = { amount: 1_000n, coin: 1n, minAmount: 990n, minCoin: 1n }
  const place = { id: 'one', chainId, account, token, router } as const
  const plan: LiquidityPlan = { act: 'add', ...place, ...bounds, decidedAt: fields.decidedAt ?? Date.now() }
  renderApp(
    <WalletActionsProvider actions={{ openConnect: () => {}, openNetworks: () => {} }}>
      <ActPanel plan={plan} token={ours} onMined={() => {}} />
    </WalletActionsProvider>,
    config,
  )
}

const stale = liquidity.stale.replace('{{minutes}}', '10')
const age = (minutes: number) => Date.now() - minutes * 60_000

test.each([
  [liquidity.approval.action, 0n],
  [en.activity.kinds.addLiquidity, 1_000n],
])('bounds of more than ten minutes ago are not signed with: %s', async (action, allowed) => {
  await show({ allowed, decidedAt: age(10.1) })
  await screen.findByText(stale)
  expect(await screen.findByRole('button', { name: action })).toHaveProperty('disabled', true)
})

test('bounds of less than ten minutes ago count', async () => {
  await show({ allowed: 1_000n, decidedAt: age(9.5) })
  await screen.findByRole('button', { name: en.activity.kinds.addLiquidity })
  expect(screen.queryByText(stale)).toBeNull()
})

test('a permission in a block that the network still denies is told, and leaves nothing to sign', async () => {
  const record = { kind: 'approve', chainId, account, summary: '', createdAt: 1, updatedAt: 1 } as const
  await activityStore.put({ ...record, key: 'approve:liquidity:one', state: 'final', hash })
  await show({ allowed: 500n })
  await screen.findByText(liquidity.approval.late.replace('{{amount}}', '5').replace('{{symbol}}', 'HRB'))
  expect(screen.queryByRole('button', { name: en.activity.kinds.addLiquidity })).toBeNull()
})
