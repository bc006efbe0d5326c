import { freshAddress, type Payment, readReport } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { pastRunsPanel } from '@e2e/pages/multi-send-page.ts'
import { beginRun } from '@e2e/pages/run-actions.ts'
import { fill, words } from '@e2e/words.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { getAddress, parseEther } from 'viem'

const payments: Payment[] = [
  { address: freshAddress(0x91), amount: parseEther('1') },
  { address: freshAddress(0x92), amount: parseEther('2.5') },
]
const people = payments.map(({ address }) => address)
const amounts = payments.map(({ amount }) => amount)
const other = account(3).address

test('a wallet that signs with another account pays once, and the page says which account paid', async ({
  page,
  wallet,
  chain,
}) => {
  const sending = await beginRun(page, wallet, payments)
  wallet.signWith(3)
  await sending.sendButton(1, 1).click()

  const said = fill(words.multiSend.report.paidByOther, { numbers: 1, account: other, sender: wallet.address })
  await expect(sending.report).toContainText(said)
  await expect(sending.report).toContainText(sending.allPaid(2))
  await expect(sending.batch(1)).toContainText(
    fill(words.multiSend.batchStates.paidByOther, { account: shortenAddress(other) }),
  )
  const rows = readReport(await sending.download('csv'))
  expect(rows.map(({ status, paidBy }) => [status, getAddress(paidBy)])).toEqual(
    people.map(() => ['paidByOther', other]),
  )

  // Long after: nothing has become of it that could be sent again.
  await chain.client.mine({ blocks: 200 })
  await page.reload()
  await expect(pastRunsPanel(page).rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: words.multiSend.send.continueRun })).toHaveCount(0)
  expect(await chain.balances(coin, people)).toEqual(amounts)
  expect(wallet.sent).toHaveLength(1)
})

test('a single payment from another account is said to be from that account', { tag: '@slow' }, async ({
  page,
  wallet,
  chain,
}) => {
  const [payment] = payments
  const sending = await beginRun(page, wallet, payments.slice(0, 1))
  wallet.signWith(3)
  await page.getByRole('button', { name: fill(words.multiSend.send.startPlain, { amount: 1, symbol: 'ETH' }) }).click()

  const said = fill(words.multiSend.report.paidByOther, { numbers: 1, account: other, sender: wallet.address })
  await expect(sending.report).toContainText(said)
  expect(await chain.balanceOf(coin, people[0] ?? other)).toBe(payment?.amount)
})

test('a token that another account created is said to be that account’s', async ({ page, wallet }) => {
  const creation = createTokenPage(page)
  await creation.open()
  await wallet.connect()
  await creation.fill({ name: 'Harbour', symbol: 'HRB', decimals: '18', totalSupply: '1000000' })
  await creation.review()
  wallet.signWith(3)
  await creation.createButton('HRB').click()

  const said = fill(words.tx.signedByOther, { signer: other, account: wallet.address })
  await expect(creation.resultTitle('Harbour')).toBeVisible()
  await expect(page.getByRole('main').getByText(said)).toBeVisible()
})
