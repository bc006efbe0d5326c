import { createMarket, type Market } from '@e2e/fixtures/market.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { createTokenView } from '@e2e/pages/token-page.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { standardTokenFactoryAbi, standardTokenFactoryAddress } from '@saleyard/generated/abis'
import { account, dead } from '@saleyard/testkit/chain/accounts.ts'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import { readUniswapBytecode } from '@saleyard/testkit/chain/deploy-contracts.ts'
import {
  type Address,
  encodeDeployData,
  erc20Abi,
  type Hash,
  numberToHex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { foundry } from 'viem/chains'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

const { badges, hero, sections } = words.tokenPage
const [owner, heir, holder] = [account(0), account(2), account(3)]
const units = 10n ** 26n
const tokenAbi = parseAbi([
  'function transferOwnership(address)',
  'function renounceOwnership()',
  'function owner() view returns (address)',
  'function pendingOwner() view returns (address)',
  'function router() view returns (address)',
  'function totalSupply() view returns (uint256)',
])

test('the page of each kind says what the chain says, to its owner, to a holder and to a stranger', {
  tag: '@commit',
}, async ({ page, wallet, chain }) => {
  const view = createTokenView(page)
  const market = createMarket(chain)
  const act = actions(chain, market)
  // 64 bytes, and marks that would turn the direction of the page.
  const shown = 'توكن المرفأ والبحر الكبير 🚢'
  const turned = `\u202e${shown}\u2066`
  const name = turned + '.'.repeat(64 - new TextEncoder().encode(turned).length)
  const tokens = {
    standard: await act.createStandard('', name),
    liquidityGenerator: await act.create('liquidityGenerator'),
    baby: await act.create('baby'),
    buybackBaby: await act.create('buybackBaby'),
  }
  // Its pool has a quarter burned, and its owner has offered it.
  await act.open(tokens.liquidityGenerator)
  await act.burn(tokens.liquidityGenerator, 4n)
  await act.write(tokens.liquidityGenerator, 'transferOwnership', [heir.address])
  // All that could be taken out of its pool was.
  await act.open(tokens.baby)
  await act.drain(tokens.baby)
  // It has no owner any more.
  await act.open(tokens.buybackBaby)
  await act.write(tokens.buybackBaby, 'renounceOwnership', [])
  await act.give(tokens.buybackBaby, holder.address)

  await watchShifts(page, sections.title)
  const ids = Object.keys(tokens) as KindId[]
  const expected = new Map<KindId, string[]>()
  for (const id of ids) {
    expected.set(id, await expectedBadges(chain, market, id, tokens[id]))
    await view.open(tokens[id])
    await expect(view.badges.getByRole('button')).toHaveText(expected.get(id) ?? [])
    await expectSections(page, id, false)
    await expectCalm(page)
    expect(await page.evaluate(() => window.shifted), 'moves of what is below the figures').toBe(0)
  }
  await expectFigures(page, chain, market, tokens.buybackBaby)
  // Each says how it is known, and closes again.
  await view.badges.getByRole('button', { name: badges.renounced.label }).click()
  await expect(page.getByText(badges.renounced.how)).toBeVisible()

  await view.open(tokens.standard)
  await expect(view.title).toHaveText(new RegExp(`^${shown}\\.+ \\(LURE\\)$`))
  expect(await page.title()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)

  await wallet.connect()
  for (const id of ids) {
    await view.open(tokens[id])
    await expect(view.badges.getByRole('button')).toHaveText(expected.get(id) ?? [])
    await expectSections(page, id, id === 'liquidityGenerator' || id === 'baby')
    await expectCalm(page)
  }
  // A link with the name of a section opens there; the links in the page are reached by keyboard.
  await page.goto(`/token/${foundry.id}/${tokens.baby}#owner`)
  await expect(view.owners).toBeInViewport()
  await expect(view.owners.getByRole('heading', { level: 3 })).toHaveText([
    words.tokenConsole.due.title,
    words.tokenConsole.fees.title,
    words.tokenConsole.handOver.title,
    words.tokenConsole.renounce.title,
  ])
  await expect(view.owners.getByRole('textbox')).toHaveCount(0)
  await view.openPart(words.tokenConsole.handOver.title)
  await view.openPart(words.tokenConsole.renounce.title)
  await expect(view.owners.getByRole('textbox')).toHaveCount(1)
  const link = page.getByRole('navigation', { name: sections.title }).getByRole('link', { name: sections.history })
  await link.press('Enter')
  await expect(page.getByRole('region', { name: words.tokenPage.history.title, exact: true })).toBeInViewport()
  expect(new URL(page.url()).hash).toBe('#history')

  await wallet.switchAccount(3)
  await view.open(tokens.buybackBaby)
  await expect(view.fact(words.createToken.myTokens.balance)).toContainText('HOME')
  await expectSections(page, 'buybackBaby', false)
  await expectCalm(page)
})

test('what a stranger wrote into a token loads nothing and runs nothing, and an unknown exchange proves nothing', {
  tag: '@commit',
}, async ({ page, chain, pageHealth }) => {
  const view = createTokenView(page)
  const market = createMarket(chain)
  const act = actions(chain, market)
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="teal"/></svg>'
  const evil = `<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"><script>window.ran=1;fetch("https://evil.test")</script></svg>`
  const logo = await act.createStandard(metadata(svg(drawing)))
  await view.open(logo)
  const picture = page.getByRole('img', { name: hero.logo })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const hostile = [
    'https://evil.test/token.json',
    'javascript:window.ran=1',
    metadata('https://evil.test/logo.png'),
    metadata('javascript:window.ran=1'),
    metadata(svg(evil)),
    'data:text/html,<script>window.ran=1</script>',
  ]
  for (const uri of hostile) {
    await view.open(await act.createStandard(uri))
    await expect(view.badges.getByRole('button')).toHaveCount(4)
    await expect(page.getByRole('main').locator('img')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href*="evil"], a[href^="javascript"], iframe, object')).toHaveCount(
      0,
    )
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(pageHealth.requests().filter((url) => url.includes('evil'))).toEqual([])

  // The same exchange behind a router that no table has.
  const router = await act.deployRouter()
  const token = await act.create('liquidityGenerator', { router })
  await act.open(token)
  await view.open(token)
  await expect(view.badges.getByRole('button')).toHaveText(
    [badges.supply.label, feesOf('liquidityGenerator'), badges.owned.label].concat([
      `${hero.beware} ${badges.routerUnknown.label}`,
      `${hero.beware} ${badges.liquidityUnproven.label}`,
    ]),
  )
  await expect(page.getByText(hero.none.unknown, { exact: true })).toHaveCount(4)

  // None of our factories made it.
  await view.open(await chain.deployForeignToken())
  await expect(view.title).toHaveText(words.tokenPage.noToken)
  await expect(page.getByRole('main')).toContainText(fill(words.tokenPage.problems.notOurs, { network: 'Local chain' }))
})

const svg = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`
const metadata = (image: string) => `data:application/json;base64,${btoa(JSON.stringify({ name: 'x', image }))}`

/** Reads from the chain which badges a token must have, in their order. */
async function expectedBadges(chain: Chain, market: Market, id: KindId, address: Address): Promise<string[]> {
  const { client, addresses } = chain
  const pool = await poolBadges(chain, await market.pairOf(address))
  if (id === 'standard') return [badges.supply.label, badges.noFees.label, badges.noOwner.label, ...pool]

  const read = { abi: tokenAbi, address } as const
  const [own, pending, router] = await Promise.all([
    client.readContract({ ...read, functionName: 'owner' }),
    client.readContract({ ...read, functionName: 'pendingOwner' }),
    client.readContract({ ...read, functionName: 'router' }),
  ])
  expect(router).toBe(addresses.router)
  const isOwned = own !== zeroAddress
  const hasReflection = id === 'liquidityGenerator' && pool.length > 1
  return [
    badges.supply.label,
    isOwned ? feesOf(id) : feesOf(id, badges.feesFixed.label),
    isOwned ? badges.owned.label : badges.renounced.label,
    ...(pending === zeroAddress ? [] : [`${hero.beware} ${badges.offered.label}`]),
    fill(badges.routerKnown.label, { name: 'Panacakeswap' }),
    ...pool,
    ...(hasReflection ? [`${hero.beware} ${badges.liquidityReflects.label}`] : []),
  ]
}

async function poolBadges({ client, balanceOf }: Chain, pair: Address): Promise<string[]> {
  const code = await client.getCode({ address: pair })
  const supply = code ? await client.readContract({ abi: erc20Abi, address: pair, functionName: 'totalSupply' }) : 0n
  if (supply === 0n) return [badges.noPool.label]
  const burnt = (await balanceOf(pair, dead)) + (await balanceOf(pair, zeroAddress))
  if (burnt === supply) return [`${hero.beware} ${badges.drained.label}`]
  const percent = (bps: bigint) => formatAmount(bps, 2)
  const free = ((supply - burnt) * 10_000n + supply - 1n) / supply
  return [
    ...(burnt * 10_000n >= supply ? [fill(badges.burnt.label, { percent: percent((burnt * 10_000n) / supply) })] : []),
    `${hero.beware} ${fill(badges.free.label, { percent: percent(free) })}`,
  ]
}

/** The sum of the fees that a kind's example asks for, in the words of a badge. */
function feesOf(id: KindId, label: string = badges.feesFall.label): string {
  const { feeFields, example }: TokenKind = kinds[id]
  const hundredths = feeFields.reduce((sum, { field }) => sum + Math.round(Number(example[field]) * 100), 0)
  return fill(label, { percent: formatAmount(BigInt(hundredths), 2) })
}

/** Only the sections that the kind has, in the order of use; the owner's for the owner alone. */
async function expectSections(page: Page, id: KindId, isOwner: boolean) {
  const isTaxed = id !== 'standard'
  const earns = id === 'baby' || id === 'buybackBaby'
  const { trade, facts, history, dividends, vault, liquidity, locks, permissions, owner } = sections
  const links = page.getByRole('navigation', { name: sections.title }).getByRole('link')
  await expect(links).toHaveText([
    ...[trade, facts, history],
    ...(earns ? [dividends] : []),
    ...(isTaxed ? [vault] : []),
    ...[liquidity, locks, permissions],
    ...(isOwner ? [owner] : []),
  ])
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
    await expect(page.locator(href)).toBeAttached()
}

declare global {
  interface Window {
    shifted?: number
  }
}

/** Counts on each page that is opened how often the named navigation moves, without anybody having done something. */
async function watchShifts(page: Page, name: string) {
  await page.addInitScript((label) => {
    window.shifted = 0
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && sources.some(({ node }) => node instanceof Element && node.ariaLabel === label))
          window.shifted = (window.shifted ?? 0) + 1
    }).observe({ type: 'layout-shift', buffered: true })
  }, name)
}

/** One strong action at most. */
async function expectCalm(page: Page) {
  await expect(page.locator('#liquidity').getByText(words.liquidity.reading)).toHaveCount(0)
  expect((await shellPage(page).strongActions()).slice(1)).toEqual([])
}

/** The figures are those of the reserves; all of their digits are on hover. */
async function expectFigures(page: Page, chain: Chain, market: Market, token: Address) {
  const { token: reserve, coin } = await market.reservesOf(token)
  const supply = await chain.client.readContract({ abi: tokenAbi, address: token, functionName: 'totalSupply' })
  const exact = (wei: bigint) => `${formatAmount(wei, 18, { grouped: true })} ETH`
  await expect(page.getByTitle(exact((coin * supply) / reserve), { exact: true })).toBeVisible()
  await expect(page.getByTitle(exact(coin * 2n), { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: hero.count })).toHaveCount(2)
}

/** What others do with tokens, without the page. */
function actions({ client, addresses, balanceOf }: Chain, market: Market) {
  let salts = 0n
  const mined = async (sent: Promise<Hash>) => client.waitForTransactionReceipt({ hash: await sent })
  const tokenOf = (factory: Address, salt: Hash) =>
    client.readContract({
      abi: standardTokenFactoryAbi,
      address: factory,
      functionName: 'tokenOf',
      args: [owner.address, salt],
    })
  const nextSalt = () => numberToHex(++salts, { size: 32 })

  return {
    async create(id: KindId, change: Record<string, string> = {}): Promise<Address> {
      const kind: TokenKind = kinds[id]
      const salt = nextSalt()
      const values = { ...kind.example, ...change }
      const creation = kind.prepare(values, { account: owner.address, salt, chainId: foundry.id })
      if (!creation) throw new Error(`The example of ${id} is not valid`)
      await mined(client.sendTransaction({ account: owner, to: kind.factory.address, data: creation.data }))
      return tokenOf(kind.factory.address, salt)
    },
    /** Past the form, which refuses some of these. */
    async createStandard(contractURI: string, name = 'Lure'): Promise<Address> {
      const salt = nextSalt()
      const params = { name, symbol: 'LURE', decimals: 18, totalSupply: units, contractURI }
      const args = [{ ...params, salt, teamWallet: owner.address }] as const
      const factory = { abi: standardTokenFactoryAbi, address: standardTokenFactoryAddress } as const
      await mined(client.writeContract({ ...factory, account: owner, functionName: 'createToken', args }))
      return tokenOf(standardTokenFactoryAddress, salt)
    },
    open: (token: Address) => market.openPool(token, units, parseEther('100')),
    /** Burns a part of the owner's liquidity. */
    async burn(token: Address, part: bigint) {
      const pair = await market.pairOf(token)
      const args = [dead, (await balanceOf(pair, owner.address)) / part] as const
      await mined(
        client.writeContract({ abi: erc20Abi, address: pair, account: owner, functionName: 'transfer', args }),
      )
    },
    /** The owner takes all of its liquidity out, as the pair lets it. */
    async drain(token: Address) {
      const pair = await market.pairOf(token)
      const all = await balanceOf(pair, owner.address)
      const to = { address: pair, account: owner } as const
      await mined(client.writeContract({ ...to, abi: erc20Abi, functionName: 'transfer', args: [pair, all] }))
      const abi = parseAbi(['function burn(address) returns (uint256, uint256)'])
      await mined(client.writeContract({ ...to, abi, functionName: 'burn', args: [owner.address] }))
    },
    async give(token: Address, to: Address) {
      const at = { abi: erc20Abi, address: token, account: owner } as const
      await mined(client.writeContract({ ...at, functionName: 'transfer', args: [to, units / 100n] }))
    },
    async write(token: Address, functionName: 'transferOwnership' | 'renounceOwnership', args: [] | [Address]) {
      await mined(client.writeContract({ abi: tokenAbi, address: token, account: owner, functionName, args } as never))
    },
    /** Another router of the same exchange. */
    async deployRouter(): Promise<Address> {
      const data = encodeDeployData({
        abi: parseAbi(['constructor(address, address)']),
        bytecode: readUniswapBytecode('v2-periphery/build/UniswapV2Router02.json'),
        args: [addresses.factory, addresses.weth],
      })
      const { contractAddress } = await mined(client.sendTransaction({ account: account(9), data }))
      if (!contractAddress) throw new Error('The router was not deployed')
      return contractAddress
    },
  }
}
