import { languages } from '@e2e/fixtures/languages.ts'
import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { deployPanel } from '@e2e/pages/shared-parts.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { fill, words } from '@e2e/words.ts'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployer } from '@saleyard/generated/deployments'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { type Address, erc20Abi, parseEther } from 'viem'

const network = 'Local chain'
const people = [0x61, 0x62, 0x63].map(freshAddress)
const list = people.map((address, index) => `${address}, ${index + 1}`).join('\n')
const amounts = [1, 2, 3].map((amount) => parseEther(`${amount}`))

test('a user puts MultiSender on a network that lacks it, and sends a batch with it', async ({
  page,
  wallet,
  chain,
}) => {
  const { multiSender } = chain.addresses
  await chain.removeCode(multiSender)
  const sending = multiSendPage(page)
  const deploying = deployPanel(page)
  await sending.open()
  await wallet.connect()
  await sending.paste(list)
  await sending.deployButton.click()

  await expect(deploying.title('MultiSender', network)).toBeVisible()
  await expect(deploying.contracts).toHaveText([new RegExp(`MultiSender.*${multiSender}`)])
  await expect(deploying.transaction.simulationOk).toBeVisible()
  wallet.prompts.rejectNext('eth_sendTransaction')
  await deploying.button('MultiSender').click()
  await expect(deploying.transaction.status).toContainText(words.errors.userRejected)
  expect(await chain.client.getCode({ address: multiSender })).toBeUndefined()

  await deploying.button('MultiSender').click()
  await sending.reviewButton(3).click()
  expect(await chain.codeHash(multiSender)).toBe(codeHashes.MultiSender)

  await sending.goOnToSendButton.click()
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.sent).toHaveLength(2)
})

test('a user puts the factory on a network that lacks it, and creates a token with it', async ({
  page,
  wallet,
  chain,
}) => {
  const { standardTokenFactory } = chain.addresses
  await chain.removeCode(standardTokenFactory)
  const creation = createTokenPage(page)
  const deploying = deployPanel(page)
  await creation.open()
  await wallet.connect()
  await creation.fill({ name: 'Harbour', symbol: 'HRB', decimals: '18', totalSupply: '1000' })
  await creation.review()

  await expect(deploying.title('StandardTokenFactory', network)).toBeVisible()
  await expect(creation.createButton('HRB')).toBeHidden()
  await deploying.button('StandardTokenFactory').click()
  await expect(creation.transaction.codeExpected).toBeVisible()
  expect(await chain.codeHash(standardTokenFactory)).toBe(codeHashes.StandardTokenFactory)

  await creation.create('HRB')
  await expect(creation.resultTitle('Harbour')).toBeVisible()
  const token = (await creation.tokenAddress()) as Address
  expect(await chain.client.readContract({ abi: erc20Abi, address: token, functionName: 'totalSupply' })).toBe(
    parseEther('1000'),
  )
})

test('a network without the deployer is named, and nothing is offered there', { tag: '@slow' }, async ({
  page,
  wallet,
  chain,
}) => {
  await chain.removeCode(chain.addresses.multiSender)
  await chain.removeCode(deployer)
  const sending = multiSendPage(page)
  const deploying = deployPanel(page)
  await sending.open()
  await wallet.connect()
  await sending.paste(list)
  await sending.deployButton.click()

  await expect(deploying.problem(fill(words.errors.deployerMissing, { network }))).toBeVisible()
  await expect(deploying.button('MultiSender')).toBeHidden()
  await sending.backToList.click()
  await expect(sending.lines).toHaveCount(3)
  await expect(sending.deployButton).toBeEnabled()
})

test('on a narrow phone the offer to deploy scrolls sideways in no language', { tag: '@slow' }, async ({
  page,
  wallet,
  chain,
}) => {
  await chain.removeCode(chain.addresses.multiSender)
  const shell = shellPage(page)
  const sending = multiSendPage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await sending.open()
  await wallet.connect()
  await sending.paste(list)
  await sending.deployButton.click()
  await expect(deployPanel(page).transaction.simulationOk).toBeVisible()

  for (const { label, lang } of languages) {
    await shell.chooseLanguage(label)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(await shell.sidewaysScroll(), label).toBe(0)
  }
})
