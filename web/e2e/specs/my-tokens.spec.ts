import { createMarket, type Market, passTime, vaultInterval } from '@e2e/fixtures/market.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { myTokensPage } from '@e2e/pages/token-page.ts'
import { fill, words } from '@e2e/words.ts'
import { standardTokenFactoryAbi } from '@saleyard/generated/abis'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import { type Address, erc20Abi, type Hash, numberToHex, parseAbi, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { getChain } from '@/lib/networks/chains.ts'

const { createToken, mine, tokenConsole, tokenPage, home, form } = words
const [owner, holder, heir] = [account(0), account(3), account(2)]
const others = [97, 56, 42161].map((id) => getChain(id))
const [testnet = '', , arbitrum = ''] = others.map(({ title }) => title)
const local = 'Local chain'
const acts = {
  accept: tokenConsole.accept.action,
  claim: tokenPage.dividends.claim,
  run: tokenPage.vault.process,
  add: tokenConsole.due.add,
}

test('the owner, the account that is offered a token, a holder and a visitor without a wallet each see how they stand', {
  tag: '@commit',
}, async ({ page, wallet, chain, pageHealth }) => {
  const market = createMarket(chain)
  const mineOf = myTokensPage(page)
  const tokens = await createAll(chain)
  await earn(chain, market, tokens.baby)

  await test.step('before a wallet is connected no node is asked', async () => {
    await page.goto('/my-tokens')
    await expect(page.getByText(createToken.myTokens.connect)).toBeVisible()
    expect(pageHealth.endRequests()).toEqual([])
  })

  await test.step('the owner sees all four kinds, newest first, each with its one next act', async () => {
    await wallet.connect()
    const cards = mineOf.cards
    await expect(cards).toHaveCount(kindIds.length + 1) // and the demo token, which is older
    const order = await cards
      .getByRole('link', { name: /^(Harbour|Duckling|.*)$/ })
      .evaluateAll((links) =>
        links.flatMap((link) => link.getAttribute('href')?.match(/^\/token\/31337\/(0x\w+)$/)?.[1] ?? []),
      )
    expect(order.slice(0, 4)).toEqual([...kindIds].reverse().map((id) => tokens[id]))
    expect(order[4]).toBe(chain.addresses.demoToken)
    await expect(mineOf.act(tokens.standard, acts.add)).toHaveAttribute(
      'href',
      new RegExp(`${tokens.standard}#liquidity$`),
    )
    await expect(mineOf.act(tokens.liquidityGenerator, acts.add)).toBeVisible()
    await expect(mineOf.act(tokens.baby, acts.claim)).toBeVisible()
    await expect(mineOf.card(tokens.baby)).toContainText(tokenPage.facts.owner)
    await expect(mineOf.card(tokens.baby).locator('time')).toHaveCount(1)
    await expect(mineOf.figure(tokens.standard, tokenPage.hero.price)).toHaveText(tokenPage.hero.none.noPool)
    await expect(mineOf.figure(tokens.baby, tokenPage.hero.price)).toContainText('ETH')
    await expect(mineOf.figure(tokens.baby, tokenPage.sections.liquidity)).toContainText(/ETH.*swap/i)
  })

  await test.step('the link of the act opens the section where it is done', async () => {
    await mineOf.act(tokens.baby, acts.claim).click()
    await expect(page).toHaveURL(new RegExp(`/token/31337/${tokens.baby}#dividends$`))
    await expect(page.locator('#dividends')).toBeInViewport()
  })

  await test.step('a holder finds what it can claim, and the heir the ownership that is offered', async () => {
    await page.goto('/my-tokens')
    await wallet.switchAccount(3)
    await expect(mineOf.cards).toHaveCount(1)
    await expect(mineOf.act(tokens.baby, acts.claim)).toBeVisible()
    await write(chain, tokens.liquidityGenerator, 'transferOwnership', [heir.address])
    await wallet.switchAccount(2)
    await expect(mineOf.act(tokens.liquidityGenerator, acts.accept)).toHaveAttribute('href', /#owner$/)
    expect(pageHealth.endRequests().some(({ url }) => isEndpoint(url))).toBe(false)
  })
})

test('a visitor watches an account without a wallet, on all networks; three are silent and hide nothing', {
  tag: '@commit',
}, async ({ page, wallet, chain, pageHealth }) => {
  const market = createMarket(chain)
  const mineOf = myTokensPage(page)
  const tokens = await createAll(chain)
  await market.openPool(tokens.buybackBaby, 10n ** 26n, parseEther('100'))
  await market.buy(tokens.buybackBaby, holder, parseEther('1'))
  await passTime(chain, vaultInterval)
  for (const { id } of others) pageHealth.goesTo(id)

  await test.step('what is no address is refused, and stays in the field', async () => {
    await page.goto('/my-tokens?account=0x123')
    await expect(page.getByRole('alert')).toHaveText(form.addressInvalid)
    await expect(mineOf.field).toHaveValue('0x123')
    await mineOf.watch(owner.address.replace('f39F', 'f39f'))
    await expect(page.getByRole('alert')).toHaveText(form.addressChecksum)
    expect(pageHealth.endRequests()).toEqual([])
  })

  await test.step('a press asks all networks; those without an answer say so by themselves', async () => {
    await mineOf.watch(owner.address)
    await expect(page).toHaveURL(new RegExp(`account=${owner.address}$`))
    await expect(page.getByText(mine.watching)).toBeVisible()
    await expect(mineOf.cards).toHaveCount(kindIds.length + 1)
    for (const { title } of others) {
      await expect(mineOf.network(title)).toContainText(home.health.silent)
      const failed = fill(createToken.myTokens.failed, { network: title })
      await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    }
    await expect(mineOf.network(local)).toContainText('5')
    await expect(mineOf.act(tokens.buybackBaby, acts.run)).toBeVisible()
    await expect(page.getByRole('main').getByText(createToken.myTokens.created)).toHaveCount(0)
  })

  await test.step('a link alone asks nobody: another visitor sees whom it names, and decides', async () => {
    const link = page.url()
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    const asked = pageHealth.endRequests().length
    await page.goto(link)
    await expect(page.getByText(mine.linked)).toBeVisible()
    expect(pageHealth.endRequests().length).toBe(asked)
    await page.getByRole('button', { name: mine.show }).click()
    await expect(mineOf.cards).toHaveCount(kindIds.length + 1)
    await page.goto('/my-tokens') // it is kept on the device
    await expect(page.getByText(mine.watching)).toBeVisible()
  })

  await test.step('the way back leads to the own wallet, which asks its network alone until all are asked for', async () => {
    await page.getByRole('button', { name: mine.back }).click()
    await expect(page.getByText(mine.watching)).toBeHidden()
    await wallet.connect()
    await expect(mineOf.cards).toHaveCount(kindIds.length + 1)
    await expect(mineOf.network(testnet)).toHaveCount(0)
    await page.getByRole('checkbox', { name: mine.everywhere }).check()
    await expect(mineOf.network(testnet)).toBeVisible()
    await expect(mineOf.cards).toHaveCount(kindIds.length + 1)
    await page.reload()
    await expect(mineOf.network(arbitrum)).toBeVisible()
    await wallet.switchAccount(5)
    await expect(page.getByText(fill(createToken.myTokens.empty, { network: local }))).toBeVisible()
    await expect(mineOf.network(testnet)).toHaveCount(0) // the choice is that of the other account
    await expect(page.getByRole('main').getByRole('link', { name: createToken.myTokens.create })).toBeVisible()
  })
})

/** Whether it is an endpoint of a network other than the local one. */
const isEndpoint = (url: string) =>
  others.some(({ endpoints }) => endpoints.some((each) => url.startsWith(String(each))))

const mined = async ({ client }: Chain, sent: Promise<Hash>) => {
  const { status } = await client.waitForTransactionReceipt({ hash: await sent })
  expect(status).toBe('success')
}

/** One token of each kind, in the order of the kinds, a minute apart. */
async function createAll(chain: Chain): Promise<Record<KindId, Address>> {
  const made: [KindId, Address][] = []
  for (const [index, id] of kindIds.entries()) {
    await passTime(chain, 60)
    const kind: TokenKind = kinds[id]
    const salt = numberToHex(index + 1, { size: 32 })
    const creation = kind.prepare(kind.example, { account: owner.address, salt, chainId: foundry.id })
    if (!creation) throw new Error(`The example of ${id} is not valid`)
    const to = kind.factory.address
    await mined(chain, chain.client.sendTransaction({ account: owner, to, data: creation.data }))
    const args = [owner.address, salt] as const
    const factory = { abi: standardTokenFactoryAbi, address: to } as const
    made.push([id, await chain.client.readContract({ ...factory, functionName: 'tokenOf', args })])
  }
  return Object.fromEntries(made) as Record<KindId, Address>
}

async function write(chain: Chain, address: Address, functionName: string, args: readonly unknown[]) {
  const abi = parseAbi([
    'function transferOwnership(address)',
    'function vault() view returns (address)',
    'function process() returns (uint256)',
  ])
  const call = { abi, address, functionName, args, account: owner, gas: 3_000_000n }
  await mined(chain, chain.client.writeContract(call as never))
}

/** Trades, and runs the vault, until holders have earned dividends. */
async function earn(chain: Chain, market: Market, token: Address) {
  await market.openRewardPool(parseEther('100'))
  await market.openPool(token, 10n ** 26n, parseEther('100'))
  await market.buy(token, holder, parseEther('10'))
  await passTime(chain, 1)
  await market.sell(token, holder, (await chain.balanceOf(token, holder.address)) / 2n)
  const abi = parseAbi(['function vault() view returns (address)'])
  const vault = await chain.client.readContract({ abi, address: token, functionName: 'vault' })
  await passTime(chain, vaultInterval + 60)
  await write(chain, vault, 'process', [])
  const give = { abi: erc20Abi, address: token, functionName: 'transfer', args: [heir.address, 1n] } as const
  await mined(chain, chain.client.writeContract({ ...give, account: owner }))
}
