import 'fake-indexeddb/auto'
import type { Batch } from '@saleyard/send/plan/types.ts'
import { BatchNotSubmittedError } from '@saleyard/send/run/types.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { small } from '@saleyard/testkit/lists.ts'
import { erc20Abi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deployToken } from '@/features/multi-send/approve/testing/deploy-token.ts'
import { startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { startWalletChain, type WalletChain } from '@/testing/connected-chain.ts'
import { createSendBatch } from './create-send-batch.ts'

let chain: WalletChain
let silent: `0x${string}`

beforeAll(async () => {
  chain = await startWalletChain(account0)
  silent = await deployToken(chain.client, 'ReasonlessToken')
})
afterAll(() => chain?.stop())

/** A run of a token whose batch is tried as Send does it; the approval is missing unless it is given. */
async function startToken(token: `0x${string}`, text: string, paysMany = false) {
  const testChain = { ...chain, multiSender: chain.addresses.multiSender, token }
  const fixture = await startRunFixture(testChain, { text, approve: false, paysMany })
  const [batch] = fixture.run.plan.batches as [Batch]
  const t = ((key: string) => key) as never
  const send = createSendBatch({ config: chain.config, run: fixture.run, recordOf: () => undefined, t })
  const fail = () =>
    send(batch).then(
      () => undefined,
      (error: unknown) => error,
    )
  /** Leaves one unit too little. */
  const spend = async () => {
    const { client } = chain
    const balance = await client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account0],
    })
    const args = ['0x000000000000000000000000000000000000dEaD', balance - batch.total + 1n] as const
    await client.waitForTransactionReceipt({
      hash: await client.writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args }),
    })
  }
  return { ...fixture, fail, spend }
}

describe.each([
  ['says why', () => chain.addresses.demoToken],
  ['gives no reason', () => silent],
])('of a token that %s', (_, tokenOf) => {
  let snapshot: `0x${string}`
  beforeEach(async () => {
    snapshot = await chain.client.snapshot()
    return async () => void (await chain.client.revert({ id: snapshot }))
  })

  test.each([
    ['pulls its total first', small],
    ['pays from the sender to each', small.split('\n').slice(0, 3).join('\n')],
  ])('a batch that %s without approval fails for its approval, not for a recipient', async (_, text) => {
    const { fail } = await startToken(tokenOf(), text)
    const error = await fail()
    expect(error).toBeInstanceOf(BatchNotSubmittedError)
    expect(error).toMatchObject({ cause: { code: 'ERC20InsufficientAllowance' } })
  })

  test('a batch whose sender has spent the token meanwhile fails for the balance', async () => {
    const { fail, spend, approve } = await startToken(tokenOf(), small)
    await approve()
    await spend()
    expect(await fail()).toMatchObject({ cause: { code: 'ERC20InsufficientBalance' } })
  })

  test('a single payment whose sender has spent the token meanwhile fails for the balance', async () => {
    const { fail, spend } = await startToken(tokenOf(), '0x00000000000000000000000000000000000a11ce,1')
    await spend()
    expect(await fail()).toMatchObject({
      cause: { code: expect.stringMatching(/InsufficientBalance$/) },
    })
  })
})

test('a batch that the token pays by itself needs no approval, and fails for the balance alone', async () => {
  const snapshot = await chain.client.snapshot()
  const { fail, spend, run } = await startToken(chain.addresses.demoToken, small, true)
  expect(run.plan.route).toBe('tokenItself')
  await spend()
  const error = await fail()
  expect(error).toBeInstanceOf(BatchNotSubmittedError)
  expect(error).toMatchObject({ cause: { code: 'InsufficientBalance' } })
  await chain.client.revert({ id: snapshot })
})
