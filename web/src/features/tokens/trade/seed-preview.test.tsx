import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { encodeAbiParameters, type Hex, parseEther, toFunctionSelector, toHex } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SeedForm } from '@/features/tokens/liquidity/seed-form.tsx'
import { address, coin, empty, holdings, taxed, token } from '@/features/tokens/testing/pools.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import en from '@/locales/en.json'
import { createTestConfig } from '@/testing/render-app.tsx'

vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const words = en.seedPreview
/** The router keeps 0.3 %. */
const poolQuote = { amountIn: 10n ** 12n, reserveIn: 10n ** 18n, reserveOut: 10n ** 18n, quoted: 996_999_005_991n }
const market = { ...empty, futurePair: address('3'), poolQuote }
const shared = { token, coin, market, holdings, onTerms: () => {} }
const fill = (sentence: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), sentence)
const label = (symbol: string) => fill(en.liquidity.fields.amount, { symbol })
const field = (symbol: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label(symbol) })
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: en.liquidity.seed.share })
const panel = () => within(screen.getByRole('region', { name: words.title }))
const figures = () => [...screen.getByRole('region', { name: words.title }).querySelectorAll('dl bdi[dir=ltr]')]
const type = async (symbol: string, text: string) => {
  const input = await field(symbol)
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
}

test('what is missing or wrong is said, and every figure keeps its place', async () => {
  await renderPage(<SeedForm {...shared} />)
  await field('HRB')
  const dashes = figures().map(({ textContent }) => textContent)
  expect(dashes).toEqual(['—', '—', '—', '—'])
  panel().getByText(fill(words.missing, { fields: 'HRB amount and ETH amount' }))

  await type('HRB', '250000')
  panel().getByText(fill(words.missing, { fields: label('ETH') }))
  await type('ETH', '21')
  panel().getByText(fill(words.wrong, { fields: label('ETH') }))
  expect(figures().map(({ textContent }) => textContent)).toEqual(dashes)

  await type('ETH', '10')
  panel().getByText(words.sound)
  expect(figures().map(({ textContent }) => textContent)).toEqual(['0.00004', '40', '22,665', '0.3835'])
})

test('a small pool is a warning', async () => {
  await renderPage(<SeedForm {...shared} />)
  await type('HRB', '250000')
  await type('ETH', '4')
  panel().getByText(fill(words.thin, { symbol: 'ETH', percent: '56.16' }))
  panel().getByText(fill(words.raises, { percent: '56.16' }))
})

test('what others pay of fees is deducted, though the first owner pays none', async () => {
  await renderPage(<SeedForm {...shared} token={taxed} />)
  await type('HRB', '250000')
  await type('ETH', '10')
  panel().getByText(fill(words.fees, { pool: '0.3', token: '10' }))
  expect(figures()[2]?.textContent).toBe('20,398')
})

test('a pool fee that the router does not say is marked as assumed', async () => {
  const { poolQuote: _, ...silent } = market
  await renderPage(<SeedForm {...shared} market={silent} />)
  await field('HRB')
  panel().getByText(fill(words.fees, { pool: '≈ 0.3', token: '0' }))
})

test('slider and field follow each other to the base unit, up to the balance', async () => {
  const onTerms = vi.fn()
  const own = { ...holdings, token: 123_456_78n }
  await renderPage(<SeedForm {...shared} holdings={own} onTerms={onTerms} />)
  await type('ETH', '10')
  fireEvent.change(await slider(), { target: { value: '300' } })
  expect((await field('HRB')).value).toBe('30000')
  expect((await slider()).getAttribute('aria-valuetext')).toBe('3%')

  fireEvent.change(await slider(), { target: { value: (await slider()).max } })
  expect((await field('HRB')).value).toBe('123456.78')
  await userEvent.click(screen.getByRole('button', { name: en.liquidity.review }))
  expect(onTerms.mock.lastCall?.[0]).toMatchObject({ amount: own.token, coin: parseEther('10') })

  await type('HRB', '50000.01')
  expect((await slider()).value).toBe('500')
  expect((await slider()).getAttribute('aria-valuetext')).toBe('5%')
  fireEvent.change(await slider(), { target: { value: '0' } })
  expect((await field('HRB')).value).toBe('')
})

test('vesting of others is the next step', async () => {
  await renderPage(<SeedForm {...shared} />)
  const link = await screen.findByRole('link', { name: en.vesting.title })
  expect(link.getAttribute('href')).toBe('#locks')
})

test('price, market value and the first sale are in dollars as well, if the user wants money', async () => {
  appStore.setState({ money: 'usd' })
  onTestFinished(() => void appStore.setState(initialState, true))
  const round = ['uint80', 'int256', 'uint256', 'uint256', 'uint80'].map((type) => ({ type }))
  const time = 1_800_000_000n
  const text = encodeAbiParameters([{ type: 'string' }], ['ETH / USD'])
  const answers: Record<string, Hex> = {
    [toFunctionSelector('description()')]: text,
    [toFunctionSelector('decimals()')]: toHex(8, { size: 32 }),
    [toFunctionSelector('latestRoundData()')]: encodeAbiParameters(round, [7n, 64_012_345_678n, time, time, 7n]),
  }
  const config = createTestConfig((method, params) => {
    if (method === 'eth_getBlockByNumber') return { number: '0x10', timestamp: toHex(time), transactions: [] }
    return answers[Object(params[0]).data?.slice(0, 10)] ?? '0x'
  })
  await renderPage(<SeedForm {...shared} token={{ ...token, chainId: 31337 }} />, config)
  await type('HRB', '250000')
  await type('ETH', '10')
  const money = () => panel().getAllByText(/^about \$/)
  await waitFor(() => expect(money()).toHaveLength(3))
  // 0.00004 ETH for one, 40 ETH for all, 0.3835 ETH for a hundredth.
  const [price, value, sale] = money().map(({ textContent }) => textContent)
  expect([price, value]).toEqual(['about $0.026', 'about $25,604.94'])
  expect(sale).toMatch(/^about \$245\.\d\d$/)
  expect(money()[0]?.title).toContain('ETH / USD is $640.12')
})
