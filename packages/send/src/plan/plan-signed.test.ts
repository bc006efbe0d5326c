import { multiSenderAbi } from '@saleyard/generated/abis'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { type Address, decodeFunctionData, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Permit, Permit2Transfer } from './permit-types.ts'
import { planBatches } from './plan-batches.ts'
import type { PlanInput } from './types.ts'

const word = (digits: string): Hex => `0x${digits.repeat(32)}`
const permit: Permit = { deadline: 2_000n, r: word('11'), s: word('22'), v: 28, value: 30n }
const permit2: Permit2Transfer = { amount: 30n, deadline: 2_000n, nonce: 7n, signature: `0x${'33'.repeat(65)}` }
const recipients = Array.from({ length: 20 }, (_, index) => ({
  address: `0x${(index + 1).toString(16).padStart(40, '0')}` as Address,
  amount: BigInt(index + 1),
  lines: [index + 1],
}))
const input: PlanInput = {
  chainId: 56,
  sender: '0x00000000000000000000000000000000000a11ce',
  multiSender: '0x1111111111111111111111111111111111111111',
  asset: { kind: 'erc20', token: '0x5afe3855358e112b5647b952709e6165e1c1eeee' },
  mode: { kind: 'strict' },
  route: 'tokenPull',
  runNonce: word('ab'),
  recipients,
  limits: { gas: 16_777_216n, bytes: 131_072, reserveBps: 1000 },
  gasModel: { base: 60_000n, perRecipient: 30_000n, method: 'estimate', measuredSizes: [1, 2] },
}
const bytesOf = (data: Hex) => data.length / 2 - 1
const read = (data: Hex | undefined) => decodeFunctionData({ abi: multiSenderAbi, data: data ?? '0x' })

describe('a call with a signature', () => {
  const skip = { kind: 'skip', gasCap: 50_000n } as const
  const equal = recipients.map((recipient) => ({ ...recipient, amount: 5n }))
  test.each([
    ['tokenPull', { permit }, 'sendTokenWithPermit'],
    ['tokenPull', { permit, mode: skip }, 'sendTokenWithPermitOrSkip'],
    ['tokenPull', { permit, payments: equal }, 'sendTokenEqualWithPermit'],
    ['tokenPull', { permit, payments: equal, mode: skip }, 'sendTokenEqualWithPermitOrSkip'],
    ['tokenFrom', { permit }, 'sendTokenFromWithPermit'],
    ['tokenFrom', { permit, mode: skip }, 'sendTokenFromWithPermitOrSkip'],
    ['tokenFrom', { permit, payments: equal }, 'sendTokenFromEqualWithPermit'],
    ['tokenFrom', { permit, payments: equal, mode: skip }, 'sendTokenFromEqualWithPermitOrSkip'],
    ['tokenPull', { permit2 }, 'sendTokenWithPermit2'],
    ['tokenPull', { permit2, mode: skip }, 'sendTokenWithPermit2OrSkip'],
    ['tokenPull', { permit2, payments: equal }, 'sendTokenEqualWithPermit2'],
    ['tokenPull', { permit2, payments: equal, mode: skip }, 'sendTokenEqualWithPermit2OrSkip'],
  ] as const)('by %s is the contract’s function for it', (route, change, functionName) => {
    const { data, ...call } = encodeCall({ ...input, id: 9n, payments: recipients, route, ...change })
    expect(call.functionName).toBe(functionName)
    const { functionName: written, args } = read(data)
    expect(written).toBe(functionName)
    expect(args?.at(-1)).toEqual('permit' in change ? permit : permit2)
  })

  test.each<[string, Partial<PlanInput> & { permit?: Permit; permit2?: Permit2Transfer }]>([
    ['a permit for coin', { permit: { ...permit, gas: 0n }, route: 'native', asset: { kind: 'native' } }],
    ['a permit for a plain transfer', { permit: { ...permit, gas: 0n }, route: 'plainToken' }],
    ['Permit2 without a pull', { permit2: { ...permit2, gas: 0n }, route: 'tokenFrom' }],
    ['both at once', { permit: { ...permit, gas: 0n }, permit2: { ...permit2, gas: 0n } }],
  ])('is refused for %s', (_, change) => {
    const wrong = () => encodeCall({ ...input, ...change, id: 9n, payments: recipients.slice(0, 1) })
    expect(wrong).toThrow(expect.objectContaining({ code: 'routeMismatch' }))
  })
})

describe('a plan with a permit', () => {
  // Nine tenths of it are 360,000 gas: ten recipients without a signature, eight with one of 60,000.
  const limits = { ...input.limits, gas: 400_000n }
  const plan = planBatches({ ...input, limits, permit: { ...permit, gas: 60_000n } })

  test('carries it in the first batch only, whose gas and bytes count it', () => {
    expect(plan.batches.map(({ functionName }) => functionName)).toEqual([
      'sendTokenWithPermit',
      'sendToken',
      'sendToken',
    ])
    expect(plan.batches.map(({ count }) => count)).toEqual([8, 10, 2])
    expect(plan.batches.map(({ gas }) => gas)).toEqual([360_000n, 360_000n, 120_000n])
    for (const { data, bytes } of plan.batches) expect(bytes).toBe(bytesOf(data) + 256)
    expect(read(plan.batches[0]?.data).args?.at(-1)).toEqual(permit)
  })

  test('has other ids than without, and than with another signature', () => {
    const jobs = [plan, planBatches({ ...input, limits })].map(({ jobs }) => jobs[0])
    const other = planBatches({ ...input, limits, permit: { ...permit, r: word('44'), gas: 60_000n } })
    expect(new Set([...jobs, other.jobs[0]]).size).toBe(3)
  })

  test('takes fewer recipients where the bytes of the signature leave no room', () => {
    const narrow = { ...input.limits, bytes: 1_100 }
    const counts = (change: Partial<PlanInput>) =>
      planBatches({ ...input, limits: narrow, ...change }).batches.map(({ count }) => count)
    const [without = 0] = counts({})
    const [withPermit = 0] = counts({ permit: { ...permit, gas: 0n } })
    expect(withPermit).toBeLessThan(without)
    for (const { bytes } of planBatches({ ...input, limits: narrow, permit: { ...permit, gas: 0n } }).batches) {
      expect(bytes * 10).toBeLessThanOrEqual(narrow.bytes * 9)
    }
  })
})

test('a plan with Permit2 is one batch, or none', () => {
  const signed = { ...permit2, gas: 50_000n }
  expect(planBatches({ ...input, permit2: signed }).batches).toMatchObject([
    { functionName: 'sendTokenWithPermit2', gas: 60_000n + 50_000n + 20n * 30_000n },
  ])
  expect(() => planBatches({ ...input, permit2: signed, limits: { ...input.limits, gas: 400_000n } })).toThrow(
    expect.objectContaining({ code: 'permit2NeedsOne' }),
  )
})
