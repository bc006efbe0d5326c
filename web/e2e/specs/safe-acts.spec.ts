import { readToken } from '@e2e/fixtures/read-token.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { addressIn, createTokenPage } from '@e2e/pages/create-token-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { connectSafe, makeSafe, proposalsPage } from '@e2e/pages/proposals-page.ts'
import { createTokenView } from '@e2e/pages/token-page.ts'
import { fill, words } from '@e2e/words.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, erc20Abi, formatUnits, keccak256, numberToHex, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { kinds } from '@/features/tokens/kinds/index.ts'

const { safe: texts, createToken } = words
const [heir, stranger] = [account(6), account(7)]
const threshold = fill(texts.threshold_other, { threshold: 3, count: 5 })
const becomes = (safe: Address) => fill(texts.note.becomes, { safe, owners: threshold })

test('a Safe that is connected by its address creates a token, offers it to an account and takes the offer back, by signatures of its owners', async ({
  page,
  wallet,
  chain,
}) => {
  const { safe } = await makeSafe(chain)
  const creation = createTokenPage(page)
  const proposal = proposalsPage(page)
  const { router, ...typed } = kinds.liquidityGenerator.example
  await creation.open()
  await connectSafe(page, safe)
  await creation.choose('liquidityGenerator')
  await creation.fill(typed)
  await creation.routers.selectOption(router)
  await creation.review()

  // What the click makes of it is said before.
  const { panel, status } = creation.transaction
  await expect(panel).toContainText(becomes(safe))
  await expect(panel).toContainText(texts.note.acts.create)
  const foreseen = await addressIn(creation, createToken.review.address)
  await creation.create(typed.symbol)
  await expect(status.getByText(words.tx.states.proposed)).toBeVisible()
  expect(await chain.client.getCode({ address: foreseen as Address })).toBeUndefined()

  // One owner signs in this browser, two on machines of their own, and a stranger executes.
  await proposal.openFromPanel()
  await wallet.switchAccount(1)
  await proposal.connectWallet()
  await proposal.sign()
  await expect(proposal.signed).toBeVisible()
  await proposal.collect([2, 4])
  await expect(proposal.state(texts.state.ready)).toBeVisible()
  await wallet.switchAccount(7)
  await proposal.execute()
  await expect(proposal.state(texts.state.executed)).toBeVisible()
  expect(wallet.address).toBe(stranger.address)

  // What this device has recorded leads to the token, whose owner is the Safe.
  await proposal.backToSafe(safe)
  await page.goto('/create-token')
  await expect(creation.resultTitle(typed.name)).toBeVisible()
  const token = await creation.tokenAddress()
  expect(token).toBe(foreseen)
  await page
    .getByRole('main')
    .getByRole('link', { name: `/token/${foundry.id}/${token}` })
    .click()
  const view = createTokenView(page)
  await expect(view.fact(words.tokenPage.facts.owner).getByTitle(safe)).toBeVisible()
  const on = readToken(chain, 'liquidityGenerator', token)
  expect(await on.owner()).toBe(safe)

  // The Safe offers the token, and its owners reject that: nothing is offered.
  await view.reviewHandOver(heir.address)
  await expect(panel).toContainText(becomes(safe))
  await expect(panel).toContainText(texts.note.acts.ownership)
  await view.confirmHandOver()
  await expect(status.getByText(words.tx.states.proposed)).toBeVisible()
  await proposal.openFromPanel()
  await proposal.collect([1, 2])
  await expect(proposal.state(proposal.waitingFor(1))).toBeVisible()
  const offered = page.url()
  await proposal.proposeRejection()
  await proposal.collect([3, 4, 5])
  await expect(proposal.state(texts.state.ready)).toBeVisible()
  await proposal.connectWallet()
  await proposal.execute()
  await expect(proposal.state(texts.state.executed)).toBeVisible()
  await page.goto(offered)
  await expect(proposal.state(texts.state.rejected)).toBeVisible()
  expect([await on.owner(), await on.pendingOwner()]).toEqual([safe, zeroAddress])
  expect(wallet.sent).toHaveLength(2)
})

/** One batch of people who hold nothing yet. */
const people = Array.from({ length: 300 }, (_, index) => ({
  address: keccak256(numberToHex(8_000_000 + index)).slice(0, 42) as Address,
  amount: 10n ** 15n + 10n ** 10n * BigInt(index),
}))
const total = people.reduce((sum, { amount }) => sum + amount, 0n)

test('a Safe that is connected by its address pays a token that is not ours to 300 people, with the approval in the proposal: each of them once', async ({
  page,
  wallet,
  chain,
}) => {
  const { safe } = await makeSafe(chain)
  const token = await chain.deployForeignToken()
  const client = createLocalClient(chain.rpcUrl)
  const at = { address: token, abi: erc20Abi } as const
  const hash = await client.writeContract({ ...at, functionName: 'transfer', args: [safe, total] })
  const { blockNumber } = await client.waitForTransactionReceipt({ hash })

  const sending = multiSendPage(page)
  const proposal = proposalsPage(page)
  await sending.open()
  await connectSafe(page, safe)
  await sending.chooseToken(token)
  await sending.paste(people.map(({ address, amount }) => `${address},${formatUnits(amount, 18)}`).join('\n'))
  await sending.reviewButton(people.length).click()
  await sending.goOnToSendButton.click()
  await sending.proposeButton(1, 1).click()
  await expect(page.getByRole('main')).toContainText(words.multiSend.phases.awaitingOwners)
  expect(await chain.allowance(token, safe, chain.addresses.multiSender), 'nothing is approved before').toBe(0n)

  await page.goto('/safe')
  await page.getByRole('main').getByRole('link').last().click()
  await expect(page.getByText(texts.acts.onlyPays)).toBeVisible()
  await proposal.collect([1, 3, 5])
  await expect(proposal.state(texts.state.ready)).toBeVisible()
  await proposal.connectWallet()
  await proposal.execute()
  await expect(proposal.state(texts.state.executed)).toBeVisible()

  await proposal.backToSafe(safe)
  await page.goto('/multi-sender')
  await sending.continueRun()
  await expect(sending.report).toContainText(sending.allPaid(people.length))

  const logs = await client.getContractEvents({ ...at, eventName: 'Transfer', fromBlock: blockNumber + 1n })
  // The sender contract takes the whole from the Safe, and pays each person; no one else gets anything.
  const { multiSender } = chain.addresses
  const paid = logs.map(({ args: { to = '0x', value } }) => `${to.toLowerCase()} ${value}`)
  const expected = [{ address: multiSender, amount: total }, ...people]
  expect(paid.toSorted()).toEqual(
    expected.map(({ address, amount }) => `${address.toLowerCase()} ${amount}`).toSorted(),
  )
  expect(await chain.balanceOf(token, safe)).toBe(0n)
  expect(await chain.allowance(token, safe, multiSender)).toBe(0n)
  expect(wallet.sent).toHaveLength(1)
})
