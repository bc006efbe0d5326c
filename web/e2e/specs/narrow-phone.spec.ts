import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { languages } from '@e2e/fixtures/languages.ts'
import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { makeSafe, proposalsPage, proposeCrowds } from '@e2e/pages/proposals-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { fill, readStrings, words } from '@e2e/words.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'

const phone = { width: 320, height: 640 }

/** Every commit tries the longest words and the script from right to left. */
const tried = languages.filter(({ code }) => code === 'du' || code === 'ae')

for (const [which, chosen, tag] of [
  ['in German and Arabic', tried, '@commit'],
  ['in any language', languages, '@slow'],
] as const)
  test(`at no width from 320 to 1440 px a page scrolls sideways or cuts a text, ${which}`, { tag }, async ({
    page,
    wallet,
  }) => {
    const shell = shellPage(page)
    await page.goto('/home')
    await wallet.connect()
    // The last one has the menu of languages.
    const paths = ['/nowhere', '/home', ...(await shell.menuPaths())]
    expect(paths.length).toBeGreaterThan(2)
    await page.setViewportSize(phone)
    await expect(shell.languagesInMenu).toBeAttached()

    for (const { label } of chosen) {
      await shell.chooseLanguage(label)
      for (const path of paths) {
        await page.goto(path)
        await expect(shell.title).toBeVisible()
        // The title comes before the rest.
        await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
        for (const width of [1440, 1280, 390, phone.width]) {
          await page.setViewportSize({ ...phone, width })
          await expect.poll(shell.sidewaysScroll, `${path}, ${label}, ${width}`).toBe(0)
          expect(await shell.cutTexts(), `${path}, ${label}, ${width}`).toEqual([])
        }
      }
    }
  })

test('on a narrow phone no step of a creation scrolls sideways, or has two strong actions', async ({
  page,
  wallet,
}) => {
  const shell = shellPage(page)
  const creation = createTokenPage(page)
  await page.setViewportSize(phone)
  await creation.open()
  await wallet.connect()
  await creation.fill({ name: 'H'.repeat(64), symbol: 'S'.repeat(32), decimals: '18', totalSupply: '1'.repeat(58) })
  await expectCalm(shell, 'configure')

  await creation.review()
  await expect(creation.transaction.simulationOk).toBeVisible()
  await expectCalm(shell, 'review')

  await creation.create('S'.repeat(32))
  await expect(creation.resultTitle('H'.repeat(64))).toBeVisible()
  await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
  await expectCalm(shell, 'result')
})

test('on a narrow phone no step of a run scrolls sideways, or has two strong actions', async ({
  page,
  wallet,
  chain,
}) => {
  const shell = shellPage(page)
  const sending = multiSendPage(page)
  await page.setViewportSize(phone)
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(await chain.deployForeignToken())
  await sending.paste([0x51, 0x52, 0x53].map((byte) => `${freshAddress(byte)}, 1234.123456789012345678`).join('\n'))
  await sending.editLine(2, 'x'.repeat(200))
  await expect(sending.correctButton(1)).toBeVisible()
  await expectCalm(shell, 'prepare')

  await sending.removeRefused()
  await sending.reviewButton(2).click()
  await expect(sending.goOnToApprove).toBeEnabled()
  await expectCalm(shell, 'review')

  await sending.goOnToApprove.click()
  await expect(sending.approval.simulationOk).toBeVisible()
  await expectCalm(shell, 'approve')

  await sending.anyApproveButton.click()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(2))
  await expectCalm(shell, 'report')
})

for (const [code, tag] of [
  ['ae', '@commit'],
  ['du', '@slow'],
] as const)
  test(`on a narrow phone a Safe's proposals scroll and cut nothing, listed, read or signed: ${code}`, {
    tag,
  }, async ({ page, wallet, chain }) => {
    const shell = shellPage(page)
    const proposals = proposalsPage(page)
    const { safe } = await makeSafe(chain)
    await page.setViewportSize(phone)
    await page.addInitScript((language) => {
      localStorage.setItem('store', JSON.stringify({ state: { language }, version: 2 }))
    }, code)
    await page.goto('/safe')
    await proposals.openFiles(proposeCrowds(safe))
    await expect(proposals.listed).toHaveCount(2)
    await expectWhole(shell, 'list')

    await proposals.listed.first().click()
    await wallet.switchAccount(1)
    await proposals.strongButton.first().click()
    await expect(proposals.strongButton).toBeEnabled()
    await proposals.unfoldAll()
    await expectWhole(shell, 'proposal')

    await proposals.strongButton.first().click()
    await expect(proposals.signedMark).toBeVisible()
    await expectWhole(shell, 'signed')
  })

test('on a narrow phone a proposal has one strong action: to execute it, where that needs no signature first', {
  tag: '@commit',
}, async ({ page, wallet, chain }) => {
  const shell = shellPage(page)
  const proposals = proposalsPage(page)
  const { safe } = await makeSafe(chain, 1)
  await page.setViewportSize(phone)
  await page.goto('/safe')
  await proposals.openFiles(proposeCrowds(safe))
  await proposals.listed.first().click()
  await wallet.switchAccount(1)
  await proposals.connectWallet()
  await expect(proposals.executeButton).toBeEnabled()
  await expect.poll(shell.strongActions).toEqual([words.safe.executing.button])
  await expectWhole(shell, 'ready')

  await proposals.sign()
  await expect(proposals.signed).toBeVisible()
  await expect(proposals.executeButton).toBeEnabled()
  await expect.poll(shell.strongActions).toEqual([words.safe.executing.button])
  await expectWhole(shell, 'signed')
})

for (const { label, code } of languages.filter(({ code }) => code === 'en' || code === 'ae'))
  test(`on a narrow phone the wallet dialog fits, from the wallets to the account: ${label}`, {
    tag: code === 'en' ? '@slow' : '@commit',
  }, async ({ page, wallet }) => {
    const shell = shellPage(page)
    const strings = { ...words, ...readStrings(code) }
    const dialog = page.getByRole('dialog')
    const button = (name: string) => page.getByRole('button', { name })
    await page.setViewportSize(phone)
    await page.goto('/home')
    await shell.chooseLanguage(label)

    await button(strings.wallet.connect).click()
    await expect(dialog).toHaveAccessibleName(strings.wallet.choose)
    expect(await shell.dialogOverflow(), 'wallets').toBe(0)

    await button('WalletConnect').click()
    await expect(button(strings.walletModal.copyLink)).toBeVisible()
    expect(await shell.dialogOverflow(), 'code').toBe(0)

    await button(strings.walletModal.back).click()
    await button(walletInfo.name).click()
    await expect(dialog).toBeHidden()
    await button(fill(strings.wallet.readAloud, { address: shortenAddress(wallet.address) })).click()
    await expect(button(strings.wallet.disconnect)).toBeVisible()
    expect(await shell.dialogOverflow(), 'account').toBe(0)

    await page.keyboard.press('Escape')
    await button(fill(strings.networks.button, { name: 'Local chain' })).click()
    await expect(dialog).toHaveAccessibleName(strings.networks.title)
    expect(await shell.dialogOverflow(), 'networks').toBe(0)
  })

/** Nothing scrolls sideways, and one action at most is the strong one. */
async function expectCalm(shell: ReturnType<typeof shellPage>, step: string) {
  expect(await shell.sidewaysScroll(), step).toBe(0)
  expect((await shell.strongActions()).slice(1), step).toEqual([])
}

/** The same, and no text of it is cut. */
async function expectWhole(shell: ReturnType<typeof shellPage>, step: string) {
  await expectCalm(shell, step)
  expect(await shell.cutTexts(), step).toEqual([])
}
