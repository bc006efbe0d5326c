import { readFile, writeFile } from 'node:fs/promises'
import { installWallet, walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { pairingPage } from '@e2e/pages/pairing-page.ts'
import { connectSafe, makeSafe, owners, proposalsPage, proposePayments } from '@e2e/pages/proposals-page.ts'
import { pageUrl } from '@e2e/ports.ts'
import { fill, words } from '@e2e/words.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { encodeProposalLink } from '@saleyard/safe/proposal/links.ts'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { readProposal, writeSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { readWalletSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import encodeQR from 'qr'
import { type Address, numberToHex, parseEther } from 'viem'

const { safe: texts } = words
const people = [0xa1, 0xa2, 0xa3].map(freshAddress)
const amounts = [1n, 2n, 3n].map((ether) => parseEther(`${ether}`))

/** One batch that pays three people, as a file. */
const payThree = (safe: Address) =>
  proposePayments(
    safe,
    people.map((address, index) => ({ address, amount: amounts[index] ?? 0n })),
  )

const textFile = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
const state = (page: Page, sentence: string) => page.getByRole('status').getByText(sentence, { exact: true })
const waitingFor = (count: number) => fill(count === 1 ? texts.state.waiting_one : texts.state.waiting_other, { count })

const zipFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer })

const save = async (page: Page, button: string): Promise<string> => (await saveBytes(page, button)).toString()

async function saveBytes(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await download).path())
}

/** A second machine, on which the page was once opened and which then lost its network. */
async function openOffline(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/safe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.page.title)
  // The worker has everything once it is active.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(words.common.offline)).toBeVisible()
  return page
}

test('a proposal is signed on a machine without a network, collected by code, file and link, and executed by someone else', async ({
  page,
  wallet,
  chain,
  browser,
}) => {
  const { safe } = await makeSafe(chain)
  await page.goto('/safe')
  await page.getByLabel(texts.open.file).setInputFiles(payThree(safe))
  await expect(state(page, waitingFor(3))).toBeVisible()
  await expect(page.getByText(texts.acts.onlyPays)).toBeVisible()
  const proposal = await save(page, texts.actions.saveProposal)

  const machine = await browser.newContext({ baseURL: pageUrl, permissions: ['clipboard-read', 'clipboard-write'] })
  const signer = await installWallet(machine, chain.rpcUrl)
  await signer.switchAccount(2)
  const offline = await openOffline(machine)
  await offline.getByLabel(texts.open.file).setInputFiles(textFile('proposal.json', proposal))
  await expect(offline.getByText(texts.acts.notCompared)).toBeVisible()
  await expect(state(offline, texts.state.unread)).toBeVisible()
  await offline
    .getByRole('button', { name: fill(texts.signing.connect, { wallet: walletInfo.name }) })
    .first()
    .click()
  const signButton = offline.getByRole('button', { name: texts.signing.button, exact: true })
  await signButton.click()
  await expect(offline.getByText(texts.signing.done)).toBeVisible()

  // The first owner's by a picture of the code.
  const passOn = offline.getByRole('region', { name: texts.signing.title })
  await passOn.getByRole('button', { name: texts.actions.code }).click()
  const code = await passOn.getByRole('img').screenshot()
  await page.getByRole('button', { name: texts.open.scan }).click()
  await page.getByLabel(texts.scan.picture).setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: code })
  await expect(page.getByText(fill(texts.open.added_one, { count: 1 }))).toBeVisible()
  await expect(state(page, waitingFor(2))).toBeVisible()

  // The browser reports to the open page that the network is gone: so far the page began without one.
  await machine.setOffline(false)
  await expect(offline.getByText(words.common.offline)).toBeHidden()
  await machine.setOffline(true)
  await expect(offline.getByText(words.common.offline)).toBeVisible()

  // The second one's by file.
  await signer.switchAccount(3)
  await signButton.click()
  await expect(offline.getByText(texts.signing.done)).toBeVisible()
  const file = await save(offline, texts.pass.save)
  await page.getByLabel(texts.open.file).setInputFiles(textFile('signatures.json', file))
  await expect(state(page, waitingFor(1))).toBeVisible()

  // The third one's by link.
  await signer.switchAccount(5)
  await signButton.click()
  await expect(offline.getByText(texts.signing.done)).toBeVisible()
  await passOn.getByRole('button', { name: texts.pass.copy }).click()
  await expect(passOn.getByRole('button', { name: words.common.copied })).toBeVisible()
  const link = await offline.evaluate(() => navigator.clipboard.readText())
  await page.getByLabel(texts.open.paste).fill(link)
  await page.getByRole('button', { name: texts.open.add }).click()
  await expect(state(page, texts.state.ready)).toBeVisible()

  await page
    .getByRole('button', { name: fill(texts.signing.connect, { wallet: walletInfo.name }) })
    .last()
    .click()
  await page.getByRole('button', { name: texts.executing.button, exact: true }).click()
  await expect(state(page, texts.state.executed)).toBeVisible()
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.sent).toHaveLength(1)
  expect(owners).not.toContain(wallet.address)
  await machine.close()
})

test('a list of three people is proposed from a Safe by files, signed, executed by someone else, and reported as paid', async ({
  page,
  wallet,
  chain,
}) => {
  const { safe } = await makeSafe(chain)
  const sending = multiSendPage(page)
  await sending.open()
  await connectSafe(page, safe)
  await sending.paste(people.map((address, index) => `${address}, ${index + 1}`).join('\n'))
  await sending.reviewButton(people.length).click()
  await sending.goOnToSendButton.click()
  await page.getByRole('button', { name: fill(texts.pay.send.start, { number: 1, total: 1 }) }).click()
  await expect(page.getByRole('main')).toContainText(words.multiSend.phases.awaitingOwners)

  await page.goto('/safe')
  await page.getByRole('main').getByRole('link').last().click()
  await expect(page.getByText(texts.acts.onlyPays)).toBeVisible()
  await expect(page.getByText(fill(texts.acts.runBatch, { number: 1 }))).toBeVisible()
  const { tx, hashes } = await readProposal(await save(page, texts.actions.saveProposal))
  expect(tx.nonce).toBe(0n)
  const signing = [1, 3, 4].map((index) => account(index))
  const signatures = await Promise.all(
    signing.map(async (owner) =>
      readWalletSignature(hashes.safeTx, await owner.sign({ hash: hashes.safeTx }), [owner.address]),
    ),
  )
  await page
    .getByLabel(texts.open.paste)
    .fill(writeSignatures({ chainId: 31_337, safe, safeTxHash: hashes.safeTx, signatures }))
  await page.getByRole('button', { name: texts.open.add }).click()
  await expect(state(page, texts.state.ready)).toBeVisible()

  await page
    .getByRole('button', { name: fill(texts.signing.connect, { wallet: walletInfo.name }) })
    .last()
    .click()
  await page.getByRole('button', { name: texts.executing.button, exact: true }).click()
  await expect(state(page, texts.state.executed)).toBeVisible()
  expect(await chain.balances(coin, people)).toEqual(amounts)

  // One click leads back to the Safe, whose run knows that all are paid.
  await proposalsPage(page).backToSafe(safe)
  await page.goto('/multi-sender')
  await page.getByRole('button', { name: words.multiSend.send.continueRun }).click()
  await expect(sending.report).toContainText(sending.allPaid(people.length))
  expect(wallet.sent).toHaveLength(1)
})

test("a run's proposals are opened as one file, signed one after the other on two machines without a network, collected, and executed in order by a stranger", async ({
  page,
  wallet,
  chain,
  browser,
}) => {
  const { safe } = await makeSafe(chain, 2)
  const crowd = Array.from({ length: 1_200 }, (_, index) => numberToHex(0xc0_ffee_0000 + index, { size: 20 }))
  const sending = multiSendPage(page)
  await sending.open()
  await connectSafe(page, safe)
  await sending.paste(crowd.map((address) => `${address}, 0.001`).join('\n'))
  await sending.reviewButton(crowd.length).click()
  await sending.goOnToSendButton.click()
  await sending.proposeButton(1, 3).click()
  await expect(page.getByRole('main')).toContainText(words.multiSend.phases.awaitingOwners)
  const proposals = await saveBytes(page, texts.pay.card.files)

  const signatures: Buffer[] = []
  for (const index of [1, 2]) {
    const machine = await browser.newContext({ baseURL: pageUrl })
    const signer = await installWallet(machine, chain.rpcUrl)
    await signer.switchAccount(index)
    const offline = await openOffline(machine)
    await offline.getByLabel(texts.open.file).setInputFiles(zipFile('proposals.zip', proposals))
    await expect(offline.getByText(fill(texts.open.all.opened, { formatted: 3 }))).toBeVisible()
    await offline.getByRole('link', { name: texts.open.all.first }).click()
    await offline
      .getByRole('button', { name: fill(texts.signing.connect, { wallet: walletInfo.name }) })
      .first()
      .click()
    for (const nonce of [0, 1, 2]) {
      await expect(offline.getByRole('heading', { name: fill(texts.page.withNonce, { nonce }) })).toBeVisible()
      await offline.getByRole('button', { name: texts.signing.button, exact: true }).click()
      if (nonce === 2) continue
      const next = offline.getByRole('link', { name: texts.next.button })
      await expect(next).toBeFocused()
      await next.press('Enter')
      await expect(
        offline.getByRole('heading', { name: fill(texts.page.withNonce, { nonce: nonce + 1 }) }),
      ).toBeFocused()
    }
    await expect(offline.getByText(fill(texts.next.allSigned, { total: 3 }))).toBeVisible()
    signatures.push(await saveBytes(offline, fill(texts.next.saveAll, { formatted: 3 })))
    await machine.close()
  }

  await page.goto('/safe')
  await page.getByLabel(texts.open.file).setInputFiles(signatures.map((each, index) => zipFile(`${index}.zip`, each)))
  await expect(page.getByText(fill(texts.open.all.added, { formatted: 6, proposals: 3 }))).toBeVisible()
  await page.getByRole('link', { name: texts.next.execute }).click()
  await page
    .getByRole('button', { name: fill(texts.signing.connect, { wallet: walletInfo.name }) })
    .last()
    .click()
  for (const nonce of [0, 1, 2]) {
    await expect(page.getByRole('heading', { name: fill(texts.page.withNonce, { nonce }) })).toBeVisible()
    await page.getByRole('button', { name: texts.executing.button, exact: true }).click()
    await expect(state(page, texts.state.executed)).toBeVisible()
    if (nonce < 2) await page.getByRole('link', { name: texts.next.button }).click()
  }
  await expect(page.getByText(texts.next.allExecuted)).toBeVisible()
  expect(await chain.balances(coin, crowd)).toEqual(crowd.map(() => parseEther('0.001')))
  expect(owners).not.toContain(wallet.address)
})

test('a Safe is connected by its address, and what is no Safe is refused with the reason', async ({ page, chain }) => {
  const { safe } = await makeSafe(chain)
  await page.goto('/multi-sender')
  await page.getByRole('banner').getByRole('button', { name: words.wallet.connect }).click()
  const dialog = page.getByRole('dialog', { name: words.wallet.choose })
  await dialog.getByRole('button', { name: words.walletModal.connect.safe }).click()
  const address = dialog.getByLabel(texts.connect.address)
  const connect = dialog.getByRole('button', { name: texts.connect.button })

  await address.fill(account(1).address)
  await connect.click()
  await expect(dialog.getByRole('alert')).toContainText(fill(texts.errors.codeMissing, { account: account(1).address }))

  await address.fill(safe)
  await connect.click()
  await expect(dialog).toBeHidden()
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: fill(words.wallet.readAloud, { address: shortenAddress(safe) }) })
  await expect(button).toBeVisible()
  await page.reload()
  await expect(button).toBeVisible()
})

/** A film of one frame for the fake camera of the browser (YUV4MPEG2): the code in the middle, black on white. */
function filmCode(text: string): Buffer {
  const [width, height, scale] = [960, 960, 8]
  const modules = encodeQR(text, 'raw', { border: 4, scale })
  const luma = Buffer.alloc(width * height, 235)
  const [left, top] = [(width - modules.length) >> 1, (height - modules.length) >> 1]
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries()) if (isDark) luma.writeUInt8(16, (top + y) * width + left + x)
  const chroma = Buffer.alloc((width * height) / 2, 128)
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`
  return Buffer.concat([Buffer.from(`${head}FRAME\n`), luma, chroma])
}

test('a proposal is opened by the camera, which starts at a click and stops at the code', async ({
  chain,
  playwright,
  launchOptions,
}, testInfo) => {
  const { safe } = await makeSafe(chain)
  const domain = { chainId: 31_337, safe }
  const pay = { to: people[0] ?? safe, value: 1n, data: '0x' } as const
  const proposal = createProposal({ ...domain, tx: proposeCalls([pay], { nonce: 0n }) })
  const film = testInfo.outputPath('code.y4m')
  await writeFile(film, filmCode(`${pageUrl}/safe#${encodeProposalLink(proposal)}`))
  // Without windows there is no dialog to allow the camera: the browser does it by itself.
  const args = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...args],
  })
  const page = await browser.newPage({ baseURL: pageUrl, permissions: ['camera'] })
  await page.goto('/safe')
  await page.getByRole('button', { name: texts.open.scan }).click()
  await expect(page.getByRole('button', { name: texts.scan.camera })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('button', { name: texts.scan.camera }).click()
  await expect(page).toHaveURL(new RegExp(proposal.hashes.safeTx))
  await expect(page.locator('video')).toHaveCount(0)
  await expect(state(page, waitingFor(3))).toBeVisible()
  await browser.close()
})

test("while a Safe is connected by its address, the page of a proposal connects an owner's wallet on a phone, which signs", async ({
  page,
  wallet,
  chain,
  phone,
}) => {
  const { safe } = await makeSafe(chain)
  expect(owners).toContain(phone.address)
  await page.goto('/safe')
  await connectSafe(page, safe)
  await page.getByLabel(texts.open.file).setInputFiles(payThree(safe))
  const signing = page.getByRole('region', { name: texts.signing.title })
  await expect(
    signing.getByRole('button', { name: fill(texts.signing.connect, { wallet: walletInfo.name }) }),
  ).toBeVisible()
  await signing.getByRole('button', { name: texts.signing.other }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'WalletConnect' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await phone.pair(await pairingPage(page).copyLink())
  await signing.getByRole('button', { name: texts.signing.button, exact: true }).click()
  await expect(signing.getByText(texts.signing.done)).toBeVisible()
  await expect(state(page, waitingFor(2))).toBeVisible()
  await expect(
    page.getByRole('button', { name: fill(texts.signing.back, { safe: shortenAddress(safe) }) }),
  ).toBeVisible()
  expect(wallet.sent).toEqual([])
})
