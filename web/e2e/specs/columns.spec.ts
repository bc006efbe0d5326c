import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { fill, words } from '@e2e/words.ts'
import { getAddress } from 'viem'

const { columns, questions, refusals, states } = words.multiSend
const people = [0x41, 0x42, 0x43].map((byte) => getAddress(freshAddress(byte)))
// As Etherscan writes the holders of a token.
const holders = [
  '"Rank","Address","Quantity","Percentage","Value"',
  ...people.map((address, index) => `"${index + 1}","${address}","${index + 1},234.5","${30 - index}.1200%",""`),
].join('\r\n')

test("a user loads an explorer's list of holders, says which column is which, and finds it again after a reload", async ({
  page,
}) => {
  const sending = multiSendPage(page)
  await sending.open()
  await sending.loadFile({ name: 'holders.csv', mimeType: 'text/csv', buffer: Buffer.from(holders) })

  const card = page.getByRole('region', { name: questions.columns })
  const address = card.getByRole('combobox', { name: columns.roles.address })
  await expect(address.locator('option:checked')).toHaveText('2 · Address')
  await expect(card.getByRole('row')).toHaveCount(4)
  await expect(sending.lines.nth(1)).toContainText(states.asked)
  await card.getByRole('combobox', { name: columns.roles.amount }).selectOption('3 · Quantity')
  await card.getByRole('button', { name: columns.use }).click()
  await sending.answer(fill(questions.comma, { example: '1,234.5' }), questions.choices.comma.thousands)
  for (const index of [1, 2, 3]) await expect(sending.lines.nth(index)).toContainText(states.accepted)
  // 1,234.5 + 2,234.5 + 3,234.5.
  await expect(page.getByText(/^6,703\.5$/)).toBeVisible()

  await page.reload()
  await expect(card.getByRole('button', { name: columns.use })).toBeDisabled()
  await page.getByRole('button', { name: words.multiSend.list.editText }).click()
  await sending.list.fill(`${holders}\n"4","${getAddress(freshAddress(0x44))}","4","0.1%",""\n${people[0]},5`)
  await expect(sending.lines.nth(4)).toContainText(states.accepted)
  await expect(sending.lines.nth(5)).toContainText(fill(refusals.columnCount, { given: 2, wanted: 5 }))
})
