import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { homePage, promise } from '@e2e/pages/home-page.ts'
import { payRecipients } from '@e2e/pages/run-actions.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { serviceUrls } from '@e2e/ports.ts'
import { fill, words } from '@e2e/words.ts'
import { parseEther } from 'viem'

test('the address of the site leads home, which names the brand; each tool names its tab [c1] [c11]', async ({
  page,
}) => {
  const shell = shellPage(page)
  const home = homePage(page)
  await page.goto('/?layout=paris')
  await expect(page).toHaveURL('/home?layout=paris')
  await expect(page).toHaveTitle(words.app.title)
  await expect(shell.title).toHaveText(promise)
  const tools = await home.toolPaths()
  expect(tools).not.toEqual([])
  expect(tools).toEqual(await shell.menuPaths())

  await home.startButton.click()
  await expect(page).toHaveURL(/\/multi-sender/)
  await expect(page).toHaveTitle(`${words.nav.multiSender} · ${words.app.name}`)
  await page.goBack()
  await expect(page).toHaveTitle(words.app.title)
})

test('networks are asked at a click and not before, and each tells who answers or that nobody does [c2] [c191]', async ({
  page,
  pageHealth,
}) => {
  const home = homePage(page)
  for (const chainId of [97, 56, 42161]) pageHealth.goesTo(chainId)
  await home.open()
  await expect(home.checkButton).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(pageHealth.endRequests()).toEqual([])

  await home.checkButton.click()
  await expect(home.checkAgainButton).toBeVisible({ timeout: 60_000 })
  await expect(home.summary).toHaveText(fill(words.home.answering, { count: 1, total: 4 }))
  await expect(home.network('Local chain')).toContainText(words.home.health.answering)
  await expect(home.network('Local chain')).toContainText(/rpc\.localhost:8545 · \d+ ms · latest block/)
  const provider = new URL(serviceUrls.provider).host
  for (const title of ['Binance Smart Chain Testnet', 'BNB Smart Chain', 'Arbitrum One']) {
    await expect(home.network(title)).toContainText(words.home.health.silent)
    await home.network(title).getByText(words.home.asked).click()
    await expect(home.network(title)).toContainText(`${provider}${words.networkStatus.endpoint.silent}`)
  }

  const before = pageHealth.nodeRequests().length
  await home.checkAgainButton.click()
  await expect.poll(() => pageHealth.nodeRequests().length).toBeGreaterThan(before)
})

test('what was sent from this device is found at home, also after a reload', { tag: '@slow' }, async ({
  page,
  wallet,
}) => {
  const home = homePage(page)
  await page.goto('/multi-sender')
  await wallet.connect()
  await payRecipients(page, [
    { address: freshAddress(0x61), amount: parseEther('0.25') },
    { address: freshAddress(0x62), amount: parseEther('0.5') },
  ])

  await home.open()
  await expect(home.sent).toHaveCount(1)
  await expect(home.sent).toContainText(words.activity.states.final)
  await expect(home.sent).toContainText(fill(words.activity.on, { network: 'Local chain' }))
  await expect(home.startButton).toBeHidden()
})
