import { readReport, readSafeList, sum } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { type Address, formatEther, isAddressEqual, parseEther } from 'viem'

const { review } = words.multiSend

test('a user sends coin to 1,000 people and a contract that refuses it: they are paid, and its share comes back [c202]', async ({
  page,
  wallet,
  chain,
}) => {
  const payments = readSafeList()
  const refusing = { address: await chain.deployRejectingRecipient(), amount: parseEther('1.5') }
  const list = payments.toSpliced(400, 0, refusing)
  const total = sum(payments)
  await chain.setCoin(wallet.address, parseEther('2000000'))
  const before = await chain.balanceOf(coin, wallet.address)

  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.loadFile({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(list.map(({ address, amount }) => `${address},${formatEther(amount)}`).join('\n')),
  })
  await sending.reviewButton(1001).click()

  // All or nothing would fail, and the page says so before anything is signed.
  await expect(sending.testRun).toContainText(review.checkFailed_one.replace('{{formatted}}', '1'))
  await expect(sending.testRun).toContainText(`401: ${refusing.address}`, { ignoreCase: true })
  await sending.skipMode.check()
  await expect(sending.testRun).toContainText(review.checkSkipped_one.replace('{{formatted}}', '1'))
  // What each recipient may use is measured on the network.
  await expect(page.getByRole('textbox', { name: review.gasCap })).toHaveAttribute('placeholder', '100000')
  await sending.goOnToSendButton.click()
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(refusing.address)

  expect(
    await chain.balances(
      coin,
      payments.map(({ address }) => address),
    ),
  ).toEqual(payments.map(({ amount }) => amount))
  expect(await chain.balances(coin, [refusing.address, chain.addresses.multiSender])).toEqual([0n, 0n])
  const fees = await chain.feesOf(wallet.sent)
  expect(await chain.balanceOf(coin, wallet.address)).toBe(before - total - fees)

  const report = readReport(await sending.download('csv'))
  expect(report.map(({ status }) => status)).toEqual(list.map((payment) => (payment === refusing ? 'skipped' : 'paid')))
  expect(report[400]).toMatchObject({ line: '401', amount: '1.5', status: 'skipped' })
  expect(isAddressEqual(report[400]?.address as Address, refusing.address)).toBe(true)
})
