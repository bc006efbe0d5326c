import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPrepare } from '@/features/multi-send/list/ui/testing/render-prepare.tsx'
import en from '@/locales/en.json'

const words = en.multiSend
const [a, b, c] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`, `0x${'c3'.repeat(20)}`] as const
const safe = `token_type,token_address,receiver,amount,id\nerc20,${c},${a},5.5,\nerc20,${c},${b},1.25,`
const columns = { delimiter: ',', width: 5, hasHeader: true, address: 2, amount: 3 } as const
const card = () => within(screen.getByRole('region', { name: words.questions.columns }))
const picker = (role: keyof typeof words.columns.roles) =>
  card().getByRole<HTMLSelectElement>('combobox', { name: words.columns.roles[role] })

test('a table is asked about with its first rows, and what is certain is chosen already', async () => {
  const { user, dispatch } = renderPrepare({ text: safe })
  expect(screen.getByRole('button', { name: 'Answer 1 question to go on' })).toBeTruthy()
  expect(picker('address').selectedOptions[0]?.textContent).toBe('3 · receiver')
  expect(picker('amount').selectedOptions[0]?.textContent).toBe('4 · amount')
  expect(picker('note').value).toBe('')
  const [, first] = card().getAllByRole('row')
  expect(first?.textContent).toContain('0xa1a1a1…a1a1a1')

  await user.click(card().getByRole('button', { name: words.columns.use }))
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'answered', answers: { columns } })
})

test('what is not certain has to be chosen first, and a column is one thing only', async () => {
  const { user, dispatch } = renderPrepare({ text: `1;${a};5\n2;${b};6` })
  expect(picker('address').value).toBe('1')
  expect(picker('amount').value).toBe('')
  const use = card().getByRole('button', { name: words.columns.use })
  expect(use).toHaveProperty('disabled', true)
  await user.selectOptions(picker('id'), '2')
  await user.selectOptions(picker('amount'), '2')
  expect(picker('id').value).toBe('')
  await user.click(use)
  expect(dispatch.mock.lastCall?.[0]).toMatchObject({
    answers: { columns: { address: 1, amount: 2, hasHeader: false } },
  })
})

test('an answer is shown, and can be changed', async () => {
  const { user, dispatch } = renderPrepare({ text: safe, answers: { columns } })
  expect(screen.getByRole('button', { name: 'Review 2 payments' })).toBeTruthy()
  expect(card().getByRole('button', { name: words.columns.use })).toHaveProperty('disabled', true)
  await user.selectOptions(picker('note'), '0')
  await user.click(card().getByRole('button', { name: words.columns.use }))
  expect(dispatch.mock.lastCall?.[0]).toMatchObject({ answers: { columns: { ...columns, note: 0 } } })
})

test('where one amount is for all no column is the amount', () => {
  renderPrepare({ text: safe, amountKind: 'same', amountText: '1' })
  expect(card().queryByRole('combobox', { name: words.columns.roles.amount })).toBeNull()
})

test('the main button leads to the first choice', async () => {
  const { user } = renderPrepare({ text: safe })
  await user.click(screen.getByRole('button', { name: 'Answer 1 question to go on' }))
  expect(document.activeElement).toBe(picker('address'))
})
