import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { createMarket, passTime, vaultInterval } from '@e2e/fixtures/market.ts'
import { readToken } from '@e2e/fixtures/read-token.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { beginRun } from '@e2e/pages/run-actions.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { createTokenView } from '@e2e/pages/token-page.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { type Chain, coin } from '@saleyard/testkit/chain/create-chain.ts'
import { type Address, numberToHex, parseAbi, parseEther, parseUnits } from 'viem'
import { foundry } from 'viem/chains'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { readCreatedToken } from '@/features/tokens/kinds/token-factory.ts'
import { getChain } from '@/lib/networks/chains.ts'

const { notices, activityFilter } = words
const [owner, heir, holder] = [account(0), account(2), account(3)]
const others = [97, 56, 42161]
const otherTitles = new Intl.ListFormat('en').format(others.map((id) => getChain(id).title))
const { symbol, decimals } = kinds.baby.example

test('a due vault, dividends and an offered ownership ring for those they concern, lead to their place, and vanish when done', {
  tag: '@commit',
}, async ({ page, wallet, chain, pageHealth }) => {
  const market = createMarket(chain)
  const view = createTokenView(page)
  const bell = createBell(page)
  await market.openRewardPool(parseEther('100'))
  const token = await createBaby(chain)
  const on = readToken(chain, 'baby', token)
  await market.openPool(token, parseUnits('500000000', Number(decimals)), parseEther('100'))
  await market.buy(token, holder, parseEther('10'))
  await passTime(chain, vaultInterval)

  // Without a wallet nothing is read, even when the list is opened.
  await page.goto('/home')
  await bell.open()
  await expect(bell.list).toContainText(notices.none)
  await expect(bell.list).toContainText(notices.connect)
  await page.keyboard.press('Escape')
  await expect(bell.button).toBeFocused()
  expect(pageHealth.endRequests()).toEqual([])

  // The creator did nothing on this device: the registry names the token.
  await wallet.connect()
  await expect(bell.button).toHaveAccessibleName(counted(1))
  await bell.follow(words.tokenPage.vault.process, notices.vault)
  await expect(page).toHaveURL(`/token/${foundry.id}/${token}#vault`)
  await expect(view.vault).toBeInViewport()
  await view.runVault()
  await expect(view.inBlock).toBeVisible()
  const claimable = await on.claimable(holder.address)
  expect(claimable).toBeGreaterThan(0n)
  await expect(bell.entry(notices.vault)).toHaveCount(0)

  const hash = await chain.client.writeContract({
    account: owner,
    address: token,
    abi: parseAbi(['function transferOwnership(address)']),
    functionName: 'transferOwnership',
    args: [heir.address],
  })
  await chain.client.waitForTransactionReceipt({ hash })

  await wallet.switchAccount(3)
  await expect(bell.button).toHaveAccessibleName(counted(1))
  await bell.follow(words.activity.kinds.claim, fill(notices.dividends, { amount: '' }).split(' ')[0] ?? '')
  await expect(view.dividends).toBeInViewport()
  await view.claim()
  await expect(view.inBlock).toBeVisible()
  expect(await on.claimable(holder.address)).toBe(0n)
  await view.leave()
  await expect(bell.button).toHaveAccessibleName(notices.title)

  await wallet.switchAccount(2)
  await expect(bell.button).toHaveAccessibleName(counted(1))
  await bell.follow(words.tokenConsole.accept.title, notices.ownership)
  await expect(view.owners).toBeInViewport()
  await view.accept()
  await expect(view.inBlock).toBeVisible()
  expect(await on.owner()).toBe(heir.address)
  await expect(bell.button).toHaveAccessibleName(notices.title)

  // A stranger who has opened the token's page is not called, whatever is due there.
  await wallet.switchAccount(1)
  await bell.open()
  await expect(bell.list).toContainText(notices.none)
  await expect(bell.list).toContainText(fill(notices.scope, { networks: 'Local chain' }))
  // Only where the user has them searched, other networks are asked; none of them answers here.
  for (const id of others) pageHealth.goesTo(id)
  await bell.list.getByRole('button', { name: words.mine.everywhere }).click()
  await expect(bell.list).toContainText(fill(words.createToken.myTokens.failed, { network: otherTitles }))
  await expect(bell.list.getByRole('button', { name: words.common.tryAgain })).toBeVisible()
  await expect(bell.list.getByRole('listitem')).toHaveCount(0)
  await expect(bell.list).not.toContainText(notices.none)
  await page.keyboard.press('Escape')

  // What was done is found again by kind, state and text.
  await page.goto('/home')
  const activity = page.getByRole('region', { name: words.home.activity })
  await expect(activity.getByRole('listitem')).toHaveCount(3)
  await activity.getByRole('combobox', { name: activityFilter.types }).selectOption(activityFilter.rewards)
  await expect(activity.getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(activity.getByRole('listitem')).toHaveCount(2)
  await activity.getByRole('searchbox').fill('nothing like this')
  await expect(activity).toContainText(activityFilter.none)
  await activity.getByRole('button', { name: activityFilter.clear }).click()
  await expect(activity.getByRole('listitem')).toHaveCount(3)
  expect(new URL(page.url()).search).toBe('')
})

const payments: Payment[] = Array.from({ length: 12 }, (_, index) => ({
  address: freshAddress(0x40 + index),
  amount: parseEther('0.5') + BigInt(index),
}))
const people = payments.map(({ address }) => address)

test('a run that is cut off in the middle rings without a wallet, leads to where it goes on, and is silent when it is paid', {
  tag: '@commit',
}, async ({ page, wallet, chain, pageHealth }) => {
  const shell = shellPage(page)
  const bell = createBell(page)
  await chain.makeCostly(people)
  const sending = await beginRun(page, wallet, payments)
  await chain.stopMining()
  await sending.sendButton(1, 2).click()
  await expect(sending.batch(1)).toContainText(words.multiSend.batchStates.sent)
  await page.goto('/home')
  await chain.startMining()

  await shell.disconnect(shortenAddress(wallet.address))
  await page.reload()
  const asked = pageHealth.endRequests().length
  await expect(bell.button).toHaveAccessibleName(counted(1))
  await bell.open()
  await expect(bell.entry(words.multiSend.send.unfinishedHeading)).toContainText('ETH')
  await page.keyboard.press('Escape')
  expect(pageHealth.endRequests()).toHaveLength(asked)

  await wallet.connect()
  await bell.follow(words.multiSend.send.continueRun, words.multiSend.send.unfinishedHeading)
  await multiSendPage(page).mainButton.click()
  await expect(sending.report).toContainText(sending.allPaid(12))
  expect(await chain.balances(coin, people)).toEqual(payments.map(({ amount }) => amount))
  await expect(bell.button).toHaveAccessibleName(notices.title)
})

const counted = (count: number) => notices.title + fill(words.common.aside, { text: String(count) })

/** The bell in the header, and its list. */
function createBell(page: Page) {
  const button = page.getByRole('banner').getByRole('button', { name: notices.title })
  const list = page.getByRole('dialog', { name: notices.title })
  const entry = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  const open = () => button.click()
  return {
    button,
    list,
    entry,
    open,
    /** Opens the list, and goes where one entry leads. */
    async follow(action: string, text: string) {
      await open()
      await entry(text).getByRole('link', { name: action }).click()
      await expect(list).toBeHidden()
    },
  }
}

async function createBaby({ client }: Chain): Promise<Address> {
  const { factory, prepare, example } = kinds.baby
  const salt = numberToHex(26, { size: 32 })
  const creation = prepare(example, { account: owner.address, salt, chainId: foundry.id })
  if (!creation) throw new Error('The values are not valid')
  const hash = await client.sendTransaction({ account: owner, to: factory.address, data: creation.data })
  const token = readCreatedToken(await client.waitForTransactionReceipt({ hash }), factory.address)
  if (!token) throw new Error(`No ${symbol} was created`)
  return token
}
