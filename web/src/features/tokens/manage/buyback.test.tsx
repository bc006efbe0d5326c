import { vaultWaitings } from '@saleyard/chain/errors/vault-waiting.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { BuybackFactsList, BuybackForm } from './buyback.tsx'

const words = en.tokenConsole.buyback

async function show(bought: bigint) {
  const onReview = vi.fn()
  renderApp(<BuybackForm decimals={4} bought={bought} onReview={onReview} />)
  return { onReview, input: await screen.findByLabelText(words.minimum) }
}

test.each([
  [12_345_600n, '1222.2144', 12_222_144n, '1,222.2144'],
  [1n, '0.0001', 1n, '0.0001'],
])('a buyback of %s units asks for one percent less, in whole tokens', async (bought, typed, minUnits, written) => {
  const { onReview, input } = await show(bought)
  expect(input).toHaveProperty('value', typed)
  await userEvent.click(screen.getByRole('button', { name: words.review }))
  expect(onReview).toHaveBeenCalledExactlyOnceWith(minUnits, written)
})

test.each([
  ['0', words.minimumZero],
  ['0.0000', words.minimumZero],
  ['0.00001', en.errors.amountTooManyDecimals.replace('{{amount}}', '0.00001').replace('{{decimals}}', '4')],
  ['much', en.errors.amountInvalid.replace('{{amount}}', 'much')],
  ['', en.errors.amountMissing],
])('a minimum of %j is refused', async (text, sentence) => {
  const { onReview, input } = await show(10_000n)
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
  await userEvent.tab()
  await screen.findByText(sentence, { exact: false })
  await userEvent.click(screen.getByRole('button'))
  expect(onReview).not.toHaveBeenCalled()
})

test.each([...vaultWaitings.filter((waiting) => waiting !== 'None'), 'Unknown' as const])(
  'why the vault does not buy is said in words: %s',
  async (waiting) => {
    renderApp(
      <BuybackFactsList
        token={taxedToken}
        facts={{ coin: 5n, dueAt: 1_800n, waiting, spent: 5n, earned: 0n, bought: 0n }}
      />,
    )
    // A percent sign stays with its number; the search sees every space as a plain one.
    await screen.findByText(en.tokenPage.vault.waiting[waiting].replaceAll('\u00a0', ' '), { exact: false })
    expect(screen.queryByText(words.bought)).toBeNull()
  },
)
