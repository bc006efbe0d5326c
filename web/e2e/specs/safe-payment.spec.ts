import { installSafe, safeInfo } from '@e2e/fixtures/install-safe.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { walletModals } from '@e2e/pages/wallet-modals.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, erc20Abi, formatEther, type Hash, keccak256, numberToHex, parseAbi } from 'viem'

const { pay } = words.safe

/** Three batches: of people who hold nothing yet, some 555 fill a transaction. */
const people = Array.from({ length: 1_200 }, (_, index) => ({
  address: keccak256(numberToHex(7_000_000 + index)).slice(0, 42) as Address,
  amount: 10n ** 15n + 10n ** 10n * BigInt(index),
}))
const total = people.reduce((sum, { amount }) => sum + amount, 0n)
const text = people.map(({ address, amount }) => `${address},${formatEther(amount)}`).join('\n')

const wethAbi = parseAbi(['function deposit() payable'])

/** Gives the Safe exactly what it pays, and no coin: it needs none for gas. */
async function fund({ rpcUrl, addresses }: Chain, safe: Address): Promise<bigint> {
  const client = createLocalClient(rpcUrl)
  const { weth } = addresses
  const mined = async (hash: Hash) => (await client.waitForTransactionReceipt({ hash })).blockNumber
  await mined(await client.writeContract({ address: weth, abi: wethAbi, functionName: 'deposit', value: total }))
  const args = [safe, total] as const
  return mined(await client.writeContract({ address: weth, abi: erc20Abi, functionName: 'transfer', args }))
}

/** What each account has got since a block, by the token's own events. */
async function readPaid({ client, addresses }: Chain, fromBlock: bigint): Promise<Map<string, bigint[]>> {
  const logs = await client.getContractEvents({
    address: addresses.weth,
    abi: erc20Abi,
    eventName: 'Transfer',
    fromBlock,
  })
  const paid = new Map<string, bigint[]>()
  for (const { args } of logs) {
    const to = (args.to ?? '0x').toLowerCase()
    paid.set(to, [...(paid.get(to) ?? []), args.value ?? 0n])
  }
  return paid
}

const card = (page: Page) => page.getByRole('region', { name: pay.card.title })
const row = (page: Page, number: number) =>
  card(page)
    .getByRole('list', { name: pay.card.title })
    .locator('> li')
    .nth(number - 1)
const summary = (executed: number, waiting: number, left: number) =>
  fill(pay.card.summary, { executed, total: 3, waiting, left })

test('a 3-of-5 Safe pays 1,200 people by proposals, closed for days, with one rejected and one replaced: each person once', async ({
  page,
  context,
  chain,
  walletModal,
}) => {
  test.setTimeout(90_000)
  const safe = await installSafe(context, chain.rpcUrl)
  const since = (await fund(chain, safe.safe)) + 1n
  const sending = multiSendPage(page)
  await sending.open()
  await walletModals[walletModal].drive(page).connect(safeInfo.name)
  await sending.chooseToken(chain.addresses.weth)
  await sending.paste(text)
  await sending.reviewButton(people.length).click()
  await expect(sending.review).toContainText(/It needs the signatures of 3 of 5 owners/)
  await expect(sending.review).toContainText(/Proposals: 3\. Recipients in each: up to 5\d\d\./)
  await sending.goOnToSendButton.click()

  // One prompt for each, none waits for a block.
  await page.getByRole('button', { name: fill(pay.send.start, { number: 1, total: 3 }) }).click()
  await expect(card(page)).toContainText(summary(0, 3, 0))
  expect(safe.prompts.shown.map(({ method }) => method)).toEqual(Array(3).fill('wallet_sendCalls'))
  const [one, two, three] = [...safe.service.proposals.keys()] as [Hash, Hash, Hash]
  await expect(row(page, 1)).toContainText(pay.states.waiting)
  await page.close()

  await safe.signAndExecute(one)
  await safe.service.reject(two)
  await safe.service.replace(three)
  await chain.mine(20)

  const again = await context.newPage()
  const reopened = multiSendPage(again)
  await reopened.open()
  await reopened.continueRun()
  await expect(card(again)).toContainText(summary(1, 0, 0))
  await expect(card(again)).toContainText(fill(pay.card.open, { formatted: 2 }))
  await expect(row(again, 1)).toContainText(pay.states.paid)
  await expect(row(again, 2)).toContainText(pay.states.rejected)
  await expect(row(again, 3)).toContainText(pay.states.replaced)
  await expect(again.getByText(fill(pay.phases.rejected, { number: 2 }))).toBeVisible()
  expect(safe.prompts.shown).toHaveLength(3)

  await row(again, 2)
    .getByRole('button', { name: fill(pay.send.resend, { number: 2 }) })
    .click()
  await expect(card(again)).toContainText(summary(1, 1, 0))
  await expect(card(again)).toContainText(fill(pay.card.open, { formatted: 1 }))
  await row(again, 3)
    .getByRole('button', { name: fill(pay.send.resend, { number: 3 }) })
    .click()
  await expect(card(again)).toContainText(summary(1, 2, 0))
  for (const hash of [...safe.service.proposals.keys()].slice(-2)) await safe.signAndExecute(hash)
  await chain.mine(20)
  await expect(reopened.report).toContainText(reopened.allPaid(people.length))

  const paid = await readPaid(chain, since)
  expect(people.map(({ address }) => paid.get(address.toLowerCase()))).toEqual(people.map(({ amount }) => [amount]))
  expect(await chain.balanceOf(chain.addresses.weth, safe.safe)).toBe(0n)
})
