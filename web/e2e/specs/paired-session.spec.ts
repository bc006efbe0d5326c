import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { pairPhone } from '@e2e/pages/pairing-page.ts'
import { payRecipients } from '@e2e/pages/run-actions.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import type { Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import type { WalletPeer } from '@saleyard/testkit/pairing/create-wallet-peer.ts'
import { parseEther } from 'viem'

const payments = [1, 2, 3].map((byte) => ({ address: freshAddress(0xb0 + byte), amount: parseEther(`${byte}.5`) }))
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)

/** The connector and the provider that speak with the relay. */
const pairingFile = /\/(connectors|index\.es)-[^/]*\.js$/

/** The account is there, and not only remembered while the page looks for the session. */
async function expectConnected(page: Page, { address }: WalletPeer) {
  await expect(shellPage(page).accountButton(shortenAddress(address))).toHaveAttribute('aria-busy', 'false')
}

test('a reload finds the paired phone again; when the phone ends the session, the page is disconnected for good [c110] [c111]', async ({
  page,
  phone,
  pageHealth,
}) => {
  const shell = shellPage(page)
  const pairingFiles = () => pageHealth.requests().filter((url) => pairingFile.test(url)).length
  await page.goto('/home')
  await pairPhone(page, phone)

  await page.reload()
  await expectConnected(page, phone)

  await phone.disconnect()
  await expect(shell.connectButton).toBeVisible()
  const loaded = pairingFiles()
  expect(loaded).toBeGreaterThan(0)
  await page.reload()
  await expect(shell.connectButton).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(pairingFiles()).toBe(loaded)
})

test('a session that the phone ends while the page is closed is over when it is opened again [c110]', {
  tag: '@slow',
}, async ({ page, phone }) => {
  const shell = shellPage(page)
  await page.goto('/home')
  await pairPhone(page, phone)
  await page.goto('about:blank')
  await phone.disconnect()

  await page.goto('/home')

  await expect(shell.connectButton).toBeVisible()
})

test('a reload while the relay is away finds the paired phone all the same [c111]', { tag: '@slow' }, async ({
  page,
  phone,
  ends,
}) => {
  await page.goto('/home')
  await pairPhone(page, phone)
  ends.relay.goDown()

  await page.reload()

  await expectConnected(page, phone)
})

test('a user who disconnects in the page is gone from the phone [c109]', async ({ page, phone }) => {
  const shell = shellPage(page)
  await page.goto('/home')
  await pairPhone(page, phone)

  await shell.disconnect(shortenAddress(phone.address))

  await expect(shell.connectButton).toBeVisible()
  await expect.poll(() => phone.sessions()).toEqual([])
})

test('a payment that is asked for while the relay is away is made when it is back', async ({
  page,
  phone,
  chain,
  ends,
}) => {
  const sending = multiSendPage(page)
  await page.goto('/multi-sender')
  await pairPhone(page, phone)
  const refused = ends.relay.refused()
  ends.relay.goDown()

  const paying = payRecipients(page, payments)
  await expect(sending.waitingForSignature).toBeVisible()
  await expect.poll(() => ends.relay.refused()).toBeGreaterThan(refused)
  expect(phone.sent).toEqual([])
  ends.relay.comeBack()
  await paying

  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(phone.sent).toHaveLength(1)
})

test('a user picks a network that the phone lacks: the phone adds it, and the page goes there [c114] [c115] [c180]', async ({
  page,
  phone,
  pageHealth,
}) => {
  const shell = shellPage(page)
  pageHealth.goesTo(56)
  await page.goto('/home')
  await pairPhone(page, phone)

  await shell.chooseNetwork('BNB Smart Chain')

  await expect(shell.networkButton('BNB Smart Chain')).toBeVisible()
  expect(phone.prompts.shown.map(({ method }) => method)).toContain('wallet_addEthereumChain')
})

test('the page follows what the user changes on the phone [c112] [c113] [c116]', async ({
  page,
  phone,
  pageHealth,
}) => {
  const shell = shellPage(page)
  pageHealth.goesTo(1)
  await page.goto('/home')
  await pairPhone(page, phone)

  await phone.switchAccount(2)
  await expectConnected(page, phone)

  await phone.switchChain(1)
  await expect(shell.notSupportedButton).toBeVisible()
  await shell.switchNetwork()
  await expect(shell.wrongNetwork).toBeHidden()
  await expect(shell.notSupportedButton).toBeHidden()
})
