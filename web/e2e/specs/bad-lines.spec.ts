import { freshAddress, readReport } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { fill, words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther, parseEther } from 'viem'

const { refusals, states, questions } = words.multiSend

test('a user sees each bad line with its number and reason, and sends only after all are settled', async ({
  page,
  wallet,
  chain,
}) => {
  const { demoToken, multiSender } = chain.addresses
  // The account's own address with one letter in the wrong case.
  const misspelt = wallet.address.replace('F', 'f')
  const bad = [
    { text: 'harbour, 2', reason: fill(refusals.notAddress, { text: 'harbour' }) },
    { text: `${freshAddress(0x22).slice(0, -1)}, 3`, reason: fill(refusals.addressLength, { digits: 39 }) },
    { text: `${misspelt}, 4`, reason: refusals.addressChecksum },
    { text: `${freshAddress(0x23)}, -5`, reason: refusals.amountNegative },
    { text: `${freshAddress(0x24)},`, reason: refusals.amountMissing },
    { text: `${freshAddress(0x25)}, 1e3`, reason: fill(refusals.amountExponent, { text: '1e3' }) },
    { text: `${freshAddress(0)}, 1`, reason: refusals.addressZero },
    { text: `${freshAddress(0x26)}, 0`, reason: refusals.amountZero },
    { text: `${demoToken}, 1`, reason: refusals.addressIsToken },
    { text: `${multiSender}, 1`, reason: refusals.addressIsMultiSender },
  ]
  const good = [`${freshAddress(0x21)}, 1.5`, `${freshAddress(0x27)}, 2`]

  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(demoToken)
  await sending.paste([good[0], ...bad.map(({ text }) => text), good[1]].join('\n'))

  await expect(sending.lines.nth(0)).toContainText(states.accepted)
  for (const [index, { reason }] of bad.entries()) {
    const line = sending.lines.nth(index + 1)
    await expect(line).toContainText(`${index + 2}`)
    await expect(line).toContainText(reason)
    await expect(line).toContainText(states.refused)
  }
  await expect(sending.correctButton(10)).toBeVisible()
  await expect(sending.reviewButton(2)).toBeHidden()

  await sending.editLine(5, `${freshAddress(0x23)}, 5`)
  await expect(sending.correctButton(9)).toBeVisible()
  await sending.removeRefused()
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(3))

  const paid = [freshAddress(0x21), freshAddress(0x23), freshAddress(0x27)]
  expect(await chain.balances(demoToken, paid)).toEqual([parseEther('1.5'), parseEther('5'), parseEther('2')])
  const unpaid = [0x24, 0x25, 0x26].map(freshAddress)
  expect(await chain.balances(demoToken, unpaid)).toEqual([0n, 0n, 0n])
  expect(readReport(await sending.download('csv')).map(({ status }) => status)).toEqual([
    ...['paid', 'dropped', 'dropped', 'dropped', 'paid'],
    ...['dropped', 'dropped', 'dropped', 'dropped', 'dropped', 'dropped', 'paid'],
  ])
})

test('a user is asked once what a comma and a repeated recipient mean, and pays exactly the answer', async ({
  page,
  wallet,
  chain,
}) => {
  const [ada, bob] = [freshAddress(0x31), freshAddress(0x32)]
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.paste([`${ada};1,000`, `${bob};2`, `${bob};3`].join('\n'))

  await expect(sending.lines.nth(0)).toContainText(states.asked)
  await sending.answer(fill(questions.comma, { example: '1,000' }), questions.choices.comma.thousands)
  await sending.answer(fill(questions.duplicates, { example: bob }), questions.choices.duplicates.merge)
  await sending.reviewButton(2).click()
  await sending.goOnToSendButton.click()
  await sending.sendButton(1, 1).click()
  await expect(sending.report).toContainText(sending.allPaid(2))

  const balances = await chain.balances(coin, [ada, bob])
  expect(balances.map((balance) => formatEther(balance))).toEqual(['1000', '5'])
})
