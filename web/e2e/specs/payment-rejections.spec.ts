import { freshAddress, type Payment, sum } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { fill, words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther, parseEther, parseUnits } from 'viem'

const payments: Payment[] = [
  { address: freshAddress(0x11), amount: parseEther('1.5') },
  { address: freshAddress(0x12), amount: parseEther('20') },
  { address: freshAddress(0x13), amount: parseEther('0.25') },
]
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)
const nothing = payments.map(() => 0n)
const list = payments.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')

test('a user who declines approval and batch loses nothing, and pays everybody in the end', async ({
  page,
  wallet,
  chain,
}) => {
  const { multiSender } = chain.addresses
  const token = await chain.deployForeignToken()
  const sending = multiSendPage(page)
  const sent = await chain.sentBy(wallet.address)
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(token)
  await sending.paste(list)
  await sending.reviewButton(3).click()
  await sending.goOnToApprove.click()

  wallet.prompts.rejectNext('eth_sendTransaction')
  await sending.approveButton('21.75', 'UNI-V2').click()
  await expect(sending.approval.status).toContainText(words.errors.userRejected)
  expect(await chain.allowance(token, wallet.address, multiSender)).toBe(0n)
  await sending.approveButton('21.75', 'UNI-V2').click()
  await expect(sending.sendButton(1, 1)).toBeVisible()

  wallet.prompts.rejectNext('eth_sendTransaction')
  await sending.sendButton(1, 1).click()
  await expect(sending.sending).toContainText(fill(words.multiSend.phases.pausedAfterRejection, { number: 1 }))
  expect(await chain.allowance(token, wallet.address, multiSender)).toBe(sum(payments))
  expect(await chain.balances(token, people)).toEqual(nothing)
  expect(await chain.sentBy(wallet.address)).toBe(sent + 1)

  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(token, people)).toEqual(amounts)
})

for (const [kind, prepare, tag] of [
  ['goes where it adds', () => {}, '@slow'],
  ['adds and stays', (wallet: Wallet) => wallet.staysWhenAdding(), '@commit'],
] as const)
  test(`a user on a wrong network is told so, and one click adds the right one in a wallet that ${kind} [c72] [c115] [c116]`, {
    tag,
  }, async ({ page, wallet, chain }) => {
    const shell = shellPage(page)
    const sending = multiSendPage(page)
    await sending.open()
    await wallet.connect()
    await sending.paste(list)
    await expect(sending.reviewButton(3)).toBeVisible()

    prepare(wallet)
    wallet.forgetChain(chain.client.chain.id)
    await wallet.switchChain(1)
    const asked = wallet.prompts.shown.length
    await expect(shell.notSupportedButton).toBeVisible()
    await expect(shell.wrongNetwork).toContainText('Ethereum')
    await expect(sending.reviewButton(3)).toBeHidden()

    expect(wallet.prompts.shown).toHaveLength(asked)
    await shell.switchNetwork()
    await expect(shell.wrongNetwork).toBeHidden()
    await expect(shell.notSupportedButton).toBeHidden()
    await expect(sending.lines).toHaveCount(3)
    await expect(sending.reviewButton(3)).toBeEnabled()
    expect(wallet.prompts.shown.map(({ method }) => method)).toContain('wallet_addEthereumChain')
    expect(wallet.sent).toEqual([])
  })

test('a user with too little coin sees what is missing, adds it and sends', async ({ page, wallet, chain }) => {
  const sending = multiSendPage(page)
  await chain.setCoin(wallet.address, parseEther('21'))
  await sending.open()
  await wallet.connect()
  await sending.paste(list)
  await sending.reviewButton(3).click()

  await expect(sending.review).toContainText(/You need .* ETH more/)
  await expect(sending.mainButton).toBeDisabled()

  await chain.setCoin(wallet.address, parseEther('23'))
  await sending.measureAgain.click()
  await sending.goOnToSendButton.click()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(await chain.balances(coin, people)).toEqual(amounts)
})

test('a user with too few tokens sees what is missing, corrects the list and sends', async ({
  page,
  wallet,
  chain,
}) => {
  const { demoToken } = chain.addresses
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(demoToken)
  await sending.paste(`${list}\n${freshAddress(0x14)}, 1000000000`)
  await sending.reviewButton(4).click()

  await expect(sending.review).toContainText('You need 21.75 DEMO more')
  await expect(sending.mainButton).toBeDisabled()

  await sending.backToList.click()
  await expect(sending.lines).toHaveCount(4)
  await sending.editLine(4, `${freshAddress(0x14)}, 100`)
  await sending.reviewButton(4).click()
  await sending.goOnToSendButton.click()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(4))
  const all = [...people, freshAddress(0x14)]
  expect(await chain.balances(demoToken, all)).toEqual([...amounts, parseUnits('100', 18)])
})
