import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { payRecipients } from '@e2e/pages/run-actions.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { fill, words } from '@e2e/words.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { parseEther } from 'viem'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

test('a newcomer connects a wallet of the browser, and disconnects for good [c3] [c109] [c124]', async ({
  page,
  wallet,
}) => {
  const shell = shellPage(page)
  const account = shell.accountButton(shortenAddress(wallet.address))
  await page.goto('/home')
  await wallet.connect()
  await expect(account).toBeVisible()

  await page.reload()
  await expect(account).toBeVisible()

  await shell.disconnect(shortenAddress(wallet.address))
  await expect(shell.connectButton).toBeVisible()
  await page.reload()
  await expect(shell.connectButton).toBeVisible()
  await expect(account).toBeHidden()
})

test('a user who declines to connect is told so, and connects at the next click [c107] [c227]', async ({
  page,
  wallet,
}) => {
  const shell = shellPage(page)
  await page.goto('/home')
  // wagmi asks for the accounts by permission, so that the user may choose which.
  wallet.prompts.rejectNext('wallet_requestPermissions')

  await shell.connectButton.click()
  await shell.walletDialog.getByRole('button', { name: walletInfo.name }).click()
  await expect(shell.walletDialog).toContainText(words.wallet.declined)
  await shell.walletDialog.getByRole('button', { name: walletInfo.name }).click()

  await expect(shell.accountButton(shortenAddress(wallet.address))).toBeVisible()
})

test('the page follows what the user changes in the wallet [c110] [c112]', async ({ page, wallet }) => {
  const shell = shellPage(page)
  await page.goto('/home')
  await wallet.connect()

  await wallet.switchAccount(1)
  await expect(shell.accountButton(shortenAddress(wallet.address))).toBeVisible()

  await wallet.disconnect()
  await expect(shell.connectButton).toBeVisible()
})

test('a user looks at the account: name, balance, what was sent last, and another account of the wallet [A1] [c122] [c123]', async ({
  page,
  wallet,
  chain,
  ends,
}) => {
  const shell = shellPage(page)
  const short = shortenAddress(wallet.address)
  ends.lookups.setIdentity(wallet.address, { name: 'ada.example', avatar: null })
  await page.goto('/multi-sender')
  await wallet.connect()
  await payRecipients(page, [
    { address: freshAddress(0x21), amount: parseEther('1') },
    { address: freshAddress(0x22), amount: parseEther('0.5') },
  ])

  await shell.accountButton(`ada.example, ${short}`).click()
  await expect(shell.accountDialog).toContainText('ada.example')
  await expect(shell.accountDialog).toContainText(short)
  await expect(shell.accountDialog).toContainText(fill(words.wallet.connectedWith, { wallet: walletInfo.name }))
  const [held = 0n] = await chain.balances(coin, [wallet.address])
  await expect(shell.accountDialog).toContainText(`${formatAmount(held, 18, { grouped: true })} ETH`)
  await expect(shell.accountActivity).toHaveCount(1)
  await expect(shell.accountActivity).toContainText(words.activity.states.final)

  await wallet.switchAccount(1)
  await expect(shell.accountDialog).toContainText(shortenAddress(wallet.address))
  await expect(shell.accountDialog).toContainText(words.walletModal.account.activityEmpty)
})

test('a user whose connection drops sees why the account is not shown, and sees it at the next try', {
  tag: '@slow',
}, async ({ page, wallet }) => {
  const shell = shellPage(page)
  const script = /account-view/
  await page.goto('/home')
  await wallet.connect()
  await page.route(script, (route) => route.abort())
  await shell.accountButton(shortenAddress(wallet.address)).click()
  await expect(shell.accountDialog.getByRole('alert')).toContainText(words.errors.unreachable)
  await expect(shell.title).toBeVisible()

  await page.unroute(script)
  await shell.accountDialog.getByRole('button', { name: words.common.tryAgain }).click()
  await expect(shell.accountDialog).toContainText(shortenAddress(wallet.address))
})

test('a user chooses a network, declines in the wallet, and goes there at the next try [c71] [N2] [c227]', async ({
  page,
  wallet,
}) => {
  const shell = shellPage(page)
  await page.goto('/home')
  await shell.openNetworks()
  await expect(shell.networkTile(`Ethereum, ${words.networks.active}`)).toBeVisible()
  await shell.networkTile(`Ethereum, ${words.networks.active}`).click()
  const enabled = ['Local chain', 'Binance Smart Chain Testnet', 'BNB Smart Chain', 'Arbitrum One']
  for (const name of enabled) await expect(shell.networkDialog.getByRole('status')).toContainText(name)
  await expect(
    shell.networkDialog.getByRole('button', { name: fill(words.networks.use, { name: 'Local chain' }) }),
  ).toBeVisible()
  await shell.networkTile('Goerli').click()
  await expect(shell.networkDialog).toContainText(words.networks.reasons.goerliRetired)
  await page.keyboard.press('Escape')
  await wallet.connect()
  await wallet.switchChain(1)

  await shell.openNetworks()
  wallet.prompts.rejectNext('wallet_switchEthereumChain')
  await shell.networkTile('Local chain').click()
  await expect(shell.switchDialog('Local chain')).toContainText(words.networks.declined)
  await shell.switchDialog('Local chain').getByRole('button', { name: words.common.tryAgain }).click()

  await expect(shell.accountDialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shell.networkButton('Local chain')).toBeVisible()
  expect(wallet.prompts.shown.filter(({ method }) => method === 'wallet_switchEthereumChain')).toHaveLength(2)
})

test('a user picks a network first: the wallet is asked to go there when it is connected [N1] [c114]', {
  tag: '@slow',
}, async ({ page, wallet }) => {
  const shell = shellPage(page)
  await wallet.switchChain(1)
  await page.goto('/home')
  await shell.openNetworks()
  await shell.networkTile('Local chain').click()
  await shell.walletDialog.getByRole('button', { name: walletInfo.name }).click()

  await expect(shell.networkButton('Local chain')).toBeVisible()
  await expect(shell.wrongNetwork).toBeHidden()
  // The button named the network before; the wallet is asked after it is connected.
  await expect
    .poll(() => wallet.prompts.shown.map(({ method }) => method))
    .toEqual(['wallet_requestPermissions', 'wallet_switchEthereumChain'])
})

test('a window without a wallet still offers to connect when another window connects', async ({
  page,
  context,
  wallet,
}) => {
  const other = await context.newPage()
  await other.goto('/my-tokens')
  const connect = other.getByRole('main').getByRole('button', { name: words.wallet.connect })
  await expect(connect).toBeVisible()
  await page.goto('/home')
  await wallet.connect()
  await expect(shellPage(page).accountButton(shortenAddress(wallet.address))).toBeVisible()
  await expect(connect).toBeVisible()
  await connect.click()
  await expect(other.getByRole('dialog')).toBeVisible()
})
