import { afterFees, createMarket, type Market, passTime, quote, vaultInterval } from '@e2e/fixtures/market.ts'
import { exampleFees, readToken } from '@e2e/fixtures/read-token.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { addressIn, typeExample } from '@e2e/pages/create-token-page.ts'
import { createTokenView, myTokensPage, type TokenView } from '@e2e/pages/token-page.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { account, dead } from '@saleyard/testkit/chain/accounts.ts'
import { type Chain, coin } from '@saleyard/testkit/chain/create-chain.ts'
import { type Address, parseEther, parseUnits, zeroAddress } from 'viem'
import { kindEntries } from '@/features/tokens/kinds/index.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

const { review, trial } = words.createToken
const [firstOwner, stranger, heir, holder] = [account(0), account(1), account(2), account(3)]

/** The fields of each kind, in the list of what is asked for. */
const asked = { standard: 'c147', liquidityGenerator: 'c148', baby: 'c149', buybackBaby: 'c150' } as const

/** Every commit takes the kind with the most parts through all of it, and these as far as token-resume and token-reverts go. */
const nightly: readonly string[] = ['liquidityGenerator', 'baby']

type Stage = { page: Page; wallet: Wallet; chain: Chain; market: Market; view: TokenView }

for (const [id, kind] of kindEntries) {
  const { example, feeFields } = kind
  const { symbol, decimals } = example
  const units = (text: string) => parseUnits(text, Number(decimals))
  const fees = exampleFees(kind)
  const { title } = words.createToken.kinds[id]

  test(`a user creates a ${title} and gives it a pool, strangers trade it, and its owner lets it go [c139] [${asked[id]}]`, {
    tag: nightly.includes(id) ? '@slow' : '@commit',
  }, async ({ page, wallet, chain }) => {
    const stage = { page, wallet, chain, market: createMarket(chain), view: createTokenView(page) }
    const token = await create(stage)
    await seed(stage, token)
    await trade(stage, token)
    if (feeFields.length === 0) return

    if (fees.has('dividends')) await earn(stage, token)
    if (fees.has('charity')) await give(stage)
    if (fees.has('buyback')) await buyBack(stage, token)
    await own(stage, token)
  })

  async function create({ page, wallet, chain, market }: Stage): Promise<Address> {
    if (example.rewardToken) await market.openRewardPool(parseEther('100'))

    const creation = await typeExample(page, wallet, { kind: id, values: example })
    const foreseen = await addressIn(creation, review.address)
    const foreseenPair = example.router && (await addressIn(creation, review.pair))
    await expect(creation.transaction.codeExpected).toBeVisible()
    await expect(creation.trial(example.router ? 'sell' : 'create')).toBeVisible()
    await expect(creation.trial('create')).not.toContainText(trial.untried)
    await creation.create(symbol)
    await expect(creation.resultTitle(example.name)).toBeVisible()

    const token = await creation.tokenAddress()
    expect(token).toBe(foreseen)
    if (foreseenPair) expect(await market.pairOf(token)).toBe(foreseenPair)
    const supply = units(example.totalSupply)
    const on = readToken(chain, id, token)
    expect([await on.read('name'), await on.read('symbol')]).toEqual([example.name, symbol])
    expect(await on.read('totalSupply')).toBe(supply)
    expect(await chain.balanceOf(token, firstOwner.address)).toBe(supply)
    expect(await on.fees()).toEqual(fees.byComponent())
    return token
  }

  async function seed({ page, market, view }: Stage, token: Address) {
    await myTokensPage(page).openToken(token, example.name)
    await expect(view.title).toHaveText(`${example.name} (${symbol})`)
    if (feeFields.length === 0) await view.chooseRouter()
    await view.seed({ symbol, amount: '500000000', coin: '100' })
    const pool = { token: units('500000000'), coin: parseEther('100') }
    expect(await market.reservesOf(token)).toEqual(pool)
    // The first owner has it all, and the page says what that means.
    await expect(view.badges).toContainText(fill(words.tokenPage.badges.free.label, { percent: '100' }))
  }

  /** A stranger buys, then sells half of it. Apart from the fees everything is the pool's own arithmetic. */
  async function trade({ chain, market }: Stage, token: Address) {
    const pool = await market.reservesOf(token)
    const bought = quote(parseEther('10'), pool.coin, pool.token)
    await market.buy(token, stranger, parseEther('10'))
    const held = await chain.balanceOf(token, stranger.address)
    if (!fees.has('reflection')) expect(held).toBe(afterFees(bought, fees.rates))
    // A holder earns a part of what it paid itself; all of them together never more than the fee.
    expect(held).toBeGreaterThanOrEqual(afterFees(bought, fees.rates))
    expect(held).toBeLessThanOrEqual(afterFees(bought, fees.rates.slice(1)))

    await market.buy(token, holder, parseEther('1'))
    await passTime(chain, 1) // A vault does not act in a second in which a trade happened.
    const before = await market.reservesOf(token)
    const waiting = await chain.balanceOf(token, holder.address)
    await market.sell(token, stranger, held / 2n)
    const sold = quote(afterFees(held / 2n, fees.rates), before.token, before.coin)
    expect((await market.reservesOf(token)).coin).toBe(before.coin - sold)
    const gained = (await chain.balanceOf(token, holder.address)) - waiting
    expect(gained > 0n).toBe(fees.has('reflection'))
  }

  /** No trade has run the vault. A pair at rest for half an hour needs no look at its price, so that the first run trades. */
  async function runVault({ chain, view, market }: Stage) {
    await passTime(chain, vaultInterval)
    const before = await market.wrappedCoinOf(firstOwner.address)
    await view.runVault()
    await expect(view.inBlock).toBeVisible()
    const earned = (await market.wrappedCoinOf(firstOwner.address)) - before
    expect(earned).toBeGreaterThan(0n)
    await expect(view.earned).toContainText(formatAmount(earned, 18, { grouped: true }))
    await view.leave()
  }

  /** The vault sells, and pays the charity at once. */
  async function give(stage: Stage) {
    const charity = example.charityMarketingAddress as Address
    const before = await stage.chain.balanceOf(coin, charity)
    await runVault(stage)
    expect(await stage.chain.balanceOf(coin, charity)).toBeGreaterThan(before)
  }

  /** The vault sells, buys the reward token for what that brings, and shares it out, all in one run. */
  async function earn(stage: Stage, token: Address) {
    const { wallet, chain, view } = stage
    const on = readToken(chain, id, token)
    await runVault(stage)
    const claimable = await on.claimable(holder.address)
    expect(claimable).toBeGreaterThan(0n)

    await wallet.switchAccount(3)
    await expect(view.dividends).toContainText(formatAmount(claimable, 18, { grouped: true }))
    await view.claim()
    await expect(view.inBlock).toBeVisible()
    const reward = example.rewardToken as Address
    expect(await chain.balanceOf(reward, holder.address)).toBe(claimable)
    expect(await on.claimable(holder.address)).toBe(0n)
    await view.leave()
    await passTime(chain, 1) // A pair is busy in the second of its trade, and only the test advances this chain.
    await wallet.switchAccount(0)
  }

  /** The vault has coin for it since its run; what the page says of it is what then happens in the pair. */
  async function buyBack({ chain, market, view }: Stage, token: Address) {
    await passTime(chain, vaultInterval)
    const before = await market.reservesOf(token)
    const held = await market.wrappedCoinOf(firstOwner.address)
    const said = await view.buyBack()
    await expect(view.inBlock).toBeVisible()
    const spent = (await market.reservesOf(token)).coin - before.coin
    const earned = (await market.wrappedCoinOf(firstOwner.address)) - held
    const bought = quote(spent, before.coin, before.token)
    expect(earned).toBeGreaterThan(0n)
    expect(said.spent).toContain(formatAmount(spent + earned, 18, { grouped: true }))
    expect(said.earns).toContain(formatAmount(earned, 18, { grouped: true }))
    expect(said.bought).toContain(formatAmount(bought, Number(decimals), { grouped: true }))
    expect(await chain.balanceOf(token, dead)).toBe(bought)
    await view.leave()
  }

  async function own({ wallet, chain, view }: Stage, token: Address) {
    const on = readToken(chain, id, token)
    // The part of charity or marketing cannot rise, so that fee is the one that can be lowered alone.
    const payee = feeFields.findIndex(({ purpose }) => ['charity', 'marketing'].includes(purpose))
    const { purpose } = feeFields[payee] as TokenKind['feeFields'][number]
    await view.lowerFee(purpose, '0.5')
    await expect(view.inBlock).toBeVisible()
    const lowered = fees.byComponent(fees.rates.with(payee, 50))
    expect(await on.fees()).toEqual(lowered)
    await view.backToConsole()

    await view.handOver(heir.address)
    await expect(view.inBlock).toBeVisible()
    expect([await on.owner(), await on.pendingOwner()]).toEqual([firstOwner.address, heir.address])
    await wallet.switchAccount(2) // for another account the console starts again
    await view.accept()
    await expect(view.inBlock).toBeVisible()
    expect([await on.owner(), await on.pendingOwner()]).toEqual([heir.address, zeroAddress])
    await view.backToConsole()

    await view.renounce(symbol)
    await expect(view.fact(words.tokenPage.facts.owner)).toContainText(words.tokenPage.facts.renounced)
    expect(await on.owner()).toBe(zeroAddress)
    expect(await on.fees()).toEqual(lowered)
  }
}
