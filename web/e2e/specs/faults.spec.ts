import { expect, test } from '@e2e/fixtures/fault-test.ts'
import { freshAddress, type Payment } from '@e2e/fixtures/lists.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { specialPage } from '@e2e/pages/special-page.ts'
import { rpcUrl } from '@e2e/ports.ts'
import { fill, words } from '@e2e/words.ts'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther, parseEther } from 'viem'

const payments: Payment[] = [
  { address: freshAddress(0x61), amount: parseEther('1') },
  { address: freshAddress(0x62), amount: parseEther('2.5') },
]
const list = payments.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')
const { state } = words.networkStatus
const local = { name: 'Local chain', host: new URL(rpcUrl).host }

test('the node dies while a list is prepared: the page says so, keeps all, shows where help is, and pays once it is back [c23] [c191]', async ({
  page,
  wallet,
  chain,
  node,
}) => {
  const shell = shellPage(page)
  const sending = multiSendPage(page)
  await sending.open()
  await expect(shell.networkStatus).toHaveText(fill(state.unasked, local))
  expect(node.count()).toBe(0)

  await wallet.connect()
  await sending.paste(list)
  await expect(sending.reviewButton(2)).toBeVisible()
  await expect(shell.networkStatus).toContainText(fill(state.answering, local))

  await node.refuse()
  await sending.reviewButton(2).click()
  await expect(sending.review).toContainText(words.errors.unreachable)
  await expect(shell.networkStatus).toHaveText(fill(state.silent, local))
  const help = await specialPage(page).openHelp()
  await expect(shellPage(help).title).toHaveText(words.pages.errors[503].title)
  await help.close()

  await node.listen()
  await sending.measureAgain.click()
  await sending.goOnToSendButton.click()
  await expect(shell.networkStatus).toContainText(fill(state.answering, local))
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(sending.allPaid(2))
  const people = payments.map(({ address }) => address)
  expect(await chain.balances(coin, people)).toEqual(payments.map(({ amount }) => amount))
  expect(wallet.sent).toHaveLength(1)
})
