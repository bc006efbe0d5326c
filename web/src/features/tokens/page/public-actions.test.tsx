import { readIerc20BalanceOf } from '@saleyard/generated'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getBlock, getTransactionReceipt } from 'wagmi/actions'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import '@/testing/all-strings.ts'
import { badgesOfStanding } from '@/features/tokens/hero/badges.ts'
import { readStanding } from '@/features/tokens/hero/read-standing.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import de from '@/locales/du.json'
import en from '@/locales/en.json'
import { ClaimOutcome } from './claim-outcome.tsx'
import { readClaimable } from './claims.ts'
import { PublicActions } from './public-actions.tsx'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const { vault, dividends, changed } = en.tokenPage
const nonHolder: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const halfAnHour = 31 * 60
let fixture: Awaited<ReturnType<typeof startDividendFixture>>

beforeAll(async () => {
  // What jsdom lacks and every browser has.
  Element.prototype.scrollIntoView ??= () => {}
  fixture = await startDividendFixture()
}, 60_000)
afterAll(() => fixture?.chain.stop())
afterEach(() => i18n.changeLanguage('en'))

async function show(account: Address | undefined = fixture.account) {
  const onMined = vi.fn()
  const view = await renderPage(
    <PublicActions token={fixture.token} account={account} onMined={onMined} />,
    fixture.config,
  )
  return { ...view, onMined }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Signs the one action under review: its button in the panel has the same name as the one on the page. */
async function sign(action: string) {
  await screen.findByText(en.tx.simulationOk)
  const panel = screen.getByRole('region', { name: en.tx.title })
  await userEvent.click(within(panel).getByRole('button', { name: action }))
  await screen.findByText(en.tx.states.final)
}
const rowOf = async (name: string) => (await screen.findByText(name)).closest('div')?.textContent
const written = (units: bigint) => formatAmount(units, 18, { grouped: true })
const claimable = (holder: Address) =>
  readClaimable(fixture.config, { chainId: foundry.id, token: fixture.token.token, holder })
const rewardOf = (holder: Address) =>
  readIerc20BalanceOf(fixture.config, { chainId: foundry.id, address: fixture.reward, args: [holder] })

test('the vault of a token whose pool is empty says so, and nobody has anything to claim', async () => {
  await show()
  expect(await rowOf(vault.sale)).toContain(vault.waiting.NoLiquidity)
  await screen.findByText(vault.outlook.nothing)
  expect(await rowOf(dividends.yours)).toMatch(/You can claim0 /)
  expect(screen.getByRole('button', { name: dividends.claim })).toHaveProperty('disabled', true)
})

test('what was collected is told by purpose, and the vault is run from the page until dividends are there', async () => {
  await fixture.trade()
  const first = await show()
  // 4 % for holders and 1.25 % for marketing, 2.5 % for the liquidity.
  expect(await rowOf(vault.booked)).toContain(written((fixture.units * 525n) / 10_000n))
  expect(await rowOf(vault.liquidity)).toContain(written((fixture.units * 250n) / 10_000n))
  expect(await rowOf(vault.sale)).toContain(vault.waiting.NoAverage)
  await screen.findByText(vault.outlook.looks)
  await press(vault.process)
  await sign(vault.process)
  expect(first.onMined).toHaveBeenCalledOnce()
  await screen.findByText(vault.earnedNothing)
  screen.getByText(changed.nothing)
  // The panel is where the button was pressed, which is disabled as long.
  const section = within(screen.getByRole('region', { name: vault.title }))
  section.getByRole('region', { name: en.tx.title })
  expect(section.getAllByRole('button', { name: vault.process })[0]).toHaveProperty('disabled', true)
  expect(screen.queryByText(vault.earns)).toBeNull()
  first.unmount()

  await fixture.advanceTime(halfAnHour)
  await show()
  await screen.findByText(vault.outlook.first)
  // On this chain a transaction costs next to nothing.
  await screen.findByText(vault.pays)
  expect(await rowOf(vault.earns)).toMatch(/0\.\d.* wrapped ETH/)
  await press(vault.process)
  await sign(vault.process)
  expect(await rowOf(vault.earned)).toMatch(/0\.\d.* wrapped ETH/)
  expect(await rowOf(changed.sold)).toMatch(/ DUCK$/)
  expect(await rowOf(changed.shared)).toMatch(/\d/)
  expect((await screen.findAllByText(changed.next)).length).toBe(2)
  expect(await claimable(fixture.seller)).toBeGreaterThan(0n)
})

test('an act that is looked at is told in the language of the page, also after a change', async () => {
  await show()
  await press(vault.process)
  await screen.findByRole('heading', { name: vault.process })
  await act(() => i18n.changeLanguage('de'))
  await screen.findByText(
    de.tokenPage.vault.summary.replace('{{symbol}}', fixture.token.symbol).replace('{{coin}}', 'ETH'),
  )
  await screen.findByRole('heading', { name: de.tokenPage.vault.process })
})

test('a paused reward token is a warning, a claim says why it fails, and what was earned stays', async () => {
  const { config, token, seller } = fixture
  const warnings = async () => badgesOfStanding(token, await readStanding(config, token)).map(({ id }) => id)
  const earned = await claimable(seller)
  expect(await warnings()).not.toContain('rewardStuck')
  const resume = await fixture.changeTransfers('refuse')
  expect(await warnings()).toContain('rewardStuck')
  const { unmount } = await show()
  await screen.findByText(en.tokenPage.badges.rewardStuck.how)
  await press(dividends.claim)
  const panel = within(await screen.findByRole('region', { name: en.tx.title }))
  await panel.findByText(/rejected the transfer of \d+ base units/)
  expect(panel.getByRole('button', { name: dividends.claim })).toHaveProperty('disabled', true)
  expect(await claimable(seller)).toBe(earned)
  unmount()

  await resume()
  expect(await warnings()).not.toContain('rewardStuck')
  const broken = await fixture.breakReward()
  expect(await warnings()).toContain('rewardStuck')
  await broken()
  // One that refuses a transfer to itself, or of so little, pays.
  for (const what of ['self', 'one'] as const) {
    const allow = await fixture.refuse(what)
    expect(await warnings()).not.toContain('rewardStuck')
    await allow()
  }
  // Older tokens return nothing where they succeed.
  const restore = await fixture.changeTransfers('doNothing')
  expect(await warnings()).not.toContain('rewardStuck')
  await restore()
  await show()
  await rowOf(dividends.yours)
  expect(screen.queryByText(en.tokenPage.badges.rewardStuck.how)).toBeNull()
})

test('who was not paid is named with what the chain says to a claim for them alone', async () => {
  const { seller, config, token, account } = fixture
  const earned = await claimable(seller)
  const restoreReward = await fixture.breakReward()
  const { unmount } = await show()
  await userEvent.click(await screen.findByRole('textbox', { name: dividends.list }))
  await userEvent.paste(seller)
  await press(dividends.review)
  await sign(dividends.claimMany)
  const outcome = (await screen.findByText(dividends.skipped)).parentElement as HTMLElement
  within(outcome).getByText(dividends.paid.replace('{{number}}', '0'))
  within(outcome).getByText(seller)
  const { RewardVault_TransferFailed: refused } = en.errors
  const values: Record<string, string> = { rewardToken: fixture.reward, amount: `${earned}`, holder: seller }
  await within(outcome).findByText(refused.replace(/{{(\w+)}}/g, (_, name) => values[name] ?? ''))
  expect(await claimable(seller)).toBe(earned)
  unmount()

  await restoreReward()
  const [hash] = (await getBlock(config, { chainId: foundry.id })).transactions as [`0x${string}`]
  const receipt = await getTransactionReceipt(config, { chainId: foundry.id, hash })
  await renderPage(<ClaimOutcome token={token} account={account} receipt={receipt} />, config)
  await screen.findByText(dividends.skippedAlone)
})

test('a list is paid: lines that are no address are named, repeated ones counted, and those with nothing left out', async () => {
  const { seller, buyer } = fixture
  await show()
  const list = await screen.findByRole('textbox', { name: dividends.list })
  const enter = async (...lines: string[]) => {
    await userEvent.clear(list)
    await userEvent.click(list)
    await userEvent.paste(lines.join('\n'))
  }
  const reviewButton = screen.getByRole('button', { name: dividends.review })
  expect(reviewButton).toHaveProperty('disabled', true)

  await enter(seller, 'nobody', '', seller.slice(0, -1))
  screen.getByText(dividends.wrong.replace('{{lines}}', '2, 4'))
  expect(list.getAttribute('aria-invalid')).toBe('true')
  expect(reviewButton).toHaveProperty('disabled', true)

  await enter(nonHolder)
  await userEvent.click(reviewButton)
  expect((await screen.findByText(dividends.nothing)).parentElement?.textContent).toContain(nonHolder)
  expect(screen.queryByRole('region', { name: en.tx.title })).toBeNull()

  await enter(seller, nonHolder, buyer, seller.toLowerCase())
  screen.getByText(dividends.repeated.replace('{{number}}', '1'))
  const earned = await Promise.all([seller, buyer].map(claimable))
  await userEvent.click(reviewButton)
  await screen.findByText(dividends.summaryMany.replace('{{number}}', '2'))
  await sign(dividends.claimMany)
  expect(await Promise.all([seller, buyer, nonHolder].map(rewardOf))).toEqual([...earned, 0n])
})

test('a list longer than one transaction can pay is refused with the number that it can', async () => {
  await show()
  const list = await screen.findByRole('textbox', { name: dividends.list })
  const most = Number(
    (await screen.findByText(dividends.listHint.split('{{')[0] ?? '', { exact: false })).textContent?.match(/\d+/)?.[0],
  )
  const holders = Array.from({ length: most + 1 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`)
  await userEvent.click(list)
  await userEvent.paste(holders.join('\n'))
  screen.getByText(dividends.tooMany.replace('{{most}}', String(most)))
  expect(screen.getByRole('button', { name: dividends.review })).toHaveProperty('disabled', true)
})

test('what an account has earned is shown to the unit, claimed once, and then there is nothing to claim', async () => {
  const own = await claimable(fixture.account)
  const before = await rewardOf(fixture.account)
  const { unmount } = await show()
  // In base units until the reward token's decimals are known.
  await waitFor(async () => expect(await rowOf(dividends.yours)).toContain(written(own)))
  await press(dividends.claim)
  await sign(dividends.claim)
  expect((await rewardOf(fixture.account)) - before).toBe(own)
  unmount()

  await show()
  expect(await rowOf(dividends.yours)).toMatch(/You can claim0 /)
  expect(await screen.findByRole('button', { name: dividends.claim })).toHaveProperty('disabled', true)
})

test('without an account all is told and nothing can be done', async () => {
  await renderPage(<PublicActions token={fixture.token} account={undefined} onMined={() => {}} />, fixture.config)
  expect(await rowOf(vault.sale)).toContain(vault.waiting.TooSoon)
  expect(await rowOf(vault.sale)).toMatch(/Due at \d+:\d\d [AP]M \(/)
  expect(screen.queryByText(dividends.yours)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what the page tells already is not told again: the figures stand with their age', async () => {
  const props = { token: fixture.token, account: undefined, onMined: () => {} }
  const withErrors = await renderPage(<PublicActions {...props} />, fixture.config)
  const withoutErrors = await renderPage(<PublicActions {...props} isErrorShown />, fixture.config)
  const both = [withErrors, withoutErrors].map(({ container }) => within(container))
  for (const part of both) await part.findByText(vault.sale)
  for (const part of both) await part.findByText(dividends.minimum)
  await fixture.chain.stop()
  await Promise.all([withErrors, withoutErrors].map(({ client }) => client.refetchQueries({ queryKey: ['token'] })))
  const alerts = () => both.map((part) => part.queryAllByRole('alert').length)
  for (const part of both) await part.findByText(/^as of /)
  await waitFor(() => expect(alerts()).toEqual([2, 0]))
})
