import { passTime } from '@e2e/fixtures/market.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { typeExample } from '@e2e/pages/create-token-page.ts'
import { createTokenView } from '@e2e/pages/token-page.ts'
import { fill, words } from '@e2e/words.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'

const { locks, vesting } = words
const { launch } = words.createToken
const [, stranger, first, second] = [0, 1, 2, 3].map((index) => account(index).address)
const units = 10n ** 18n

test('after a creation a list is vested in locks over a reload, and after the start a stranger releases one of them', {
  tag: '@commit',
}, async ({ page, wallet, chain }) => {
  const { example } = kinds.standard
  const view = createTokenView(page)
  const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
  await creation.create(example.symbol)
  await expect(creation.resultTitle(example.name)).toBeVisible()
  const token = await creation.tokenAddress()
  const before = await chain.sentBy(wallet.address)

  await creation.launchStep(words.activity.kinds.seedLiquidity).skip()
  const list = creation.launchStep(vesting.title)
  await expect(list.step).toHaveAttribute('aria-current', 'step')
  await list.start()
  await view.decideVesting(`${first}, 300\n${second}, 1.5`, { cliff: '0', duration: '100' })
  await view.createLocks()
  await expect(list.step).toContainText(fill(vesting.progress, { created: '2', filled: '0', all: '2' }))
  await view.fillLock()
  await expect(list.step).toContainText(fill(vesting.progress, { created: '2', filled: '1', all: '2' }))

  await page.reload()
  await expect(list.step).toContainText(launch.started)
  await view.fillLock()
  await expect(list.step).toContainText(vesting.done)
  await list.step.getByRole('button', { name: words.liquidity.done }).click()
  await expect(list.step).toContainText(launch.locks)
  expect(await chain.sentBy(wallet.address)).toBe(before + 3)
  await expect(creation.launchStep(words.activity.kinds.seedLiquidity).step).toContainText(launch.skipped)

  await passTime(chain, 50 * 86_400)
  await wallet.switchAccount(1)
  await view.open(token)
  await expect(view.locks.getByRole('listitem')).toHaveCount(2)
  await view.release()
  await expect(view.inBlock).toBeVisible()
  await expect(page.getByText(locks.arrived, { exact: true })).toBeVisible()
  const released = await chain.balanceOf(token, first ?? '0x')
  expect(released).toBeGreaterThan(149n * units)
  expect(released).toBeLessThan(153n * units)
  expect(await chain.balanceOf(token, stranger ?? '0x')).toBe(0n)
})
