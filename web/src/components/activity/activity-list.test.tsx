import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { knownTokens } from '@/lib/storage/known-tokens.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { ActivityOfDialog, ActivityOfPage } from './activity-list.tsx'

const words = en.activityFilter
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const base = { chainId: 56, account, createdAt: 1, updatedAt: 1, state: 'final' } as const
const records: ActivityRecord[] = [
  { ...base, key: 'a', kind: 'sendBatch', summary: 'Pay 3 people in DUCK', token },
  { ...base, key: 'b', kind: 'buyToken', summary: 'Buy HARBOUR', chainId: 97, state: 'submitted' },
  { ...base, key: 'c', kind: 'claim', summary: 'Claim', state: 'reverted', hash: `0x${'ab'.repeat(32)}` },
  { ...base, key: 'd', kind: 'claim', summary: 'Claim again', state: 'uncertain' },
]
const summaries = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)
const choice = (name: string) => screen.findByRole('combobox', { name })

test('a list is narrowed by kind, network, state and text, each alone and together; the rest can be had back at once', async () => {
  renderApp(<ActivityOfPage records={records} most={20} />)
  await userEvent.selectOptions(await choice(words.types), words.rewards)
  expect(summaries()).toEqual(['Claim', 'Claim again'])
  screen.getByText('2 / 4')
  await userEvent.selectOptions(await choice(words.states), words.waiting)
  expect(summaries()).toEqual(['Claim again'])
  await userEvent.selectOptions(await choice(words.networks), 'Binance Smart Chain Testnet')
  expect(summaries()).toEqual([])
  screen.getByText(words.none)
  await userEvent.click(screen.getByRole('button', { name: words.clear }))
  expect(summaries()).toHaveLength(4)

  await userEvent.selectOptions(await choice(words.states), words.waiting)
  expect(summaries()).toEqual(['Buy HARBOUR', 'Claim again'])
  await userEvent.selectOptions(await choice(words.states), en.liquidity.done)
  expect(summaries()).toEqual(['Pay 3 people in DUCK'])
  await userEvent.selectOptions(await choice(words.states), en.multiSend.report.statuses.failed)
  expect(summaries()).toEqual(['Claim'])
})

test.each([
  ['a symbol, in any case', 'harb', ['Buy HARBOUR']],
  ['an address of a token', token.toLowerCase(), ['Pay 3 people in DUCK']],
  ['a hash', 'ABABAB', ['Claim']],
  ['the words of a kind', en.activity.kinds.claim, ['Claim', 'Claim again']],
  ['a network', 'testnet', ['Buy HARBOUR']],
])('a text finds %s', async (_, text, found) => {
  renderApp(<ActivityOfDialog records={records} most={20} />)
  await userEvent.type(await screen.findByRole('searchbox', { name: en.search.open }), text)
  expect(summaries()).toEqual(found)
})

test('only what the list has is offered, and a short list is not filtered', async () => {
  renderApp(<ActivityOfDialog records={records} most={20} />)
  const options = within(await choice(words.types)).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    words.types,
    en.activityFilter.payments,
    words.trades,
    words.rewards,
  ])
  expect(within(await choice(words.networks)).getAllByRole('option')).toHaveLength(3)
})

test('a short list of one network has no bar', async () => {
  renderApp(<ActivityOfPage records={records.slice(0, 2)} most={20} />)
  await screen.findByText('Buy HARBOUR')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('more rows come at a press', async () => {
  renderApp(<ActivityOfDialog records={records} most={3} />)
  await screen.findByText('Claim')
  expect(summaries()).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: en.createToken.myTokens.more }))
  expect(summaries()).toHaveLength(4)
  expect(screen.queryByRole('button', { name: en.createToken.myTokens.more })).toBeNull()
})

test('what was typed is searched letter by letter, and cleared with the rest', async () => {
  renderApp(<ActivityOfPage records={records} most={20} />)
  const field = await screen.findByRole<HTMLInputElement>('searchbox')
  await userEvent.type(field, 'no such thing ')
  expect(field.value).toBe('no such thing ')
  await userEvent.click(await screen.findByRole('button', { name: words.clear }))
  expect(field.value).toBe('')
  expect(summaries()).toHaveLength(4)
})

test('a token has its picture, also where an earlier record names only a contract that this device knows; coin has its network’s', async () => {
  const vault = `0x${'5e'.repeat(20)}` as const
  knownTokens.setState({ tokens: [{ chainId: 56, token, symbol: 'DUCK', vault }] })
  const asked = { to: vault, value: '0', inputHash: '0x', inputSize: 0 } as const
  const rows = [records[0], { ...base, key: 'e', kind: 'processVault', summary: 'Old', asked }, records[3]]
  renderApp(<ActivityOfDialog records={rows as ActivityRecord[]} most={20} />)
  await screen.findByText('Old')
  const pictures = screen
    .getAllByRole('listitem')
    .map((row) => row.querySelector('svg[viewBox="0 0 8 8"], img')?.tagName)
  expect(pictures).toEqual(['svg', 'svg', 'IMG'])
})

test.each([
  ['a field twice', '?find=DUCK&find=Claim', 4],
  ['a text', '?find=HARB', 1],
  ['values that name nothing', '?kind=x&network=5&state=toString', 4],
  ['a network', '?network=%2297%22', 1],
])('an address that anyone wrote breaks nothing: %s', async (_, search, count) => {
  renderApp(<ActivityOfPage records={records} most={20} />, undefined, `/home${search}`)
  await screen.findAllByRole('listitem')
  expect(summaries()).toHaveLength(count)
  // What narrows nothing is not counted.
  expect(screen.queryByText(/\/ 4$/)?.textContent).toBe(count < 4 ? `${count} / 4` : undefined)
})
