import 'fake-indexeddb/auto'
import { ierc20Abi } from '@saleyard/generated/abis'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { encodeFunctionData } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { ActionPanel } from '@/features/tokens/liquidity/action-panel.tsx'
import { usePlans } from '@/features/tokens/liquidity/plan-store.ts'
import { claimCalls } from '@/features/tokens/page/claims.ts'
import { processCall } from '@/features/tokens/page/vault-run.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'

vi.setConfig({ testTimeout: 120_000 })

const chainId = foundry.id

afterEach(cleanup)

/** The wallet shows the account that it was asked for, and signs with another one. */
function signWith(config: Config, other: Address) {
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet')
  const { getProvider } = connector
  connector.getProvider = (async (values) => {
    const provider = (await getProvider(values)) as { request: (call: Call) => Promise<unknown> }
    const request = ({ method, params }: Call) => {
      const [transaction] = params ?? []
      const isTransaction = method === 'eth_sendTransaction'
      return provider.request({ method, params: isTransaction ? [{ ...Object(transaction), from: other }] : params })
    }
    return { ...provider, request }
  }) as typeof getProvider
}
type Call = { method: string; params?: readonly unknown[] | undefined }

const otherSignerSentence = (signer: Address, account: Address) =>
  en.tx.signedByOther.replace('{{signer}}', signer).replace('{{account}}', account)

async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 10_000 })
  await userEvent.click(button)
}

test('first liquidity that the wallet signs with another account is said to be from that account, and moves nothing', async () => {
  const fixture = await startLiquidityFixture()
  onTestFinished(() => fixture.chain.stop())
  const { firstOwner, otherAccount } = fixture
  const token = await fixture.create('standard')
  const half = token.totalSupply / 2n
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [otherAccount, half] })
  await fixture.send({ account: firstOwner, to: token.token, data })
  const terms = await termsIn(fixture).seed(token)
  await fixture.approve(fixture.plan(token, otherAccount, terms))
  const plan = fixture.plan(token, firstOwner, terms)
  await fixture.approve(plan)
  usePlans.getState().save(plan)

  signWith(fixture.config, otherAccount)
  renderApp(<ActionPanel plan={plan} token={token} onMined={() => {}} />, fixture.config)
  await press(en.activity.kinds.seedLiquidity)
  expect(
    await screen.findByText(otherSignerSentence(otherAccount, firstOwner), undefined, { timeout: 10_000 }),
  ).toBeTruthy()
  // The plan names the first owner as recipient, and the seeder gives liquidity to no account but its caller.
  for (const account of [firstOwner, otherAccount]) {
    const { holdings } = await fixture.market(token, account)
    expect([holdings.token, holdings.liquidity]).toEqual([half, 0n])
  }
})

test('dividends that the wallet claims with another account are said to be claimed by that account', async () => {
  const fixture = await startDividendFixture()
  onTestFinished(() => fixture.chain.stop())
  const { config, token, account, seller } = fixture
  const context = { chainId, account, address: token.token }
  const vault = processCall(config, { ...context, address: token.taxed.vault })
  const runVault = async () => waitForTransactionReceipt(config, { chainId, hash: await vault.write() })
  await fixture.trade()
  await runVault()
  await fixture.advanceTime(31 * 60)
  await runVault()

  signWith(config, seller)
  const call = claimCalls.own(config, context)
  const words = { summary: 'Claim', key: `claim:${token.token}`, kind: 'claim' } as const
  const intent = { ...words, chainId, account, amounts: [], value: 0n, ...call }
  renderApp(<TransactionPanel intent={intent} actionLabel="Claim dividends" />, config)
  await press('Claim dividends')
  expect(await screen.findByText(otherSignerSentence(seller, account), undefined, { timeout: 10_000 })).toBeTruthy()
})
