import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { afterFees, feesFor } from '@/features/tokens/liquidity/pool-arithmetic.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { day, lockStepsIn } from '@/features/tokens/testing/lock-steps.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import '@/testing/all-strings.ts'
import { formatTime } from '@/components/network-status/data-age.tsx'
import de from '@/locales/du.json'
import en from '@/locales/en.json'
import { LocksPanel } from './locks-panel.tsx'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const words = en.locks
const units = 10n ** 18n
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let steps: ReturnType<typeof lockStepsIn>
let ours: SaleyardToken

beforeAll(async () => {
  Element.prototype.scrollIntoView ??= () => {}
  fixture = await startLiquidityFixture()
  steps = lockStepsIn(fixture)
  ours = await fixture.create('baby')
}, 60_000)
afterAll(() => fixture?.chain.stop())
afterEach(() => i18n.changeLanguage('en'))

async function show(account: Address = fixture.firstOwner, token: SaleyardToken = ours) {
  const onMined = vi.fn()
  const view = await renderPage(<LocksPanel token={token} account={account} onMined={onMined} />, fixture.config)
  return { ...view, onMined }
}

const listOf = (name: string) => screen.findByRole('region', { name })
const written = (value: bigint) => formatAmount(value, ours.decimals, { grouped: true })
const fill = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value), text)

test('without locks both lists say so', async () => {
  await show()
  await screen.findByText(words.noneOfPair)
  await screen.findByText(words.noneOfToken)
})

test('a lock of the liquidity, one of the tokens and a schedule are listed apart, and closed ones have no button', async () => {
  await fixture.approveAndSend(ours, fixture.firstOwner, await termsIn(fixture).seed(ours))
  const pair = ours.taxed?.pair as Address
  const beneficiary = fixture.otherAccount
  await steps.lock({ beneficiary: fixture.firstOwner, token: pair, amount: units, startIn: 400 * day })
  await steps.lock({ beneficiary, token: ours.token, amount: 5n * units, startIn: day })
  await steps.lock({ beneficiary, token: ours.token, amount: units, cliff: 30 * day, length: 300 * day })
  await show()
  const liquidity = within(await listOf(words.ofPair))
  expect(await liquidity.findAllByRole('listitem')).toHaveLength(1)
  expect(liquidity.getAllByText(en.liquidity.units).length).toBeGreaterThan(0)
  const tokens = within(await listOf(words.ofToken))
  expect(await tokens.findAllByRole('listitem')).toHaveLength(2)
  await tokens.findByText(words.cliff)
  expect(screen.queryByRole('button', { name: words.release })).toBeNull()
})

test('dates follow the language', async () => {
  await i18n.changeLanguage('de')
  await show()
  await screen.findByRole('heading', { name: de.locks.title })
  expect(formatTime(1_800_000_000n, 'de')).toMatch(/15\.01\.2027/)
  expect(formatTime(1_800_000_000n, 'en')).toMatch(/Jan 15, 2027/)
  expect(formatTime(1_800_000_000n, 'ar')).toMatch(/2027/)
})

test('a release says beforehand what arrives, is open to any account, and shows what has arrived', async () => {
  await steps.advanceTime(day + 1)
  const { onMined } = await show()
  const tokens = within(await listOf(words.ofToken))
  const arriving = afterFees(5n * units, feesFor(ours, fixture.otherAccount))
  expect(arriving).toBeLessThan(5n * units)
  await tokens.findByText(words.arrives)
  await userEvent.click(await tokens.findByRole('button', { name: words.release }))

  await screen.findByText(en.tx.simulationOk)
  const region = screen.getByRole('region', { name: en.tx.title })
  const panel = within(region)
  // Where the button was pressed.
  expect(region.closest('li')?.contains(tokens.getAllByRole('button', { name: words.release })[0] ?? null)).toBe(true)
  expect(region.textContent).toContain(`receives ${written(arriving)} ${ours.symbol}`)
  await panel.findByText(en.tx.codeExpected)
  await userEvent.click(panel.getByRole('button', { name: words.release }))
  await screen.findByText(words.arrived)
  expect(screen.getByText(words.arrived).closest('div')?.textContent).toContain(written(arriving))
  expect(onMined).toHaveBeenCalled()
})

test('without an account all is shown and nothing can be released', async () => {
  await steps.lock({ beneficiary: fixture.otherAccount, token: ours.token, amount: units, startIn: 60 })
  await steps.advanceTime(61)
  await renderPage(<LocksPanel token={ours} account={undefined} onMined={() => {}} />, fixture.config)
  const tokens = within(await listOf(words.ofToken))
  expect(await tokens.findAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: words.release })).toBeNull()
})

test('more locks than a page holds are on the next one', async () => {
  for (let index = 0; index < 8; index += 1)
    await steps.lock({ beneficiary: fixture.otherAccount, token: ours.token, amount: 0n, startIn: day })
  await show()
  const tokens = within(await listOf(words.ofToken))
  expect(await tokens.findAllByRole('listitem')).toHaveLength(10)
  await userEvent.click(tokens.getByRole('button', { name: words.next }))
  await tokens.findByText(fill(words.page, { page: '2', pages: '2' }))
  await vi.waitFor(() => expect(tokens.getAllByRole('listitem')).toHaveLength(1))
})

test('coin in a lock is shown, and any account releases it to the beneficiary', async () => {
  const token = await fixture.create('standard')
  const beneficiary: Address = '0x00000000000000000000000000000000000c0137'
  const lock = await steps.lock({ beneficiary, token: token.token, amount: 0n, startIn: day })
  const view = await show(fixture.firstOwner, token)
  await within(await listOf(words.ofToken)).findByRole('listitem')
  expect(screen.queryByText(fill(words.coin, { symbol: 'ETH' }))).toBeNull()
  view.unmount()

  await fixture.send({ account: fixture.otherAccount, to: lock, value: 15n * 10n ** 17n })
  const closed = await show(fixture.firstOwner, token)
  await screen.findByText(fill(words.coin, { symbol: 'ETH' }))
  const name = fill(words.releaseCoin, { symbol: 'ETH' })
  expect(screen.queryByRole('button', { name })).toBeNull()
  closed.unmount()

  await steps.advanceTime(day + 1)
  await show(fixture.firstOwner, token)
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText(en.tx.simulationOk)
  const region = screen.getByRole('region', { name: en.tx.title })
  expect(region.textContent).toContain('Release 1.5 ETH to')
  await userEvent.click(within(region).getByRole('button', { name: words.release }))
  expect((await screen.findByText(words.arrived)).closest('div')?.textContent).toContain('1.5 ETH')
  expect(screen.getByText(words.arrived).closest('li')).not.toBeNull()
  expect(await fixture.client.getBalance({ address: beneficiary })).toBe(15n * 10n ** 17n)
})

test('liquidity locks of a Standard token are found by the routers of the network', async () => {
  const token = await fixture.create('standard')
  const none = await show(fixture.firstOwner, token)
  await screen.findByText(words.noneOfToken)
  expect(screen.queryByRole('region', { name: words.ofPair })).toBeNull()
  none.unmount()

  await fixture.approveAndSend(token, fixture.firstOwner, await termsIn(fixture).seed(token))
  const { market } = await fixture.market(token, fixture.firstOwner)
  const pair = market.pair as Address
  await steps.lock({ beneficiary: fixture.firstOwner, token: pair, amount: units, startIn: day })
  await show(fixture.firstOwner, token)
  const liquidity = within(await listOf(words.ofPair))
  expect(await liquidity.findAllByRole('listitem')).toHaveLength(1)
  expect(liquidity.getAllByText(en.liquidity.units).length).toBeGreaterThan(0)
})

test('what cannot be read is said, with a way to try again', async () => {
  await fixture.chain.stop()
  await show()
  await vi.waitFor(() => expect(screen.getAllByText(words.unreadable, { exact: false })).toHaveLength(3), 20_000)
})
