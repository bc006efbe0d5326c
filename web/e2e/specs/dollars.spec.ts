import { expect, test } from '@e2e/fixtures/test.ts'
import { framePage } from '@e2e/pages/frame-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { fill, words } from '@e2e/words.ts'
import { createNetworks } from '@saleyard/chain/networks/networks.ts'
import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { type Chain, coin } from '@saleyard/testkit/chain/create-chain.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { encodeFunctionData, parseAbi, zeroAddress } from 'viem'

const { money, multiSend } = words
const abi = parseAbi(['function set(string text, uint8 digits, uint80 round, int256 answer, uint256 updatedAt)'])
const feed = createNetworks({ chainIds: [31337], localRpcUrl: 'http://127.0.0.1:1' }).getChain(31337).priceFeed
const hour = 3_600

type Round = { text?: string; answer?: bigint; age?: number; now?: number }

/**
 * Puts a feed where the local chain has its price, and sets what it says. `age`: seconds before `now`, which is the time
 * of the chain, whose clock may be behind that of the page.
 */
async function setFeed({ client }: Chain, { text = 'ETH / USD', answer = 64_012_345_678n, age = 60, now }: Round) {
  const address = feed?.address ?? zeroAddress
  if (!(await client.getCode({ address }))) {
    const data = compileSolidity('packages/chain/src/feeds/testing/SettableFeed.sol').SettableFeed
    const hash = await client.sendTransaction({ account: account0, data, chain: null })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    const bytecode = await client.getCode({ address: contractAddress ?? zeroAddress })
    await client.setCode({ address, bytecode: bytecode ?? '0x' })
  }
  const { timestamp } = await client.getBlock()
  const updatedAt = (now === undefined ? timestamp : BigInt(now)) - BigInt(age)
  const data = encodeFunctionData({ abi, functionName: 'set', args: [text, 8, 7n, answer, updatedAt] })
  await client.waitForTransactionReceipt({
    hash: await client.sendTransaction({ account: account0, to: address, data, chain: null }),
  })
}

test('amounts in dollars are paid in coin at a price that is fixed with the list; the last step shows the cost in both', async ({
  page,
  wallet,
  chain,
}) => {
  const people = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(20)}` as const)
  const dollars = [128_024n, 64_012n, 1n]
  const sending = multiSendPage(page)
  const unit = (name: string) => page.getByRole('group', { name: money.unit }).getByText(name, { exact: true })
  await sending.open()
  await wallet.connect()
  await sending.paste(people.map((address, index) => `${address},${['1280.24', '640.12', '0.01'][index]}`).join('\n'))

  // Without a feed, and with one that cannot be trusted, the list stays in coin.
  const refused: [Round | undefined, string][] = [
    [undefined, money.faults.missing],
    [{ text: 'BTC / USD' }, money.faults.changed],
    [{ answer: -1n }, money.faults.notPositive],
    [{ age: 2 * hour + 120 }, money.faults.stale],
  ]
  for (const [round, sentence] of refused) {
    if (round) await setFeed(chain, round)
    await unit(money.usd).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'ETH', exact: true }).last()).toBeChecked()
  }

  await setFeed(chain, {})
  await unit(money.usd).click()
  const frozen = page.getByText(fill(money.frozen, { price: '$640.12', symbol: 'ETH' }))
  await expect(frozen).toBeVisible()
  await sending.reviewButton(3).click()
  await expect(frozen).toBeVisible()

  // A price that moves afterwards changes nothing of this list.
  await setFeed(chain, { answer: 10n ** 8n })
  await sending.goOnToSendButton.click()
  const frame = framePage(page)
  await frame.openCustomizer()
  await frame.customizer.getByText(money.usd, { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(sending.summary).toContainText(words.trade.readAt)
  await expect(sending.summary).toContainText(fill(money.about, { money: '$0.00' }))
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  await expect(sending.report.getByText(fill(money.frozen, { price: '$640.12', symbol: 'ETH' }))).toBeVisible()
  const exact = dollars.map((cents) => (cents * 10n ** 26n) / (64_012_345_678n * 100n))
  expect(await chain.balances(coin, people)).toEqual(exact)
})

test('a price that grew old while the list waited is read again before anything is reviewed', async ({
  page,
  wallet,
  chain,
}) => {
  await setFeed(chain, { age: 2 * hour - 600, now: Math.floor(Date.now() / 1_000) })
  const sending = multiSendPage(page)
  await page.clock.install()
  await sending.open()
  await wallet.connect()
  await sending.paste(`0x${'a1'.repeat(20)},5`)
  await page.getByRole('group', { name: money.unit }).getByText(money.usd, { exact: true }).click()
  // The button is there before the price is: a read that is not over when the clock goes on has taken too long.
  await expect(page.getByText(fill(money.frozen, { price: '$640.12', symbol: 'ETH' }))).toBeVisible()
  await expect(sending.reviewButton(1)).toBeVisible()
  await page.clock.fastForward('11:00')
  await expect(page.getByText(money.problems.old)).toBeVisible()
  await setFeed(chain, { answer: 2n * 10n ** 8n })
  await page.getByRole('button', { name: multiSend.acts.updatePrice }).last().click()
  await expect(page.getByText(fill(money.frozen, { price: '$2.00', symbol: 'ETH' }))).toBeVisible()
  await expect(sending.reviewButton(1)).toBeVisible()
})
