import { expect, test } from '@e2e/fixtures/fault-test.ts'
import { freshAddress } from '@e2e/fixtures/lists.ts'
import { createTokenPage, typeExample } from '@e2e/pages/create-token-page.ts'
import { rpcUrl } from '@e2e/ports.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { babyTokenFactoryAbi } from '@saleyard/generated/abis'
import { type Address, isAddress } from 'viem'
import { baby } from '@/features/tokens/kinds/baby/schema.ts'

// What else can go wrong with a creation is the same for all kinds: token-rejections.spec.ts (declined, other network, no coin)
// and exactly-once.spec.ts (two clicks, a reload before the block, a page that dies before it hears of its transaction).

const { checks, trial } = words.createToken
const { example } = baby
const network = 'Local chain'

test('a link fills in the form, its addresses are confirmed one by one, and a page that is closed early finds its token [c149]', async ({
  page,
  context,
  wallet,
  chain,
}) => {
  const creation = createTokenPage(page)
  await creation.openLink({ type: 'baby', ...example })
  await wallet.connect()
  await expect(creation.field('marketingWallet')).toHaveValue(example.marketingWallet)
  await creation.review()
  await expect(creation.trial('sell')).toBeVisible()

  const addresses = Object.values(example).filter((text) => isAddress(text))
  await expect(creation.confirmations).toHaveCount(addresses.length)
  for (const address of addresses) {
    await expect(creation.createButton(example.symbol)).toBeDisabled()
    await page.getByRole('checkbox', { name: address }).check()
  }
  expect(wallet.prompts.shown.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  await chain.stopMining()
  await creation.create(example.symbol)
  await expect.poll(() => wallet.sent.length).toBe(1)
  await page.close()

  const later = await context.newPage()
  await chain.startMining()
  await later.goto('/create-token?type=baby')
  await expect(createTokenPage(later).resultTitle(example.name)).toBeVisible()
  const factory = { abi: babyTokenFactoryAbi, address: chain.addresses.babyTokenFactory } as const
  const made = await chain.client.readContract({ ...factory, functionName: 'countByCreator', args: [wallet.address] })
  expect(made).toBe(1n)
  expect(wallet.sent).toHaveLength(1)
})

test('a reward token that is no contract is refused, and so is a router that vanishes during the review', async ({
  page,
  wallet,
  chain,
}) => {
  const nothing = freshAddress(0xd1)
  const { router } = chain.addresses
  // A user who is faster than the form's query of the chain learns it from the trial run.
  const { goOn } = await holdBack(page, nothing)
  const creation = await typeExample(page, wallet, { kind: 'baby', values: { ...example, rewardToken: nothing } })
  goOn()
  await expect(page.getByText(fill(trial.hold.failed, { step: trial.steps.create }))).toBeVisible()
  await expect(creation.createButton(example.symbol)).toBeDisabled()
  await creation.backToForm()
  await expect(page.getByText(fill(checks.problems.rewardMissing, { network }))).toBeVisible()
  await expect(page.getByRole('button', { name: fill(words.form.problems_one, { count: 1 }) })).toBeVisible()

  await creation.field('rewardToken').fill(example.rewardToken)
  await creation.review()
  await expect(creation.createButton(example.symbol)).toBeEnabled()
  const bytecode = await chain.client.getCode({ address: router })
  await chain.removeCode(router)
  await creation.tryAgain()
  await expect(page.getByText(fill(trial.hold.failed, { step: trial.steps.create }))).toBeVisible()
  await expect(creation.createButton(example.symbol)).toBeDisabled()

  await chain.client.setCode({ address: router, bytecode: bytecode ?? '0x' })
  await creation.tryAgain()
  await creation.create(example.symbol)
  await expect(creation.resultTitle(example.name)).toBeVisible()
})

test('the node dies in the middle of the review: nothing can be signed untried, and once it is back the token is created', async ({
  page,
  wallet,
  node,
}) => {
  const creation = await typeExample(page, wallet, { kind: 'baby', values: example })
  await expect(creation.createButton(example.symbol)).toBeEnabled()
  // The pauses between tries go by on the page's clock; each try itself is as slow as ever.
  await page.clock.install()
  await node.refuse()
  await creation.tryAgain()
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(creation.trialRun).toContainText(trial.unread, { timeout: 500 })
  }).toPass()
  await expect(creation.createButton(example.symbol)).toBeDisabled()
  expect(wallet.sent).toEqual([])

  // The user does not have to press anything: the page asks again.
  await node.listen()
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(creation.trialRun).not.toContainText(trial.unread, { timeout: 500 })
  }).toPass()
  await expect(creation.createButton(example.symbol)).toBeEnabled()
  await creation.create(example.symbol)
  await expect(creation.resultTitle(example.name)).toBeVisible()
})

/** Keeps the node's answers about an address back until the test goes on. */
async function holdBack(page: Page, address: Address) {
  let goOn = () => {}
  const released = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(`${rpcUrl}/**`, async (route) => {
    if (route.request().postData()?.includes(address.slice(2))) await released
    await route.continue().catch(() => {}) // the page may have given it up meanwhile
  })
  return { goOn }
}
