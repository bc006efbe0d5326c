import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import { FeeMeter } from './fees-aside.tsx'

/** Reads the meter's text for a kind's form, and the parts of the bar in percent, the recipient's first. */
async function read(kind: KindId, typed: Record<string, string>, limit: 'atMost' | 'lessThan') {
  const { defaults, feeFields } = kinds[kind]
  const values = { ...defaults, symbol: 'HRB', ...typed }
  const { container } = await renderPage(<FeeMeter {...{ feeFields, values, limit }} reward="USDT" />)
  const title = await screen.findByRole('heading', { name: 'On a transfer of 1,000 HRB' })
  const section = within(title.parentElement as HTMLElement)
  const rows = section.getAllByRole('term').map(({ textContent }) => textContent)
  const amounts = section.getAllByRole('definition').map(({ textContent }) => textContent)
  const sentence = section.getByText(/Fees can|Lower a fee/)
  const bar = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => Number.parseFloat(style.width))
  return {
    figures: rows.map((row, index) => `${row} ${amounts[index]}`),
    sentence: sentence.textContent?.split(/\.(?= |$)/)[0],
    isWrong: sentence.className.includes('text-error'),
    bar,
  }
}

test('without fees the whole transfer is the recipient’s, and so is the bar', async () => {
  expect(await read('baby', {}, 'atMost')).toEqual({
    figures: ['Recipient 1,000', 'Holders, in USDT 0', 'Liquidity, locked forever 0', 'Marketing wallet 0'],
    sentence: '0%, maximum 25%',
    isWrong: false,
    bar: [100, 0, 0, 0],
  })
})

test('11 % are shared by purpose, in figures and in the bar', async () => {
  const fees = { tokenRewardFee: '6', autoAddLiquidity: '3', marketingFee: '2' }
  expect(await read('baby', fees, 'atMost')).toEqual({
    figures: ['Recipient 890', 'Holders, in USDT 60', 'Liquidity, locked forever 30', 'Marketing wallet 20'],
    sentence: '11%, maximum 25%',
    isWrong: false,
    bar: [89, 6, 3, 2],
  })
})

test('25 % are allowed where at most 25 % are, and leave three quarters of the bar to the recipient', async () => {
  const fees = { generateYield: '20', generateLiquidity: '4', charityPercent: '1' }
  expect(await read('liquidityGenerator', fees, 'atMost')).toEqual({
    figures: ['Recipient 750', 'All holders 200', 'Liquidity, locked forever 40', 'Charity/Marketing 10'],
    sentence: '25%, maximum 25%',
    isWrong: false,
    bar: [75, 20, 4, 1],
  })
})

test('a hundredth of a percent more is told in the colour of errors', async () => {
  const fees = { generateYield: '20', generateLiquidity: '4', charityPercent: '1.01' }
  expect(await read('liquidityGenerator', fees, 'atMost')).toMatchObject({
    sentence: '25.01%, but the maximum is 25%',
    isWrong: true,
  })
})

const buyback = { reflectionFee: '20', liquidityFee: '4.97', buyBackFee: '0.01' }

test('24.99 % are allowed where less than 25 % are', async () => {
  expect(await read('buybackBaby', { ...buyback, marketingFee: '0.01' }, 'lessThan')).toMatchObject({
    figures: [
      'Recipient 750.1',
      'Holders, in USDT 200',
      'Liquidity, locked forever 49.7',
      'Buyback and burn 0.1',
      'First owner, for marketing 0.1',
    ],
    sentence: '24.99%, must be less than 25%',
    isWrong: false,
  })
})

test('25 % are too much where less than 25 % are allowed', async () => {
  expect(await read('buybackBaby', { ...buyback, marketingFee: '0.02' }, 'lessThan')).toMatchObject({
    sentence: '25%, but it must be less than 25%',
    isWrong: true,
  })
})

test('of a fee that cannot be read nothing is said, nor of the recipient', async () => {
  const { figures, sentence } = await read('baby', { tokenRewardFee: '6', autoAddLiquidity: '1,5' }, 'atMost')
  expect(figures).toEqual(['Recipient –', 'Holders, in USDT 60', 'Liquidity, locked forever –', 'Marketing wallet 0'])
  expect(sentence).toBe('–%, maximum 25%')
})
