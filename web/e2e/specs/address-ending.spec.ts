import { expect, test } from '@e2e/fixtures/test.ts'
import { addressIn, createTokenPage } from '@e2e/pages/create-token-page.ts'
import { words } from '@e2e/words.ts'

const harbour = { name: 'Harbour', symbol: 'HRB', decimals: '18', totalSupply: '1000000000' }

test('a user searches an address that ends as wished, and the token is created there', async ({ page, wallet }) => {
  const creation = createTokenPage(page)
  await creation.open()
  await wallet.connect()
  await creation.fill(harbour)
  await creation.review()

  await creation.searchEnding('a5')
  await expect(creation.foundEnding).toHaveText(/0x[0-9a-f]{38}a5$/i)
  const foreseen = await addressIn(creation, words.createToken.review.address)
  expect(foreseen?.toLowerCase()).toMatch(/a5$/)

  await creation.create(harbour.symbol)
  await expect(creation.resultTitle(harbour.name)).toBeVisible()
  expect(await creation.tokenAddress()).toBe(foreseen)
})

test('a search without end in sight is ended at a click, and the address stays as it was', { tag: '@slow' }, async ({
  page,
  wallet,
}) => {
  const creation = createTokenPage(page)
  await creation.open()
  await wallet.connect()
  await creation.fill(harbour)
  await creation.review()
  const before = await addressIn(creation, words.createToken.review.address)

  await creation.searchEnding('abcdef')
  await expect(creation.endingRate).toHaveText(/[1-9]/)
  await creation.cancelSearch()
  expect(await addressIn(creation, words.createToken.review.address)).toBe(before)
})
