import { createMarket, passTime } from '@e2e/fixtures/market.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { typeExample } from '@e2e/pages/create-token-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { createTokenView, myTokensPage } from '@e2e/pages/token-page.ts'
import { fill, words } from '@e2e/words.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'

const {
  locks,
  seedPreview,
  tokenPage: { badges },
} = words
const [firstOwner, stranger] = [account(0), account(1)]
/** The form locks for a year at most a few days longer or shorter. Seconds. */
const moreThanAYear = 370 * 86_400

test('first liquidity goes to a lock, buyers see until when, and after that date a stranger releases it to its owner', {
  tag: '@commit',
}, async ({ page, wallet, chain }) => {
  const { example } = kinds.liquidityGenerator
  const view = createTokenView(page)
  const shell = shellPage(page)
  const market = createMarket(chain)
  const creation = await typeExample(page, wallet, { kind: 'liquidityGenerator', values: example })
  await creation.create(example.symbol)
  await expect(creation.resultTitle(example.name)).toBeVisible()
  const token = await creation.tokenAddress()
  const before = await chain.sentBy(firstOwner.address)

  await myTokensPage(page).openToken(token, example.name)
  await expect(view.locks).toContainText(locks.noneOfPair)
  await view.share.press('End')
  await view.share.press('ArrowLeft')
  await expect(view.share).toHaveAttribute('aria-valuetext', '99%')
  await expect(view.preview).toContainText(fill(seedPreview.missing, { fields: 'ETH amount' }))
  const { height = 0 } = (await view.preview.boundingBox()) ?? {}
  await view.pool.getByRole('textbox', { name: 'ETH amount' }).fill('1')
  await expect(view.preview).toContainText(fill(seedPreview.raises, { percent: '299.4' }))
  expect((await view.preview.boundingBox())?.height).toBe(height)
  // The box beside it leads here, and yields to what can be pressed here.
  expect(await shell.strongActions()).toEqual([words.liquidity.review])
  await view.seed({ symbol: example.symbol, amount: '500000000', coin: '113.65', to: 'lock' })
  const price = page.getByText('0.0000002273', { exact: true }).first()
  const lines = await price.evaluate((text) => text.getClientRects().length)
  expect(lines, 'lines of the price').toBe(1)
  await expect.poll(shell.strongActions).toEqual([words.trade.review])
  expect(await chain.sentBy(firstOwner.address)).toBe(before + 3)
  const pair = await market.pairOf(token)
  expect(await chain.balanceOf(pair, firstOwner.address)).toBe(0n)
  await expect(view.badges).toContainText(fill(badges.locked.label, { percent: '100' }))
  await expect(view.badges.locator('[data-tone=warning]')).toHaveCount(0)
  await expect(view.locks.getByRole('button', { name: locks.release })).toHaveCount(0)

  await passTime(chain, moreThanAYear)
  await wallet.switchAccount(1)
  await page.reload()
  const strangers = await chain.balanceOf(pair, stranger.address)
  await view.release()
  await expect(view.inBlock).toBeVisible()
  await expect(page.getByText(locks.arrived, { exact: true })).toBeVisible()
  expect(await chain.balanceOf(pair, firstOwner.address)).toBeGreaterThan(0n)
  expect(await chain.balanceOf(pair, stranger.address)).toBe(strangers)
  await expect(view.badges).toContainText(fill(badges.free.label, { percent: '100' }))
})
