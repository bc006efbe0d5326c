import {
  readIerc20BalanceOf,
  readTokenLockFactoryPredictLock,
  writeIerc20Transfer,
  writeTokenLockFactoryCreateLocks,
} from '@saleyard/generated'
import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, parseUnits, zeroHash } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getBlock, waitForTransactionReceipt } from 'wagmi/actions'
import { processCall } from '@/features/tokens/page/vault-run.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import en from '@/locales/en.json'
import { LocksPanel } from './locks-panel.tsx'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const words = en.locks
const chainId = foundry.id
const beneficiary: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const day = 86_400
let fixture: Awaited<ReturnType<typeof startDividendFixture>>

beforeAll(async () => {
  Element.prototype.scrollIntoView ??= () => {}
  fixture = await startDividendFixture()
}, 60_000)
afterAll(() => fixture?.chain.stop())

/** Creates a lock that ends in two days, and fills it with tokens of the first owner. */
async function lockTokens(): Promise<Address> {
  const { config, account, token } = fixture
  const { timestamp } = await getBlock(config, { chainId })
  const terms = {
    beneficiary,
    startTimestamp: timestamp + BigInt(2 * day),
    cliffSeconds: 0n,
    durationSeconds: 0n,
    salt: zeroHash,
    token: token.token,
  }
  const at = { chainId, account } as const
  await mined(writeTokenLockFactoryCreateLocks(config, { ...at, args: [[terms]] }))
  const lock = await readTokenLockFactoryPredictLock(config, { chainId, args: [account, terms] })
  await mined(writeIerc20Transfer(config, { ...at, address: token.token, args: [lock, parseUnits('5000000', 18)] }))
  return lock
}

async function mined(sent: Promise<`0x${string}`>) {
  const { status } = await waitForTransactionReceipt(fixture.config, { chainId, hash: await sent })
  expect(status).toBe('success')
}

/** Runs the vault twice: the first run records the price, the second trades. */
async function runVault() {
  const vault = { chainId, account: fixture.account, address: fixture.token.taxed.vault }
  for (const seconds of [0, 31 * 60]) {
    await fixture.advanceTime(seconds + 1)
    const { simulate, write } = processCall(fixture.config, vault)
    await simulate()
    await mined(write())
  }
}

const rewardOf = (holder: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId, address: fixture.reward, args: [holder] })

/** Reviews an action of a lock, and signs it. */
async function act(button: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await screen.findByText(en.tx.simulationOk)
  const panel = within(screen.getByRole('region', { name: en.tx.title }))
  await userEvent.click(panel.getByRole('button', { name: action }))
}

async function show() {
  const { token, account, config } = fixture
  return renderPage(<LocksPanel token={token} account={account} onMined={() => {}} />, config)
}

test('dividends of a lock are claimed into it, stay there until its end, and are then released to its beneficiary', async () => {
  const lock = await lockTokens()
  await fixture.trade()
  await runVault()
  const first = await show()
  await screen.findByText(words.claimable)
  await act(words.claim, words.claim)
  await screen.findByText(en.tokenPage.dividends.paid.replace('{{number}}', '1'))
  const earned = await rewardOf(lock)
  expect(earned).toBeGreaterThan(0n)
  expect(screen.queryByRole('button', { name: words.releaseDividends })).toBeNull()
  first.unmount()

  await fixture.advanceTime(2 * day)
  await show()
  await act(words.releaseDividends, words.release)
  const arrived = (await screen.findByText(words.arrived)).closest('div')
  expect(arrived?.textContent).toContain(formatAmount(earned, 18, { grouped: true }))
  expect(await rewardOf(beneficiary)).toBe(earned)
  expect(await rewardOf(lock)).toBe(0n)
})
