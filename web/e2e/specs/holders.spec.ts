import { freshAddress, readReport } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage, readDownload } from '@e2e/pages/multi-send-page.ts'
import { fill, words } from '@e2e/words.ts'
import type { ListSource } from '@saleyard/send/list/types.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { type Chain, coin } from '@saleyard/testkit/chain/create-chain.ts'
import { type Address, erc20Abi, parseEther } from 'viem'

const { holders, source, amount } = words.multiSend
const people = [0xa1, 0xa2, 0xa3, 0xa4, 0xa5].map(freshAddress)

test('the holders of a token at a past block become the list, are paid once, and the report names block and rules', async ({
  page,
  wallet,
  chain,
}) => {
  const token = await chain.deployForeignToken()
  for (const [index, to] of people.entries()) await transfer(chain, token, to, parseEther(`${index + 1}`))
  const block = await chain.client.getBlockNumber({ cacheTime: 0 })
  // An account that gets it later is no holder at that block.
  await transfer(chain, token, freshAddress(0xa6), parseEther('9'))
  const { hash } = await chain.client.getBlock({ blockNumber: block })

  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.paste(`${freshAddress(0x77)},1`)
  await sending.holders.open()
  await sending.holders.load(token, block)
  await expect(sending.holders.dialog).toContainText(holders.verdicts.proven.split('{{')[0] ?? '')
  await sending.holders.field(holders.atLeast).fill('2')
  await sending.holders.field(fill(amount.sameLabel, { symbol: 'ETH' })).fill('0.25')
  await sending.holders.field(holders.without).fill(wallet.address)
  await expect(sending.holders.preview).toContainText('1 ETH')
  await sending.holders.use()

  // Undo brings the former list back, redo the holders.
  await page.getByRole('button', { name: words.multiSend.prepare.undo }).click()
  await expect(sending.reviewButton(1)).toBeEnabled()
  await page.getByRole('button', { name: words.multiSend.prepare.redo }).click()
  await sending.reviewButton(4).click()
  await expect(sending.review).toContainText(`at block ${block}, 4 accounts`)
  await sending.goOnToSendButton.click()
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(sending.allPaid(4))

  const quarter = parseEther('0.25')
  expect(await chain.balances(coin, people)).toEqual([0n, quarter, quarter, quarter, quarter])
  expect(await chain.balanceOf(coin, freshAddress(0xa6))).toBe(0n)
  await expect(sending.report).toContainText(`at block ${block}, 4 accounts`)
  await sending.report.getByText(`at block ${block}, 4 accounts`).click()
  await expect(sending.report).toContainText(hash)
  await expect(sending.report).toContainText(fill(source.same, { amount: '0.25 ETH' }))
  expect(readReport(await sending.download('csv')).map(({ status }) => status)).toEqual(Array(4).fill('paid'))
  const downloading = page.waitForEvent('download')
  await sending.report.getByRole('button', { name: source.file }).click()
  const statement: ListSource = JSON.parse(await readDownload(await downloading))
  expect(statement).toMatchObject({
    block: { number: String(block), hash },
    contract: token,
    recipients: 4,
    rules: { atLeast: parseEther('2').toString(), split: { kind: 'same' }, without: [wallet.address] },
    verdict: { kind: 'proven' },
  })
})

async function transfer({ client }: Chain, token: Address, to: Address, value: bigint): Promise<void> {
  const call = { abi: erc20Abi, address: token, functionName: 'transfer', args: [to, value] } as const
  const hash = await client.writeContract({ ...call, account: account(0) })
  await client.waitForTransactionReceipt({ hash })
}
