import { ierc20Abi } from '@saleyard/generated/abis'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, encodeAbiParameters, encodeEventTopics, parseEther, type TransactionReceipt } from 'viem'
import { expect, test } from 'vitest'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA as account, accountB as pair } from '@/testing/scripted-wallet.ts'
import type { RemovePlan } from './plan.ts'
import { UnwrapPanel } from './plan-stage.tsx'

const token: Address = '0x2222222222222222222222222222222222222222'
const router: Address = '0x3333333333333333333333333333333333333333'
const wrappedCoin: Address = '0x4444444444444444444444444444444444444444'
const plan: RemovePlan = {
  act: 'remove',
  ...{ id: 'one', decidedAt: 1, chainId: 31337, account, token, router, pair, wrappedCoin },
  ...{ liquidity: 2n, minAmount: 1n, minCoin: 1n, isWrapped: true },
}

const transfer = (asset: Address, from: Address, to: Address, value: bigint) => ({
  address: asset,
  topics: encodeEventTopics({ abi: ierc20Abi, eventName: 'Transfer', args: { from, to } }),
  data: encodeAbiParameters([{ type: 'uint256' }], [value]),
})
/** Logs of the token and its fee next to the coin, and of coin that went elsewhere. */
const paid = (coin: bigint) => [
  transfer(token, pair, account, parseEther('7')),
  transfer(wrappedCoin, pair, router, parseEther('5')),
  transfer(wrappedCoin, router, account, parseEther('3')),
  ...(coin > 0n ? [transfer(wrappedCoin, pair, account, coin)] : []),
]

async function show(shown: RemovePlan | { act: 'add' }, coin: bigint) {
  const sent: unknown[] = []
  const answers: Record<string, unknown> = {
    eth_estimateGas: '0x5208',
    eth_call: '0x',
    eth_getCode: '0x6000',
  }
  const config = await connectTestConfig((method, [call]) => {
    if (method !== 'eth_sendTransaction') return answers[method]
    sent.push(call)
    return new Promise(() => {})
  })
  const receipt = { logs: paid(coin) } as unknown as TransactionReceipt
  renderApp(
    <>
      <p>Removed</p>
      <UnwrapPanel plan={{ ...plan, ...shown } as RemovePlan} receipt={receipt} />
    </>,
    config,
  )
  await screen.findByText('Removed')
  return sent
}

const button = () => screen.queryByRole('button', { name: en.activity.kinds.unwrap })

test('what a removal has brought as wrapped coin is turned into coin, to the wei and nothing else', async () => {
  const sent = await show(plan, 1_234_500_000_000_000_001n)
  expect(screen.getByRole('region').textContent).toContain('1.234')
  expect(screen.getByTitle(wrappedCoin)).toBeTruthy()
  await expect.poll(() => button()).toHaveProperty('disabled', false)
  await userEvent.click(button() as HTMLElement)
  await expect.poll(() => sent).toHaveLength(1)
  const amount = 1_234_500_000_000_000_001n.toString(16).padStart(64, '0')
  expect(sent[0]).toMatchObject({ from: account, to: wrappedCoin, data: `0x2e1a7d4d${amount}` })
})

test.each([
  ['a removal that brought none', plan, 0n],
  ['a removal that brought coin itself', { ...plan, isWrapped: false }, 5n],
  ['an act that adds', { act: 'add' as const }, 5n],
])('nothing is offered after %s', async (_title, shown, coin) => {
  await show(shown, coin)
  expect(button()).toBeNull()
})
