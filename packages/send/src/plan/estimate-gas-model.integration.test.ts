import { standardTokenFactoryAddress } from '@saleyard/generated/abis'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { concat, createClient, erc20Abi, type Hex, http, keccak256, numberToHex, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { canPayMany } from './can-pay-many.ts'
import { estimateGasModel, readGasRows } from './estimate-gas.ts'
import { simulateApproved } from './measure-gas.ts'
import { planBatches } from './plan-batches.ts'
import type { PlanInput } from './types.ts'

let chain: ContractChain
let input: Omit<PlanInput, 'gasModel' | 'recipients'>
let snapshot: Hex

const recipients: Recipient[] = Array.from({ length: 400 }, (_, index) => ({
  address: `0x${(index + 0xdef000).toString(16).padStart(40, '0')}`,
  amount: BigInt(index + 1) * 10n ** 12n,
  lines: [index + 1],
}))
/** Measures real rows of a list, as the page does it. */
const estimate = async (change: Partial<typeof input> = {}, list = recipients) => {
  const rows = await readGasRows(list.length, async (from, to) => list.slice(from, to))
  return estimateGasModel(chain.client, { ...input, ...change }, rows)
}
const approve = async (amount: bigint) => {
  const { client, token, multiSender } = chain
  const hash = await client.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [multiSender, amount],
  })
  await client.waitForTransactionReceipt({ hash })
}

beforeAll(async () => {
  chain = await startContractChain()
  snapshot = await chain.client.snapshot()
  input = {
    chainId: 31337,
    sender: chain.client.account.address,
    multiSender: chain.multiSender,
    asset: { kind: 'erc20', token: chain.token },
    mode: { kind: 'strict' },
    route: 'tokenPull',
    runNonce: keccak256(toHex('gas')),
    limits: { gas: 8_000_000n, bytes: 131_072, reserveBps: 1000 },
  }
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})
afterAll(() => chain?.stop())

describe('measuring', () => {
  test('before the approval acts as if it were given', async () => {
    expect(await estimate()).toMatchObject({
      method: 'stateOverride',
      measuredSizes: [9, 39],
    })
  })

  test('after the approval asks as it is, with the same result', async () => {
    const before = await estimate()
    await approve(10n ** 30n)
    const after = await estimate()
    expect(after.method).toBe('estimate')
    // The allowance written differs in the bytes that are not zero, and a node searches the limit in steps.
    expect(Number(after.perRecipient) / Number(before.perRecipient)).toBeCloseTo(1, 1)
  })

  test('by simulation gives enough, too', async () => {
    const call = encodeCall({ ...input, id: 1n << 8n, payments: recipients.slice(0, 50) })
    const [simulated = 0n] = await simulateApproved(chain.client, input, [call])
    await approve(10n ** 30n)
    const hash = await chain.client.sendTransaction({ to: call.to, data: call.data, gas: simulated })
    expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  })

  test.each([1, 2, 9])('a list of %i recipients', async (count) => {
    const model = await estimate({ route: 'tokenFrom' }, recipients.slice(0, count))
    expect(model.perRecipient).toBeGreaterThan(20_000n)
  })

  test('a native batch in skip mode counts the headroom for the last recipient', async () => {
    const model = await estimate({
      asset: { kind: 'native' },
      route: 'native',
      mode: { kind: 'skip', gasCap: 500_000n },
    })
    expect(model.base).toBeGreaterThan(500_000n)
  })
})

describe('a token that pays by itself', () => {
  const gasOf = async (route: PlanInput['route'], count: number) => {
    const { base, perRecipient } = await estimate({ route }, recipients.slice(0, count))
    return base + BigInt(count) * perRecipient
  }

  test('is asked as it is: no approval is needed', async () => {
    expect(await estimate({ route: 'tokenItself' })).toMatchObject({ method: 'estimate', measuredSizes: [9, 39] })
  })

  test.each([2, 3, 11, 12, 39, 400])(
    'costs least for %i recipients, even where the allowance is there',
    async (count) => {
      await approve(10n ** 30n)
      const itself = await gasOf('tokenItself', count)
      for (const route of ['tokenFrom', 'tokenPull'] as const) expect(itself).toBeLessThan(await gasOf(route, count))
    },
  )

  test('is only one of ours: other tokens, accounts and chains without the factory have none', async () => {
    const { client, token, multiSender } = chain
    expect(await canPayMany(client, token)).toBe(true)
    for (const other of [multiSender, client.account.address]) expect(await canPayMany(client, other)).toBe(false)
    await client.setCode({ address: standardTokenFactoryAddress, bytecode: '0x' })
    expect(await canPayMany(client, token)).toBe(false)
  })

  test('error: a node that does not answer says nothing about the token', async () => {
    const silent = createClient({ transport: http('http://127.0.0.1:1', { retryCount: 0 }) })
    await expect(canPayMany(silent, chain.token)).rejects.toThrow('HTTP request failed')
  })
})

describe('batches planned by the model', () => {
  /** Sends the plan with no more gas than the model gives each batch. */
  const sendAll = async (list: Recipient[]) => {
    const plan = planBatches({ ...input, recipients: list, gasModel: await estimate({}, list) })
    await approve(plan.total)
    const shares: number[] = []
    for (const { to, data, gas } of plan.batches) {
      expect(gas).toBeLessThanOrEqual(7_200_000n)
      const hash = await chain.client.sendTransaction({ to, data, gas })
      const { status, gasUsed } = await chain.client.waitForTransactionReceipt({ hash })
      expect(status).toBe('success')
      shares.push(Number(gasUsed) / Number(gas))
    }
    return shares
  }

  test('fit when they are really sent, and waste little', async () => {
    const shares = await sendAll(recipients)
    expect(shares.length).toBeGreaterThan(1)
    expect(Math.min(...shares)).toBeGreaterThan(0.9)
  })

  test('fit though the first half of the list holds the token already', async () => {
    await sendAll(recipients.slice(0, 200))
    await sendAll(recipients)
  })

  test('fit though only the middle of the list holds no token yet', async () => {
    await sendAll([...recipients.slice(0, 80), ...recipients.slice(320)])
    await sendAll(recipients)
  })

  test('fit though the second half of the list holds the token already', async () => {
    await sendAll(recipients.slice(200))
    await sendAll(recipients)
  })
})

describe('a token of which one transaction pays few people', () => {
  /** Sends every batch with the gas of the plan, and no more. */
  const sendAll = async (reach: number, count: number, change: Partial<typeof input>) => {
    const { client, multiSender } = chain
    const code = compileSolidity('web/e2e/campaign/CostlyToken.sol').CostlyToken as Hex
    const deployed = await client.sendTransaction({ data: concat([code, numberToHex(reach, { size: 32 })]) })
    const { contractAddress: token } = await client.waitForTransactionReceipt({ hash: deployed })
    if (!token) throw new Error('The token was not created')
    const costly = { ...input, ...change, asset: { kind: 'erc20' as const, token } }
    const list = recipients.slice(0, count)
    const gasModel = await estimate(costly, list)
    const plan = planBatches({ ...costly, recipients: list, gasModel })
    const approval = {
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [multiSender, plan.total],
    } as const
    await client.waitForTransactionReceipt({ hash: await client.writeContract(approval) })
    for (const { to, data, gas } of plan.batches) {
      const hash = await client.sendTransaction({ to, data, gas })
      expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
    }
    return { plan, gasModel }
  }
  const limits = { gas: 16_777_216n, bytes: 131_072, reserveBps: 1000 }

  test.each(['tokenPull', 'tokenFrom'] as const)('is measured by as many as one pays, %s', async (route) => {
    const { plan, gasModel } = await sendAll(600_000, 60, { route, limits })
    expect(gasModel.measuredSizes).toEqual([9, 19])
    expect(plan.batches.length).toBe(4)
  })

  test('is measured by a handful where each costs two million', async () => {
    const { plan, gasModel } = await sendAll(1_000_000, 30, { limits })
    expect(gasModel.measuredSizes).toEqual([4, 7])
    expect(plan.batches.length).toBe(5)
  })

  test('counts the headroom of a skipping batch', async () => {
    const { plan } = await sendAll(600_000, 39, { limits, mode: { kind: 'skip', gasCap: 2_000_000n } })
    expect(plan.batches.length).toBe(3)
  })
})

test('error: what the contract says when a recipient cannot be paid', async () => {
  const broken = [...recipients.slice(0, 3), { address: chain.multiSender, amount: 1n, lines: [4] }]
  await expect(estimate({}, broken)).rejects.toThrow()
})

test('error: cannotMeasure when the token hides where it keeps allowances and refuses the simulated pull', async () => {
  const hostile = '0x00000000000000000000000000000000dead0002'
  // Answers every question with zero, which also says that a transfer failed.
  await chain.client.setCode({ address: hostile, bytecode: '0x60206000f3' })
  const asset = { kind: 'erc20' as const, token: hostile as PlanInput['sender'] }
  await expect(estimate({ asset })).rejects.toMatchObject({
    name: 'RunError',
    code: 'cannotMeasure',
  })
})
