import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { type SafePage, test } from '@e2e/fixtures/safe-page.ts'
import { expect } from '@e2e/fixtures/test.ts'
import { multiSendPage, pastRunsPanel } from '@e2e/pages/multi-send-page.ts'
import { pairPhone } from '@e2e/pages/pairing-page.ts'
import { pageUrl, safePageUrl } from '@e2e/ports.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { multiSenderAbi } from '@saleyard/generated/abis'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import { createSafePeer } from '@saleyard/testkit/pairing/create-safe-peer.ts'
import { decodeFunctionData, erc20Abi, formatEther, getAddress, parseEther } from 'viem'

test("inside a Safe's page the Safe connects by itself, other wallets are not offered, and there is a way out", async ({
  safePage,
}) => {
  const app = await safePage.open('/multi-sender')
  const button = app.locator('#wallet-button')
  await expect(button).toHaveAttribute('title', safePage.service.safe)
  await button.click()
  const dialog = app.getByRole('dialog')
  await expect(dialog.getByText(words.safe.frame.only)).toBeVisible()
  await expect(dialog).toContainText(words.wallet.connectedWith.replace('{{wallet}}', 'Safe'))
  await expect(dialog).not.toContainText(walletInfo.name)
  await expect(dialog.getByRole('button', { name: words.wallet.disconnect })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: words.safe.frame.open })).toHaveAttribute(
    'href',
    `${pageUrl}/multi-sender`,
  )
  expect(
    safePage.host.messages.map(({ method }) => method),
    'nothing is read by the frame',
  ).not.toContain('rpcCall')
})

test("while Safe's page does not answer no wallet is offered, the dialog says so and asks again, and a late answer connects the Safe", async ({
  safePage,
}) => {
  const app = await safePage.open('/multi-sender', 'silent')
  const button = app.locator('#wallet-button')
  await button.click()
  const dialog = app.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText(words.safe.frame.silent)
  await expect(dialog.getByRole('button', { name: walletInfo.name })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'WalletConnect' })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: words.safe.frame.open })).toBeVisible()
  await dialog.getByRole('button', { name: words.common.tryAgain }).click()
  await expect(dialog.getByRole('button', { name: words.common.tryAgain })).toBeEnabled()
  await safePage.speak()
  await expect(button).toHaveAttribute('title', safePage.service.safe)
  await expect(dialog).toHaveCount(0)
})

test('by itself the same build connects nothing, and speaks with no page around it', async ({ page, safePage }) => {
  await page.goto('/multi-sender')
  await expect(page.locator('#wallet-button')).toContainText(words.wallet.connect)
  expect(safePage.host.messages).toEqual([])
})

test('an origin that the build does not name cannot frame it', async ({ page, safePage, pageHealth }) => {
  await page.goto(`${safePage.strangerUrl}/?app=${pageUrl}/multi-sender`)
  await expect.poll(() => pageHealth.takeViolations().join()).toContain(`frame-ancestors ${safePageUrl}`)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
  expect(safePage.host.messages).toEqual([])
})

test("Safe's page reads what the page is from another origin, and no other file", async ({
  page,
  safePage,
  request,
}) => {
  await safePage.open('/home')
  const manifest = await page.evaluate(async (url) => (await fetch(url)).json(), `${pageUrl}/manifest.json`)
  expect(manifest).toMatchObject({ name: 'Saleyard', iconPath: expect.stringMatching(/\.png$/) })
  expect((await request.get(`/${manifest.iconPath}`)).headers()['content-type']).toBe('image/png')
  const others = await page.evaluate(
    (urls) => Promise.allSettled(urls.map((url) => fetch(url))),
    [pageUrl, `${pageUrl}/manifest.webmanifest`, `${pageUrl}/boot.js`],
  )
  expect(others.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const rules = await (await request.get('/_headers')).text()
  expect(rules).toContain('\n/manifest.json\n  Access-Control-Allow-Origin: *\n')
  expect(rules).not.toContain('X-Frame-Options')
})

const payments: Payment[] = [0x71, 0x72, 0x73].map((byte, index) => ({
  address: freshAddress(byte),
  amount: parseEther(String(index + 1)),
}))
const list = payments.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)
const total = parseEther('6')

/** Pays the list as the Safe, which declines once; two owners sign besides the one who proposes, and a stranger executes. */
async function payAsSafe(app: Page, chain: Chain, safePage: SafePage, declineNext: () => void) {
  const { service } = safePage
  const { multiSender } = chain.addresses
  const token = await chain.deployForeignToken()
  await safePage.fund(token, total)
  const sending = multiSendPage(app)
  await sending.chooseToken(token)
  await sending.paste(list)
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
  const propose = sending.proposeButton(1, 1)

  declineNext()
  await propose.click()
  await expect(sending.sending).toContainText(fill(words.safe.pay.phases.declined, { number: 1 }))
  expect(service.proposals.size).toBe(0)

  await propose.click()
  await expect(sending.batch(1)).toContainText(words.safe.pay.states.waiting)
  const [proposal, ...others] = service.proposals.values()
  if (!proposal) throw new Error('The Safe has no proposal')
  expect(others).toEqual([])
  const { hash, calls, transaction } = proposal
  const [approval, batch] = calls
  expect(calls).toHaveLength(2)
  expect(decodeFunctionData({ abi: erc20Abi, data: approval?.data ?? '0x' })).toEqual({
    functionName: 'approve',
    args: [getAddress(multiSender), total],
  })
  expect([approval?.to, batch?.to].map((to) => getAddress(to ?? '0x'))).toEqual([token, multiSender])
  expect([transaction.operation, transaction.safeTxGas]).toEqual([1, 0n])

  // Two signatures are missing, and the page says nothing of paid.
  await expect(sending.report).toHaveCount(0)
  expect(await chain.balances(token, people)).toEqual([0n, 0n, 0n])
  await service.sign(hash, ...service.owners.slice(1, 3))
  await service.execute(hash)
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(token, people)).toEqual(amounts)
  expect(await chain.allowance(token, service.safe, multiSender)).toBe(0n)
}

test('from the frame a list is paid by one proposal of two calls, and called paid once a stranger has executed what three owners signed', async ({
  chain,
  safePage,
}) => {
  const app = await safePage.open('/multi-sender')
  await payAsSafe(app, chain, safePage, () => safePage.host.prompts.rejectNext('sendTransactions'))
  const sent = safePage.host.messages.filter(({ method }) => method === 'sendTransactions')
  expect(sent, 'declined once, proposed once').toHaveLength(2)
})

test('a Safe that is paired over WalletConnect pays the same way', async ({ page, chain, ends, safePage }) => {
  const peer = await createSafePeer({ relayUrl: ends.relay.url, service: safePage.service })
  await page.goto('/multi-sender')
  await pairPhone(page, peer)
  await payAsSafe(page, chain, safePage, () => peer.prompts.rejectNext('wallet_sendCalls'))
  const sent = peer.requests.filter(({ method }) => method.includes('send'))
  expect(sent.map(({ method }) => method)).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
  await peer.close()
})

test('a proposal outlives the frame: opened again it waits, its page offers no other wallet, and a rejection by the owners is said', async ({
  chain,
  safePage,
}) => {
  const { service, open } = safePage
  const token = await chain.deployForeignToken()
  await safePage.fund(token, total)
  const sending = multiSendPage(await open('/multi-sender'))
  await sending.chooseToken(token)
  await sending.paste(list)
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
  await sending.proposeButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(words.safe.pay.states.waiting)
  const [hash] = service.proposals.keys()
  if (!hash) throw new Error('The Safe has no proposal')

  const proposal = await open(`/safe?proposal=${hash}`)
  await expect(proposal.getByText(words.safe.frame.only).first()).toBeVisible()

  const app = await open('/multi-sender')
  await pastRunsPanel(app).openLatest()
  const again = multiSendPage(app)
  await expect(again.batch(1)).toContainText(words.safe.pay.states.waiting)
  await service.reject(hash)
  // A network goes on; until the block is final, a reorg could bring the proposal back.
  await expect(async () => {
    await chain.mine(64)
    const said = fill(words.safe.pay.phases.rejected, { number: 1 })
    await expect(again.sending).toContainText(said, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  expect(await chain.balances(token, people)).toEqual([0n, 0n, 0n])
})

test('from the frame the owners are asked to cancel a batch on the page of its proposal, and once they have, the payment can never be executed', async ({
  chain,
  page,
  safePage,
}) => {
  const { service, open, host } = safePage
  const token = await chain.deployForeignToken()
  await safePage.fund(token, total)
  const sending = multiSendPage(await open('/multi-sender'))
  await sending.chooseToken(token)
  await sending.paste(list)
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
  await sending.proposeButton(1, 1).click()
  await expect(sending.batch(1)).toContainText(words.safe.pay.states.waiting)
  const [payment] = service.proposals.keys()
  if (!payment) throw new Error('The Safe has no proposal')

  await page.setViewportSize({ width: 390, height: 844 })
  const app = await open(`/safe?proposal=${payment}`)
  await app.getByText(words.safe.withdraw, { exact: true }).click()
  await expect(app.getByText(words.safe.withdrawing.later)).toBeVisible()
  await app.getByRole('button', { name: words.safe.withdrawing.cancel_one }).click()
  await expect(app.getByText(words.safe.state.ending)).toBeVisible()
  const cancel = [...service.proposals.values()].find(({ hash }) => hash !== payment)
  const [call, ...others] = cancel?.calls ?? []
  if (!cancel || !call) throw new Error('The Safe has no second proposal')
  expect(others).toEqual([])
  expect(getAddress(call.to)).toBe(getAddress(chain.addresses.multiSender))
  expect(decodeFunctionData({ abi: multiSenderAbi, data: call.data }).functionName).toBe('cancel')
  expect(host.messages.filter(({ method }) => method === 'sendTransactions')).toHaveLength(2)

  await service.reject(payment)
  await service.sign(cancel.hash, ...service.owners.slice(1, 4))
  await service.execute(cancel.hash)
  const again = await service.changeNonce(payment)
  await service.sign(again, ...service.owners.slice(1, 4))
  await expect(service.execute(again)).rejects.toThrow()
  expect(await chain.balances(token, people)).toEqual([0n, 0n, 0n])
})
