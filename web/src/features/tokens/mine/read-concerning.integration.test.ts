import { writeTokenVaultProcess } from '@saleyard/generated'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { knownTokens } from '@/lib/storage/known-tokens.ts'
import { readConcerning } from './read-concerning.ts'
import { rememberVisit, visitedTokens } from './visited-tokens.ts'

const chainId = foundry.id
const stranger = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
let fixture: Awaited<ReturnType<typeof startDividendFixture>>

beforeAll(async () => {
  fixture = await startDividendFixture()
}, 120_000)
afterAll(() => fixture?.chain.stop())
beforeEach(() => {
  visitedTokens.setState({ tokens: [] })
  knownTokens.setState({ tokens: [] })
})

test('the creator has each of its tokens, all at one block, also those that this device has seen, once', async () => {
  const { config, account, token, reward } = fixture
  const values = kinds.standard.example
  const { token: standard } = await createToken(config, { kind: kinds.standard, values, account })
  rememberVisit({ chainId, token: token.token })
  const found = await readConcerning(config, { chainId, account })

  expect(found.map(({ token, kind, created }) => [token, kind, created])).toEqual([
    [reward, 'standard', true],
    [standard, 'standard', true],
    [token.token, 'baby', true],
  ])
  expect(new Set(found.map(({ blockNumber }) => blockNumber)).size).toBe(1)
})

test('a stranger has what this device has shown or knows, of the kind that its factory says, and nothing that is not ours', async () => {
  const { config, token } = fixture
  const read = () => readConcerning(config, { chainId, account: stranger })
  expect(await read()).toEqual([])

  rememberVisit({ chainId, token: token.token })
  rememberVisit({ chainId, token: token.taxed.pair })
  rememberVisit({ chainId: 97, token: token.taxed.vault })
  const seen = await read()
  expect(seen.map(({ kind, isOwner, created }) => [kind, isOwner, created])).toEqual([['baby', false, undefined]])

  visitedTokens.setState({ tokens: [] })
  knownTokens.setState({ tokens: [{ chainId, token: token.token, symbol: 'B' }] })
  expect((await read()).map(({ kind }) => kind)).toEqual(['baby'])
})

test('what the reward token keeps from being paid is marked, and only while it does', async () => {
  const { config, account, token, seller } = fixture
  await fixture.trade()
  // A look at the price first, then a run that trades.
  for (const gas of [500_000n, 3_000_000n]) {
    const hash = await writeTokenVaultProcess(config, { chainId, account, address: token.taxed.vault, gas })
    await waitForTransactionReceipt(config, { chainId, hash })
    await fixture.advanceTime(31 * 60)
  }
  rememberVisit({ chainId, token: token.token })
  const unpaid = async () => (await readConcerning(config, { chainId, account: seller }))[0]?.dividends?.unpaid
  expect(await unpaid()).toBeUndefined()
  const resume = await fixture.changeTransfers('refuse')
  expect(await unpaid()).toBe('refused')
  await resume()
  expect(await unpaid()).toBeUndefined()
})

test('where none of our factories is, nothing is there; a network that does not respond is an error', async () => {
  const { config, account } = fixture
  const client = config.getClient({ chainId })
  const request = client.request.bind(client) as (args: { method: string }) => Promise<unknown>
  const spy = vi.spyOn(client, 'request')
  spy.mockImplementation((async (args: { method: string }) =>
    args.method === 'eth_getCode' ? '0x' : request(args)) as never)
  expect(await readConcerning(config, { chainId, account })).toEqual([])

  spy.mockRejectedValue(new Error('down'))
  await expect(readConcerning(config, { chainId, account })).rejects.toThrow('down')
  spy.mockRestore()
})
