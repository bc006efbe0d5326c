import { expect, test } from '@e2e/fixtures/test.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { walletModals, web3modalPage } from '@e2e/pages/wallet-modals.ts'
import { pageUrl } from '@e2e/ports.ts'
import { words } from '@e2e/words.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { parseEther } from 'viem'

const { origins } = walletModals.web3modal

/** As `VITE_CHAINS` of the build names them. */
const networks = ['Local chain', 'BNB test network', 'BNB Smart Chain', 'Arbitrum One']

test('the original modal is loaded and asks its hosts when a user opens it, not before', async ({
  page,
  pageHealth,
}) => {
  const modal = web3modalPage(page)
  const asked = () => origins.filter((origin) => pageHealth.requests().some((url) => url.startsWith(origin)))
  const scripts = () => pageHealth.requests().filter((url) => url.startsWith(pageUrl) && url.includes('web3modal'))
  await page.goto('/home')
  await expect(modal.connectButton).toBeVisible()
  expect(asked()).toEqual([])
  expect(scripts()).toEqual([])

  await modal.connectButton.click()
  await expect(modal.dialog).toBeVisible()
  expect(scripts()).not.toEqual([])
  // Names of accounts are asked for when there is an account.
  expect(asked()).toEqual(origins.filter((origin) => !origin.includes('rpc')))
})

test('a user whose connection drops is told that the original modal cannot be loaded, and opens it at the next click', async ({
  page,
}) => {
  const modal = web3modalPage(page)
  const script = /start-web3modal/
  await page.goto('/home')
  await page.route(script, (route) => route.abort())
  await modal.connectButton.click()
  await expect(page.getByRole('alert')).toContainText(words.errors.unreachable)
  await expect(modal.dialog).toBeHidden()

  await page.unroute(script)
  await modal.connectButton.click()
  await expect(modal.dialog).toBeVisible()
})

test('a connected user finds the account and its balance in the original modal, and leaves for good', async ({
  page,
  wallet,
  chain,
}) => {
  const [shell, modal] = [shellPage(page), web3modalPage(page)]
  const account = shell.accountButton(shortenAddress(wallet.address))
  await chain.setCoin(wallet.address, parseEther('1234.5'))
  await page.goto('/home')
  await wallet.connect()
  await account.click()
  await expect(modal.balance).toHaveText('1234.5 ETH')

  // Now the modal is loaded long after the wallet was taken up.
  await page.reload()
  await account.click()
  await expect(modal.balance).toHaveText('1234.5 ETH')

  await modal.disconnectButton.click()
  await expect(shell.connectButton).toBeVisible()
  await page.reload()
  await expect(shell.connectButton).toBeVisible()
})

test('a user finds the configured networks in the original modal, in the colours of the page', async ({ page }) => {
  const [shell, modal] = [shellPage(page), web3modalPage(page)]
  await page.goto('/home')
  await modal.networkButton.click()
  for (const name of networks) await expect(modal.dialog.getByRole('button', { name })).toBeVisible()
  await expect(modal.dialog).toHaveCSS('background-color', /^color\(srgb 1 1 1/)

  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await shell.switchToDark()
  await modal.networkButton.click()
  await expect(modal.dialog).toHaveCSS('background-color', /^color\(srgb 0\.0/)
})

test('a user pairs a wallet on a phone through the original modal', async ({ page, phone }) => {
  const [shell, modal] = [shellPage(page), web3modalPage(page)]
  await page.goto('/home')
  await phone.pair(await modal.startPairing())

  await expect(shell.accountButton(shortenAddress(phone.address))).toBeVisible()
  await expect(modal.dialog).toBeHidden()
})
