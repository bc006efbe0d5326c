import { configure, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseEther } from 'viem'
import { expect, test, vi } from 'vitest'
import { address, coin, empty, full, holdings, taxed, token } from '@/features/tokens/testing/pools.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { AddForm } from './add-form.tsx'
import type { Market } from './market.ts'
import { MarketFacts } from './market-facts.tsx'
import { RemoveForm } from './remove-form.tsx'
import { FirstLiquidity, SeedForm } from './seed-form.tsx'

vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const words = en.liquidity
const unpaired: Market = { ...empty, futurePair: address('3') }
const shared = { token, coin, market: unpaired, holdings, onTerms: () => {} }
const symbolField = (symbol: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: words.fields.amount.replace('{{symbol}}', symbol) })
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}
const press = () => userEvent.click(screen.getByRole('button', { name: new RegExp(`^(${words.review}|Fix .*)$`) }))
const hintOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
/** A sentence of en.json with its values; amounts are grouped with narrow spaces. */
const fillIn = (sentence: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), sentence)

test.each([
  ['0', '1', 'HRB', words.problems.amountZero],
  ['500000.01', '1', 'HRB', fillIn(words.problems.overBalance, { amount: '500,000', symbol: 'HRB' })],
  ['1', '20.000000000000000001', 'ETH', fillIn(words.problems.overBalance, { amount: '20', symbol: 'ETH' })],
  ['1.001', '1', 'HRB', /at most 2 decimals/],
  ['0.01', '0.000000000001', 'ETH', words.problems.tooFewUnits],
])('a first liquidity of %s and %s is refused at the field of %s', async (amount, wei, symbol, sentence) => {
  const onTerms = vi.fn()
  await renderPage(<SeedForm {...shared} onTerms={onTerms} />)
  await type(await symbolField('HRB'), amount)
  await type(await symbolField('ETH'), wei)
  await press()
  expect(hintOf(await symbolField(symbol))).toMatch(sentence)
  expect(onTerms).not.toHaveBeenCalled()
})

test('who passes through by keyboard is told of no mistake, and by the button of each', async () => {
  await renderPage(<SeedForm {...shared} />)
  const coinField = await symbolField('ETH')
  await userEvent.click(await symbolField('HRB'))
  await userEvent.tab()
  expect(coinField).toBe(document.activeElement)
  await userEvent.tab()
  expect(coinField.getAttribute('aria-invalid')).toBe('false')
  await press()
  expect([coinField, await symbolField('HRB')].map((input) => input.getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
  ])
})

test('what strangers synced is said, and as much must be exceeded', async () => {
  const market = { ...empty, pair: address('3'), reserveCoin: parseEther('2') }
  await renderPage(<SeedForm {...shared} market={market} />)
  await type(await symbolField('HRB'), '100')
  await type(await symbolField('ETH'), '2')
  expect(hintOf(await symbolField('ETH'))).toBe(fillIn(words.problems.donated, { amount: '2', symbol: 'ETH' }))
  const values = { amount: '0', symbol: 'HRB', coin: '2', coinSymbol: 'ETH' }
  expect(screen.getByText(fillIn(words.seed.donated, values))).toBeDefined()
})

test('the price is shown both ways, with the share of the supply and what is left to nobody', async () => {
  const onTerms = vi.fn()
  await renderPage(<SeedForm {...shared} onTerms={onTerms} />)
  await type(await symbolField('HRB'), '250000')
  await type(await symbolField('ETH'), '10')
  screen.getByTitle('0.00004 ETH')
  expect(screen.getByText('1 ETH ≈ 25,000 HRB')).toBeDefined()
  expect(screen.getByText('25%')).toBeDefined()
  expect(screen.getByText('<0.0001%')).toBeDefined()
  await press()
  expect(onTerms).toHaveBeenCalledWith({
    act: 'seed',
    amount: 250_000_00n,
    coin: parseEther('10'),
    minUnits: 1_000_000n,
    recipient: { to: 'lock', pair: address('3'), until: expect.any(BigInt) },
  })
})

const recipients = words.seed.to
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const dateField = () => screen.findByLabelText<HTMLInputElement>(words.seed.until)
/** A day so many days from today, as a date field has it. */
const dayFromNow = (days: number) => {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-')
}

async function typeAmounts() {
  await type(await symbolField('HRB'), '250000')
  await type(await symbolField('ETH'), '10')
}

test('a lock of one year is chosen at first; each choice says what it means, and decides the recipient', async () => {
  const onTerms = vi.fn()
  await renderPage(<SeedForm {...shared} onTerms={onTerms} />)
  await typeAmounts()
  expect(screen.getByRole('radio', { name: recipients.lock })).toHaveProperty('checked', true)
  for (const note of Object.values(words.seed.toNote)) screen.getByText(note)
  const years = Number((await dateField()).value.slice(0, 4)) - new Date().getFullYear()
  expect(years).toBe(1)

  fireEvent.change(await dateField(), { target: { value: dayFromNow(1) } })
  await press()
  const until = new Date(`${dayFromNow(1)}T00:00`).getTime() / 1_000
  expect(onTerms.mock.lastCall?.[0].recipient).toEqual({ to: 'lock', pair: address('3'), until: BigInt(until) })

  await choose(recipients.burn)
  expect(screen.queryByLabelText(words.seed.until)).toBeNull()
  await press()
  expect(onTerms.mock.lastCall?.[0].recipient).toEqual({ to: 'burn' })
  await choose(recipients.self)
  await press()
  expect(onTerms.mock.lastCall?.[0].recipient).toEqual({ to: 'self' })
})

test.each([[0], [-1], [36_525], [undefined]])('a lock that ends in %s days is refused at its date', async (days) => {
  const onTerms = vi.fn()
  await renderPage(<SeedForm {...shared} onTerms={onTerms} />)
  await typeAmounts()
  fireEvent.change(await dateField(), { target: { value: days === undefined ? '' : dayFromNow(days) } })
  await press()
  expect(hintOf(await dateField())).toBe(words.problems.lockDate)
  expect(onTerms).not.toHaveBeenCalled()
})

test('where the exchange does not say its pair, liquidity cannot go to a lock', async () => {
  const onTerms = vi.fn()
  await renderPage(<SeedForm {...shared} market={empty} onTerms={onTerms} />)
  await typeAmounts()
  await press()
  expect(hintOf(await dateField())).toBe(words.problems.lockPair)
  await choose(recipients.burn)
  await press()
  expect(onTerms).toHaveBeenCalledOnce()
})

test('who pays a fee is told who can give the first liquidity, and offered no field', async () => {
  await renderPage(<FirstLiquidity {...shared} token={taxed} fees={[1_000]} />)
  expect(await screen.findByText(fillIn(words.seed.stranger, { owner: address('2') }))).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('either amount decides the other at the price of the pool, rounded down', async () => {
  const onTerms = vi.fn()
  await renderPage(<AddForm {...shared} market={full} fees={[]} onTerms={onTerms} />)
  await type(await symbolField('HRB'), '150')
  expect((await symbolField('ETH')).value).toBe('1.5')
  await type(await symbolField('ETH'), '0.12345')
  expect((await symbolField('HRB')).value).toBe('12.34')
  await press()
  expect(onTerms).toHaveBeenCalledWith({
    act: 'add',
    amount: 12_34n,
    coin: parseEther('0.1234'),
    minAmount: 12_21n,
    minCoin: parseEther('0.122166'),
  })
})

test('who pays a fee sees what is given away, and must accept it first', async () => {
  const onTerms = vi.fn()
  await renderPage(<AddForm {...shared} token={taxed} market={full} fees={[1_000]} onTerms={onTerms} />)
  const amount = await symbolField('HRB')
  // Without amounts there is no loss to accept: the button reports the missing input.
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press()
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  await type(amount, '100')
  expect(screen.getByText(words.add.lost)).toBeDefined()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: words.review })
  expect(button.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: fillIn(words.add.accept, { coin: 'ETH' }) }))
  await press()
  expect(onTerms).toHaveBeenCalled()
})

test.each([
  ['added', AddForm],
  ['taken out', RemoveForm],
])('a slippage above 50 is refused where liquidity is %s', async (_, Form) => {
  await renderPage(<Form {...shared} market={full} fees={[]} />)
  const field = await screen.findByRole('textbox', { name: words.fields.slippage })
  await type(field, '50.01')
  expect(hintOf(field)).toBe(words.problems.slippage)
  await type(field, '50')
  expect(hintOf(field)).toBe(words.slippageHint)
})

test('a part of the liquidity comes out with the fee taken once, the coin wrapped', async () => {
  const onTerms = vi.fn()
  await renderPage(<RemoveForm {...shared} token={taxed} market={full} fees={[1_000]} onTerms={onTerms} />)
  await userEvent.click(await screen.findByRole('button', { name: '50%' }))
  for (const text of [
    fillIn(words.remove.once, { coin: 'ETH' }),
    fillIn(words.remove.wrapped, { symbol: 'ETH' }),
    full.wrappedCoin,
  ])
    expect(screen.getByText(text)).toBeDefined()
  // A fifth of the pool: 200 HRB and 2 coins, of which a tenth is the fee, and 1 % may be missing.
  for (const text of ['20', '180', '178.2']) expect(screen.getByText(text)).toBeDefined()
  await press()
  expect(onTerms).toHaveBeenCalledWith({
    act: 'remove',
    pair: full.pair,
    wrappedCoin: full.wrappedCoin,
    liquidity: 2n * 10n ** 11n,
    minAmount: 198_00n,
    minCoin: parseEther('1.98'),
    isWrapped: true,
  })
})

test('more liquidity than there is cannot be taken out', async () => {
  const onTerms = vi.fn()
  await renderPage(<RemoveForm {...shared} market={full} fees={[]} onTerms={onTerms} />)
  const field = await screen.findByRole('textbox', { name: words.fields.liquidity })
  await type(field, '0.0000004')
  expect(field.getAttribute('aria-invalid')).toBe('false')
  await type(field, '0.000000400000000001')
  // The hint has the same words.
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(hintOf(field)).toBe('You have 0.0000004')
  await press()
  expect(onTerms).not.toHaveBeenCalled()
})

test('the reserves of a pool are short, and whole on hover', async () => {
  const reserveCoin = parseEther('12.345678901234567891')
  const market = { ...full, reserveToken: 123_456_789_01n, reserveCoin }
  await renderPage(<MarketFacts token={token} market={market} readAt={Date.now()} isFailed={false} />)
  const [held] = screen.getAllByRole('definition')
  expect(held?.textContent).toMatch(/^123\D456\D789 HRB12\.3457 tBNB/)
  const [, coins] = held?.querySelectorAll('.figure') ?? []
  expect(coins?.getAttribute('title')?.replace(/[^\d.]/g, '')).toBe('12.345678901234567891')
})
