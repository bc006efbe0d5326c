import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { fill, words } from '@e2e/words.ts'
import { formatEther, parseEther } from 'viem'

const { approve, review } = words.multiSend
const payments: Payment[] = [
  { address: freshAddress(0x61), amount: parseEther('1') },
  { address: freshAddress(0x62), amount: parseEther('2.5') },
  { address: freshAddress(0x63), amount: parseEther('3') },
]
const list = payments.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')

test('a user signs the permission instead of approving, declines it once, and everybody is paid by one transaction', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = multiSendPage(page)
  const token = await chain.deployForeignToken()
  const signButton = page.getByRole('button', { name: review.next.sign, exact: true })
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(token)
  await sending.paste(list)
  await sending.reviewButton(3).click()

  await expect(sending.goOnToApprove).toBeEnabled()
  await page.getByRole('radio', { name: approve.ways.permit, exact: true }).click()
  wallet.prompts.rejectNext('eth_signTypedData_v4')
  await signButton.click()
  await expect(sending.review).toContainText(words.errors.userRejected)
  await sending.measureAgain.click()
  await signButton.click()
  await sending.sendButton(1, 1).click()

  await expect(sending.report).toContainText(sending.allPaid(3))
  const people = payments.map(({ address }) => address)
  expect(await chain.balances(token, people)).toEqual(payments.map(({ amount }) => amount))
  const asked = wallet.prompts.shown.map(({ method }) => method).filter((method) => method.startsWith('eth_s'))
  expect(asked).toEqual(['eth_signTypedData_v4', 'eth_signTypedData_v4', 'eth_sendTransaction'])
})

test('a user whose wallet does several calls as one approves and pays at a single question, and leaves no approval behind', async ({
  page,
  wallet,
  chain,
}) => {
  await wallet.learnBundles()
  const sending = multiSendPage(page)
  const token = await chain.deployForeignToken()
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(token)
  await sending.paste(list)
  await sending.reviewButton(3).click()
  await page.getByRole('radio', { name: approve.ways.calls, exact: true }).click()
  wallet.prompts.rejectNext('wallet_sendCalls')
  await sending.goOnToSendButton.click()
  await sending.sendButton(1, 1).click()
  await expect(sending.sending).toContainText(fill(words.multiSend.phases.pausedAfterRejection, { number: 1 }))
  await sending.sendButton(1, 1).click()

  await expect(sending.report).toContainText(sending.allPaid(3))
  const people = payments.map(({ address }) => address)
  expect(await chain.balances(token, people)).toEqual(payments.map(({ amount }) => amount))
  expect(await chain.allowance(token, wallet.address, chain.addresses.multiSender)).toBe(0n)
  const asked = wallet.prompts.shown.map(({ method }) => method).filter((method) => method.includes('send'))
  expect(asked).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
})
