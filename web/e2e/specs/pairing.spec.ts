import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { pairingPage, pairPhone } from '@e2e/pages/pairing-page.ts'
import { payRecipients } from '@e2e/pages/run-actions.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import type { WalletPeer } from '@saleyard/testkit/pairing/create-wallet-peer.ts'
import { parseEther } from 'viem'

const payments = [1, 2, 3].map((byte) => ({ address: freshAddress(0xb0 + byte), amount: parseEther(`${byte}.5`) }))
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

/** The account is there, and not only remembered while the page looks for the session. */
async function expectConnected(page: Page, { address }: WalletPeer) {
  await expect(shellPage(page).accountButton(shortenAddress(address))).toHaveAttribute('aria-busy', 'false')
}

test('a user pairs a phone by the link that the page copies, and pays people with it [c4] [c125] [c183]', async ({
  page,
  phone,
  wallet,
  chain,
}) => {
  await page.goto('/multi-sender')
  await pairingPage(page).open()
  await expect(pairingPage(page).code).toBeVisible()
  await pairingPage(page).close()

  await pairPhone(page, phone)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('w3m-modal, wcm-modal')).toHaveCount(0)
  await payRecipients(page, payments)

  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(phone.sent).toHaveLength(1)
  expect(wallet.prompts.shown).toEqual([])
})

test('a user who declines on the phone is told so, and pairs with the next link [c107]', async ({ page, phone }) => {
  const pairing = pairingPage(page)
  await page.goto('/home')
  await pairing.open()
  const declined = await pairing.copyLink()
  phone.prompts.rejectNext('eth_requestAccounts')
  await phone.pair(declined)
  await expect(pairing.status).toContainText(words.walletModal.wallet.declinedLead)

  await pairing.retryButton.click()
  const link = await pairing.copyLink()
  expect(link).not.toBe(declined)
  await phone.pair(link)
  await expectConnected(page, phone)
})

test('a user who meets a relay that is down tries again when it is back, and pairs [O2]', async ({
  page,
  phone,
  ends,
}) => {
  const pairing = pairingPage(page)
  const refused = ends.relay.refused()
  ends.relay.goDown()
  await page.clock.install()
  await page.goto('/home')
  await pairing.open()
  await expect.poll(() => ends.relay.refused()).toBeGreaterThan(refused)
  await page.clock.fastForward(10_000)
  await expect(pairing.status).toContainText(words.walletModal.wallet.slow)

  // Pressed whatever happens: the provider may reach the relay first, and then there is a link and no such button.
  const retry = await pairing.retryButton.elementHandle()
  ends.relay.comeBack()
  await retry?.dispatchEvent('click')
  await phone.pair(await pairing.copyLink())

  await expectConnected(page, phone)
})

test('a link is renewed before it goes stale, but never behind a closed dialog [P1]', { tag: '@slow' }, async ({
  page,
  phone,
  ends,
}) => {
  const pairing = pairingPage(page)
  await page.clock.install()
  await page.goto('/home')
  await pairing.open()
  await expect(pairing.code).toBeVisible()
  await pairing.close()
  // A phone may have taken the link: the relay is left with it. What the provider says of it then is no error of the page.
  expect(ends.relay.open()).toBe(1)
  await page.clock.fastForward(310_000)
  await expect.poll(() => ends.relay.open()).toBe(0)
  const calls = ends.relay.accepted()

  await pairing.open()
  const first = await pairing.copyLink()
  expect(ends.relay.accepted()).toBe(calls + 1)
  await page.clock.fastForward(240_000)
  await expect.poll(() => pairing.copyLink()).not.toBe(first)
  await phone.pair(await pairing.copyLink())

  await expectConnected(page, phone)
})

test('a user who closes the dialog while the phone asks is connected all the same', { tag: '@slow' }, async ({
  page,
  phone,
}) => {
  const pairing = pairingPage(page)
  await page.goto('/home')
  await pairing.open()
  const asking = phone.prompts.holdNext('eth_requestAccounts')
  const paired = phone.pair(await pairing.copyLink())
  await expect.poll(() => phone.prompts.shown.length).toBeGreaterThan(0)
  await pairing.close()
  asking.approve()
  await paired

  await expectConnected(page, phone)
})

test('a paired user pairs another wallet after disconnecting in its place [c109] [c117]', { tag: '@slow' }, async ({
  page,
  phone,
}) => {
  const shell = shellPage(page)
  const pairing = pairingPage(page)
  await page.goto('/home')
  await pairPhone(page, phone)
  await shell.accountButton(shortenAddress(phone.address)).click()
  await pairing.dialog.getByRole('button', { name: words.walletModal.account.switchWallet }).click()
  await pairing.dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(pairing.status).toContainText(words.errors.alreadyConnected)

  await pairing.disconnectFirst.click()
  await expect(pairing.code).toBeVisible()
  await expect.poll(() => phone.sessions()).toEqual([])
  await phone.pair(await pairing.copyLink())
  await expectConnected(page, phone)
})

test.describe('on a phone without a wallet in its browser', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  })

  test('a user finds links that open the app, and comes back connected [c4]', async ({ page, phone }) => {
    await page.addInitScript(() =>
      window.addEventListener('eip6963:announceProvider', (event) => event.stopImmediatePropagation(), true),
    )
    const shell = shellPage(page)
    const pairing = pairingPage(page)
    await page.goto('/home')
    await shell.connectButton.tap()
    await pairing.listed('Amber Anchor').tap()

    const link = await pairing.appLink('Amber Anchor').getAttribute('href')
    expect(link).toMatch(/^amber-anchor:\/\/wc\?uri=wc%3A/)
    await phone.pair(new URL(link ?? '').searchParams.get('uri') ?? '')
    await expectConnected(page, phone)
  })
})
