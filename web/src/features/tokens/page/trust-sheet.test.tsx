import { screen } from '@testing-library/react'
import { encodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { startLiquidityFixture } from '@/features/tokens/testing/liquidity-fixture.ts'
import { termsIn } from '@/features/tokens/testing/liquidity-steps.ts'
import { day, lockStepsIn } from '@/features/tokens/testing/lock-steps.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { readLiquidity } from './read-liquidity.ts'
import { TrustSheet } from './trust-sheet.tsx'

vi.setConfig({ testTimeout: 60_000 })

const words = en.tokenPage.trust
const dead = '0x000000000000000000000000000000000000dEaD'
let fixture: Awaited<ReturnType<typeof startLiquidityFixture>>
let token: SaleyardToken

beforeAll(async () => {
  fixture = await startLiquidityFixture()
  token = await fixture.create('liquidityGenerator')
}, 60_000)
afterAll(() => fixture?.chain.stop())

/** Moves a part of the first owner's liquidity, or all of it. */
async function moveLiquidity(to: typeof dead, part = 1n) {
  const { market, holdings } = await fixture.market(token, fixture.firstOwner)
  const args = [to, holdings.liquidity / part] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  await fixture.send({ account: fixture.firstOwner, to: market.pair as typeof dead, data })
}

const show = () => renderPage(<TrustSheet token={token} />, fixture.config)
const fill = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{{${name}}}`, value), text)
/** Finds the sentence by the part that no figure changes. */
const freeWords = words.liquidityFree.split(/\{\{\w+\}\}%/)[1] as string
const queryFree = () => screen.queryByText(freeWords.trim(), { exact: false })

test('before there is liquidity nothing is said of it', async () => {
  const { client } = await show()
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(queryFree()).toBeNull()
  expect(screen.queryByText(words.liquidityKept)).toBeNull()
})

test('liquidity of the first owner can be taken out, and earns of others', async () => {
  await fixture.approveAndSend(token, fixture.firstOwner, await termsIn(fixture).seed(token))
  await show()
  await screen.findByText(fill(words.liquidityFree, { free: '100', kept: '0' }))
  expect(queryFree()).not.toBeNull()
  screen.getByText(fill(words.liquidityReflects, { firstOwner: '100' }))
  expect(screen.queryByText(words.firstOwnerContract)).toBeNull()
})

test('a part in a lock is told with its date, until the lock opens', async () => {
  const snapshot = await fixture.client.snapshot()
  const pair = token.taxed?.pair ?? zeroAddress
  const { holdings } = await fixture.market(token, fixture.firstOwner)
  const steps = lockStepsIn(fixture)
  const own = { beneficiary: fixture.firstOwner, token: pair, amount: holdings.liquidity / 2n }
  const { timestamp } = await fixture.client.getBlock()
  await steps.lock({ ...own, startIn: 30 * day })
  const { unmount } = await show()
  const locked = await screen.findByText(/^50% of the liquidity is locked: none of it can leave before/)
  expect(locked.textContent).toContain(
    new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(Number(timestamp + 30n * 86_400n) * 1_000),
  )
  await screen.findByText(fill(words.liquidityFree, { free: '50', kept: '50' }))
  unmount()

  await steps.advanceTime(31 * day)
  await show()
  await screen.findByText(fill(words.liquidityFree, { free: '100', kept: '0' }))
  expect(screen.queryByText(/is locked: none of it/)).toBeNull()
  await fixture.client.revert({ id: snapshot })
})

test('a part at the dead address is told, and as soon as all is there it stays', async () => {
  await moveLiquidity(dead, 4n)
  const { unmount } = await show()
  await screen.findByText(fill(words.liquidityFree, { free: '75', kept: '25' }))
  unmount()

  await moveLiquidity(dead)
  const pair = token.taxed?.pair ?? zeroAddress
  const { supply, burnt } = await readLiquidity(fixture.config, { ...token, pair, firstOwner: fixture.firstOwner })
  // The first thousand units are at the zero address.
  expect(burnt).toBe(supply)
  await show()
  await screen.findByText(words.liquidityKept)
  expect(queryFree()).toBeNull()
})

test('a contract as first owner is named, an account that delegates to one is not', async () => {
  const address = fixture.firstOwner
  await fixture.client.setCode({ address, bytecode: `0xef0100${'11'.repeat(20)}` })
  const { unmount } = await show()
  await screen.findByText(words.liquidityKept)
  expect(screen.queryByText(words.firstOwnerContract)).toBeNull()
  unmount()

  await fixture.client.setCode({ address, bytecode: '0x00' })
  await show()
  await screen.findByText(words.firstOwnerContract)
})

test('what cannot be read is said, with a way to try again', async () => {
  const taxed = { ...(token.taxed as NonNullable<SaleyardToken['taxed']>), pair: fixture.router }
  await renderPage(<TrustSheet token={{ ...token, taxed }} />, fixture.config)
  await screen.findByText(words.unreadable, { exact: false })
  screen.getByRole('button', { name: en.common.tryAgain })
})
