import { afterFees, createMarket, passTime, quote, vaultInterval } from '@e2e/fixtures/market.ts'
import { holdToasts } from '@e2e/fixtures/page-conditions.ts'
import { exampleFees, readToken } from '@e2e/fixtures/read-token.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { createTokenView } from '@e2e/pages/token-page.ts'
import { tradeBox } from '@e2e/pages/trade-box.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import * as generated from '@saleyard/generated/abis'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { type Chain, coin } from '@saleyard/testkit/chain/create-chain.ts'
import { hostileCode } from '@saleyard/testkit/chain/hostile-code.ts'
import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  getAbiItem,
  getAddress,
  numberToHex,
  parseEther,
  parseUnits,
  toFunctionSelector,
} from 'viem'
import { foundry } from 'viem/chains'
import { kindEntries, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { readCreatedToken } from '@/features/tokens/kinds/token-factory.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

const { babyTokenAbi, tokenVaultAbi, uniswapV2PairAbi, uniswapV2RouterAbi } = generated
const { trade } = words
const [firstOwner, stranger, other] = [account(0), account(1), account(2)]
const shown = (value: bigint, decimals = 18) => formatAmount(value, decimals, { grouped: true })

/** Every commit takes the kind without fees, and the one with the most parts. */
const nightly: readonly KindId[] = ['liquidityGenerator', 'baby']

for (const [id, kind] of kindEntries) {
  const { symbol, decimals } = kind.example
  const fees = exampleFees(kind)
  const units = Number(decimals)

  test(`a stranger buys and sells a ${words.createToken.kinds[id].title}: what the box says is what the chain does`, {
    tag: nightly.includes(id) ? '@slow' : '@commit',
  }, async ({ page, wallet, chain }) => {
    const market = createMarket(chain)
    const token = await create(chain, id)
    await market.openPool(token, parseUnits('500000000', units), parseEther('100'))
    const box = tradeBox(page)
    await wallet.switchAccount(1)
    await createTokenView(page).open(token)
    await wallet.connect()

    const slippage = fees.rates.length > 0 ? 100n : 50n
    const least = (value: bigint) => (value * (10_000n - slippage)) / 10_000n
    const pool = await market.reservesOf(token)
    const paid = quote(parseEther('1'), pool.coin, pool.token)
    const bought = afterFees(paid, fees.rates)
    await box.amount('ETH').fill('1')
    await expect(box.fact(trade.least)).toContainText(`${shown(least(bought), units)} ${symbol}`)
    await expect(box.fact(trade.poolFee)).toContainText('0.3%')
    if (fees.rates.length > 0) await expect(box.fact(trade.tokenFee)).toContainText(shown(paid - bought, units))
    else await expect(box.fact(trade.tokenFee)).toHaveCount(0)
    await box.review()
    await box.sign('buy')
    await expect(box.arrived).toContainText(fill(trade.arrived.buy, { amount: shown(bought, units), symbol }))
    const held = await chain.balanceOf(token, stranger.address)
    if (fees.has('reflection')) expect(held).toBeGreaterThanOrEqual(bought)
    else expect(held).toBe(bought)

    const half = held / 2n
    const before = await market.reservesOf(token)
    const sold = quote(afterFees(half, fees.rates), before.token, before.coin)
    await box.choose('sell')
    await box.amount(symbol).fill(formatAmount(half, units))
    await expect(box.fact(trade.least)).toContainText(`${shown(least(sold))} ETH`)
    await box.review()
    await box.approve()
    await expect(box.button('sell')).toBeEnabled()
    expect(await chain.allowance(token, stranger.address, chain.addresses.router)).toBe(half)
    const coinBefore = await chain.balanceOf(coin, stranger.address)
    await box.sign('sell')
    await expect(box.arrived).toContainText(fill(trade.arrived.sell, { amount: shown(sold), symbol: 'ETH' }))
    expect((await market.reservesOf(token)).coin).toBe(before.coin - sold)
    expect(await chain.allowance(token, stranger.address, chain.addresses.router)).toBe(0n)
    const block = await chain.client.getBlock({ includeTransactions: true })
    const hash = block.transactions[0]?.hash
    const fee = hash ? await chain.feesOf([hash]) : 0n
    expect((await chain.balanceOf(coin, stranger.address)) - coinBefore).toBe(sold - fee)
    await expect(box.amount(symbol)).toHaveValue('')
  })
}

test('a moved price and an old quote are confirmed again, a vault runs in between, and a drained pool is no market', {
  tag: '@commit',
}, async ({ page, wallet, chain }) => {
  const market = createMarket(chain)
  const token = await create(chain, 'baby')
  const { symbol } = kinds.baby.example
  const fees = exampleFees(kinds.baby)
  await market.openPool(token, parseEther('500000000'), parseEther('100'))
  const box = tradeBox(page)
  await wallet.switchAccount(1)
  await createTokenView(page).open(token)
  await wallet.connect()
  await box.amount('ETH').fill('2')
  await box.review()
  await expect(box.button('buy')).toBeEnabled()

  await market.buy(token, other, parseEther('5'))
  const moved = await market.reservesOf(token)
  const now = afterFees(quote(parseEther('2'), moved.coin, moved.token), fees.rates)
  const least = (now * 9_900n) / 10_000n
  await expect(box.box).toContainText(fill(trade.stale.moved, { amount: shown(least), symbol }))
  await expect(box.button('buy')).toBeDisabled()
  await box.renew()
  await expect(box.button('buy')).toBeEnabled()

  await passTime(chain, vaultInterval)
  await expect(box.box).toContainText(trade.stale.expired)
  await expect(box.button('buy')).toBeDisabled()
  expect(await chain.sentBy(stranger.address)).toBe(0)
  // The vault has fees of the purchase, and sells them: the price falls, in favour of the one who buys.
  await runVault(chain, token)
  const lower = await market.reservesOf(token)
  expect(lower.token).toBeGreaterThan(moved.token)
  const bought = afterFees(quote(parseEther('2'), lower.coin, lower.token), fees.rates)
  expect(bought).toBeGreaterThan(now)
  await box.renew()
  await box.sign('buy')
  await expect(box.arrived).toContainText(fill(trade.arrived.buy, { amount: shown(bought), symbol }))
  expect(await chain.balanceOf(token, stranger.address)).toBe(bought)

  // What a vault has added stays in a pool: only that of a token without one can be emptied.
  const emptied = await create(chain, 'standard')
  await market.openPool(emptied, parseEther('500000000'), parseEther('100'))
  await createTokenView(page).open(emptied)
  await box.amount('ETH').fill('1')
  await expect(box.fact(trade.least)).toBeVisible()
  await drain(chain, emptied)
  await expect(box.box).toContainText(trade.refusals.drained)
  await expect(box.box.getByRole('link', { name: trade.next.add })).toBeVisible()
  await expect(box.box.getByRole('textbox')).toHaveCount(0)
})

test('a token that names a router of its creator has no box, and a token of another factory none at all', {
  tag: '@commit',
}, async ({ page, wallet, chain }) => {
  // It names the real exchange and quotes as it does, and keeps what a purchase pays.
  const hostile = getAddress('0x00000000000000000000000000000000b0b0b0b0')
  const bytecode = hostileCode(chain.addresses.router, toFunctionSelector(buying), 'doNothing')
  await chain.client.setCode({ address: hostile, bytecode })
  const token = await create(chain, 'baby', { router: hostile })
  await createMarket(chain).openPool(token, parseEther('500000000'), parseEther('100'))
  const args = [0n, [chain.addresses.weth, token], other.address, 10n ** 12n] as const
  const purchase = { abi: uniswapV2RouterAbi, address: hostile, functionName: buying.name, args } as const
  const hash = await chain.client.writeContract({ ...purchase, account: other, value: parseEther('1') })
  expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success')
  expect(await chain.balanceOf(coin, hostile)).toBe(parseEther('1'))
  expect(await chain.balanceOf(token, other.address)).toBe(0n)
  const { box } = tradeBox(page)
  await wallet.switchAccount(1)
  await createTokenView(page).open(token)
  await wallet.connect()
  await expect(box).toContainText(fill(trade.refusals.routerUnknown, { router: hostile }))
  await expect(box.getByRole('textbox')).toHaveCount(0)
  await expect(box.getByRole('button')).toHaveCount(0)

  const view = createTokenView(page)
  await view.open(await chain.deployForeignToken())
  await expect(page.getByText(words.tokenPage.noToken)).toBeVisible()
  await expect(box).toHaveCount(0)
})

test('a paused reward token, and names that turn the page: holder and first owner see what is true, on a phone', {
  tag: '@commit',
}, async ({ page, wallet, chain }) => {
  const market = createMarket(chain)
  // As long as they may be, with marks that would turn the words around them.
  const fillUp = (text: string, bytes: number) => text + '.'.repeat(bytes - new TextEncoder().encode(text).length)
  const shownName = 'توكن المرفأ والبحر الكبير 🚢'
  const shownSymbol = 'שלוםעולם'
  const labels = { name: fillUp(`\u202e${shownName}\u2066`, 64), symbol: fillUp(`\u202e${shownSymbol}\u2067`, 32) }
  const symbol = labels.symbol.slice(1).replace('\u2067', '')
  const token = await create(chain, 'baby', labels)
  await market.openPool(token, parseEther('500000000'), parseEther('100'))
  await market.openRewardPool(parseEther('1000'))
  await market.buy(token, stranger, parseEther('2'))
  await runVault(chain, token)
  await passTime(chain, vaultInterval)
  await runVault(chain, token)
  const { baby } = kinds
  const reward = getAddress(baby.example.rewardToken)
  const real = (await chain.client.getCode({ address: reward })) ?? '0x'
  const copy = getAddress('0x00000000000000000000000000000000c0c0c0c0')
  await chain.client.setCode({ address: copy, bytecode: real })
  const paused = hostileCode(copy, toFunctionSelector('transfer(address,uint256)'), 'refuse')
  await chain.client.setCode({ address: reward, bytecode: paused })

  await page.setViewportSize({ width: 390, height: 844 })
  await holdToasts(page)
  await wallet.learnBundles()
  await wallet.switchAccount(1)
  const view = createTokenView(page)
  const box = tradeBox(page)
  const { sidewaysScroll } = shellPage(page)
  await view.open(token)
  await wallet.connect()
  await expect(view.title).toHaveText(new RegExp(`^${shownName}\\.+ \\(${shownSymbol}\\.+\\)$`))
  const { label, how } = words.tokenPage.badges.rewardStuck
  await view.badges.getByRole('button', { name: label }).click()
  await expect(page.getByRole('main').getByText(how)).toHaveCount(2)
  // A claim says why, and nothing is signed.
  const claim = words.tokenPage.dividends.claim
  const earned = await readToken(chain, 'baby', token).claimable(stranger.address)
  expect(earned).toBeGreaterThan(0n)
  await view.dividends.getByRole('button', { name: claim, exact: true }).click()
  await expect(view.transaction.panel).toContainText(`rejected the transfer of ${earned} base units`)
  await expect(view.transaction.panel.getByRole('button', { name: claim, exact: true })).toBeDisabled()
  await view.leave()

  // Trades go on: the holder sells, for exactly what the reserves say.
  const sale = async (units: bigint, rates: readonly number[]) => {
    const pool = await market.reservesOf(token)
    return quote(afterFees(units, rates), pool.token, pool.coin)
  }
  const units = parseEther('1000000')
  const sold = await sale(units, exampleFees(baby).rates)
  await box.choose('sell')
  await box.box.getByRole('textbox').first().fill('1000000')
  await expect(box.fact(trade.tokenFee)).toContainText(symbol)
  expect(await sidewaysScroll(), 'quote').toBe(0)
  await box.review()
  await box.approve()
  await expect(box.button('sell')).toBeEnabled()
  expect(await sidewaysScroll(), 'review').toBe(0)
  await box.sign('sell')
  await expect(box.arrived).toContainText(shown(sold))
  await expectIsolated(page)
  expect(await sidewaysScroll(), 'result').toBe(0)

  // The first owner pays no fee of the token: what arrives is what the pool gives, to the wei. Its wallet approves and sells as one.
  await market.disallow(token, firstOwner)
  await wallet.switchAccount(0)
  const own = await sale(units, [])
  await box.choose('sell')
  await box.box.getByRole('textbox').first().fill('1000000')
  await expect(box.fact(trade.tokenFee)).toContainText(trade.noTokenFee)
  await expect(box.fact(trade.least)).toContainText(shown(own))
  await box.review()
  await box.box.getByRole('checkbox', { name: trade.together }).check()
  await expect(view.transaction.panel.getByRole('region', { name: words.tx.changes })).toContainText(shown(own))
  const before = await chain.balanceOf(coin, firstOwner.address)
  await box.sign('sell')
  await expect(box.arrived).toContainText(shown(own))
  const { transactions } = await chain.client.getBlock()
  const fee = await chain.feesOf(transactions)
  expect((await chain.balanceOf(coin, firstOwner.address)) - before + fee).toBe(own)
  expect(await chain.allowance(token, firstOwner.address, chain.addresses.router)).toBe(0n)
  const asked = wallet.prompts.shown.map(({ method }) => method).filter((method) => method.includes('send'))
  expect(asked).toEqual(['eth_sendTransaction', 'eth_sendTransaction', 'wallet_sendCalls'])

  await page.goto('/my-tokens')
  const row = page.getByRole('listitem').filter({ has: page.getByTitle(token) })
  await expect(row.getByRole('link').first()).toContainText(shownName)
  await expectIsolated(page)
  expect(await sidewaysScroll(), 'my tokens').toBe(0)
})

/** No text of the page has a mark that turns the words after it, in any part of it: toasts, labels, titles on hover. */
async function expectIsolated(page: Page) {
  const turned = await page.evaluate(() => {
    const texts = [document.title, document.body.textContent ?? '']
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
    return texts.flatMap((text) => text.match(/.{0,30}[\u202a-\u202e].{0,30}/g) ?? [])
  })
  expect(turned).toEqual([])
}

const buying = getAbiItem({ abi: uniswapV2RouterAbi, name: 'swapExactETHForTokensSupportingFeeOnTransferTokens' })

type Change = Partial<{ router: Address; name: string; symbol: string }>

/** Account 0 creates a token of a kind, with its example's values, without the page, whose form refuses some changes. */
async function create({ client }: Chain, id: KindId, change: Change = {}): Promise<Address> {
  const kind = kinds[id]
  const salt = numberToHex(7, { size: 32 })
  const creation = kind.prepare(kind.example, { account: firstOwner.address, salt, chainId: foundry.id })
  if (!creation) throw new Error('The values are not valid')
  const abi: Abi = Reflect.get(generated, `${id}TokenFactoryAbi`)
  const { functionName, args } = decodeFunctionData({ abi, data: creation.data })
  const data = encodeFunctionData({ abi, functionName, args: [{ ...Object(args?.[0]), ...change }] })
  const hash = await client.sendTransaction({ account: firstOwner, to: kind.factory.address, data })
  const token = readCreatedToken(await client.waitForTransactionReceipt({ hash }), kind.factory.address)
  if (!token) throw new Error('No token was created')
  return token
}

/** A keeper runs the vault. */
async function runVault({ client }: Chain, token: Address) {
  const vault = await client.readContract({ abi: babyTokenAbi, address: token, functionName: 'vault' })
  const run = { abi: tokenVaultAbi, address: vault, functionName: 'process' } as const
  const hash = await client.writeContract({ ...run, account: other, gas: 5_000_000n })
  await client.waitForTransactionReceipt({ hash })
}

/** Account 0 takes all liquidity out. */
async function drain(chain: Chain, token: Address) {
  const { client, addresses } = chain
  const pair = await createMarket(chain).pairOf(token)
  const units = await chain.balanceOf(pair, firstOwner.address)
  const mined = async (hash: Promise<`0x${string}`>) => client.waitForTransactionReceipt({ hash: await hash })
  const approve = { abi: uniswapV2PairAbi, address: pair, functionName: 'approve' } as const
  await mined(client.writeContract({ ...approve, account: firstOwner, args: [addresses.router, units] }))
  const remove = { abi: uniswapV2RouterAbi, address: addresses.router, functionName: 'removeLiquidity' } as const
  const args = [token, addresses.weth, units, 0n, 0n, firstOwner.address, 10n ** 12n] as const
  await mined(client.writeContract({ ...remove, account: firstOwner, gas: 1_000_000n, args }))
}
