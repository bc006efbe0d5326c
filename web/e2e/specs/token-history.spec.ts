import { findBarriers } from '@e2e/fixtures/accessibility.ts'
import { createMarket, passTime, vaultInterval } from '@e2e/fixtures/market.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenView } from '@e2e/pages/token-page.ts'
import { fill, words } from '@e2e/words.ts'
import {
  buybackBabyTokenAbi,
  buybackBabyTokenFactoryAbi,
  buybackBabyTokenFactoryAddress,
  buybackBabyVaultAbi,
} from '@saleyard/generated/abis'
import { account, dead } from '@saleyard/testkit/chain/accounts.ts'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import { type Address, numberToHex, parseEther } from 'viem'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

const { history } = words.tokenPage
const [firstOwner, eve, keeper] = [account(0), account(1), account(2)]
const token = { abi: buybackBabyTokenAbi } as const

test('a visitor loads the history of a token, and its figures are those of the chain', {
  tag: '@commit',
}, async ({ page, chain }) => {
  const { address, vault, pair } = await tradedToken(chain)
  const read = { ...token, address } as const
  const balanceOf = (holder: Address) => chain.balanceOf(address, holder)
  const view = createTokenView(page)
  await view.open(address)
  const panel = page.getByRole('region', { name: history.title, exact: true })
  await expect(panel).toContainText('rpc.localhost')

  await panel.getByRole('button', { name: history.load }).click()
  await expect(panel).toContainText(/As of block \d+/)
  await expect(panel).toContainText(fill(history.verdict.proven, { checked: 5 }))

  const region = (name: string) => panel.getByRole('region', { name, exact: true })
  const chart = region(history.market.title)
  await expect(chart.getByRole('img').locator('canvas').first()).toBeVisible()
  await chart.getByText(history.asTable).click()
  // The first row is of the newest hour; the last price is that of the reserves.
  const { token: reserve, coin } = await createMarket(chain).reservesOf(address)
  const table = chart.getByRole('table', { name: history.market.title })
  const close = await table.getByRole('row').nth(1).getByRole('cell').nth(3).textContent()
  expect(Number(close?.replaceAll(',', ''))).toBeCloseTo(Number(coin) / Number(reserve), 9)

  const holders = region(fill(history.holders.title, { number: 5 }))
  const row = (mark: string) => holders.getByRole('row').filter({ hasText: mark })
  await expect(row(history.holders.marks.firstOwner)).toContainText(amount(await balanceOf(firstOwner.address)))
  await expect(row(history.holders.marks.pool)).toContainText(amount(await balanceOf(pair)))
  await expect(row(history.holders.marks.vault)).toContainText(amount(await balanceOf(vault)))
  const burnt = amount(await balanceOf(dead))
  await expect(row(history.holders.marks.burnt)).toContainText(burnt)
  const burntPart = region(history.supply.title).getByRole('row', {
    name: new RegExp(`^${history.supply.parts.burnt} `),
  })
  await expect(burntPart).toContainText(burnt)

  const flows = region(history.flows.title)
  const { granted } = await chain.client.readContract({ ...read, functionName: 'dividendTotals' })
  // A sum has six significant digits, and all of them on hover.
  await expect(flows.getByTitle(burnt)).toBeVisible()
  await expect(flows.getByTitle(amount(granted)).first()).toBeVisible()

  await panel.getByRole('textbox', { name: history.earnings.account }).fill(eve.address)
  await panel.getByRole('button', { name: history.earnings.show }).click()
  const [claimable] = await chain.client.readContract({ ...read, functionName: 'claimableOf', args: [eve.address] })
  const earnings = panel.getByRole('region', { name: history.earnings.of.split('{{')[0] })
  await expect(earnings.getByTitle(amount(claimable)).first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})

const amount = (units: bigint) => formatAmount(units, 18, { grouped: true })

/** A Buyback Baby token with two trades, three runs of its vault and a buyback, all without the page. */
async function tradedToken(chain: Chain) {
  const { client, addresses } = chain
  const market = createMarket(chain)
  await market.openRewardPool(parseEther('100'))
  const salt = numberToHex(1, { size: 32 })
  const params = {
    ...{ name: 'Spring Tide', symbol: 'TIDE', decimals: 18, totalSupply: 10n ** 27n, contractURI: '' },
    ...{ reflectionFeeBps: 200, liquidityFeeBps: 200, buyBackFeeBps: 200, marketingFeeBps: 200 },
    ...{ rewardToken: addresses.demoToken, router: addresses.router, salt, teamWallet: firstOwner.address },
  } as const
  const factory = { abi: buybackBabyTokenFactoryAbi, address: buybackBabyTokenFactoryAddress } as const
  const mined = async (hash: Promise<`0x${string}`>) => client.waitForTransactionReceipt({ hash: await hash })
  await mined(client.writeContract({ ...factory, account: firstOwner, functionName: 'createToken', args: [params] }))
  const args = [firstOwner.address, salt] as const
  const address = await client.readContract({ ...factory, functionName: 'tokenOf', args })
  const [vault, pair] = await Promise.all([
    client.readContract({ ...token, address, functionName: 'vault' }),
    client.readContract({ ...token, address, functionName: 'pair' }),
  ])
  await market.openPool(address, 10n ** 26n, parseEther('100'))
  await market.buy(address, eve, parseEther('1'))
  await passTime(chain, vaultInterval)
  await market.buy(address, eve, parseEther('0.5'))
  await passTime(chain, 1)
  const run = { abi: buybackBabyVaultAbi, address: vault, account: keeper, gas: 5_000_000n } as const
  for (let runs = 0; runs < 3; runs++) {
    await mined(client.writeContract({ ...run, functionName: 'process' }))
    await passTime(chain, vaultInterval)
  }
  await mined(client.writeContract({ ...run, functionName: 'buyback', args: [0n] }))
  return { address, vault, pair }
}
