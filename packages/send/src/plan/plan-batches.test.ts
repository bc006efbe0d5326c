import { ierc20Abi, multiSenderAbi, standardTokenAbi } from '@saleyard/generated/abis'
import { decodeBatch } from '@saleyard/send/encode/encode-batch.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { sampleRecipients } from '@saleyard/send/list/sample-recipients.ts'
import type { ListSource } from '@saleyard/send/list/types.ts'
import fc from 'fast-check'
import { type Address, decodeFunctionData, type Hex, size } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { chooseRoute, explainRoute, routeReasons } from './choose-route.ts'
import type { Permit, Permit2Transfer } from './permit-types.ts'
import { planBatches } from './plan-batches.ts'
import { findBatchContract } from './routes.ts'
import type { Plan, PlanInput } from './types.ts'

const token: Address = '0x5afe3855358e112b5647b952709e6165e1c1eeee'
const toRecipients = (amounts: bigint[]) =>
  amounts.map((amount, index) => ({
    address: `0x${(index + 1).toString(16).padStart(40, '0')}` as Address,
    amount,
    lines: [index + 1],
  }))
const input: PlanInput = {
  chainId: 56,
  sender: '0x00000000000000000000000000000000000a11ce',
  multiSender: '0x1111111111111111111111111111111111111111',
  asset: { kind: 'erc20', token },
  mode: { kind: 'strict' },
  route: 'tokenPull',
  runNonce: `0x${'ab'.repeat(32)}`,
  recipients: toRecipients([1n, 2n, 3n]),
  limits: { gas: 16_777_216n, bytes: 131_072, reserveBps: 1000 },
  gasModel: { base: 60_000n, perRecipient: 30_000n, method: 'estimate', measuredSizes: [1, 2] },
}
const holders: ListSource = {
  format: 'saleyard holders 1',
  chainId: 56,
  block: { number: '7', hash: `0x${'ab'.repeat(32)}`, timestamp: '8' },
  contract: token,
  kind: 'erc20',
  rules: {
    atLeast: '0',
    split: { kind: 'proportion', total: '6' },
    withoutContracts: false,
    withoutPools: false,
    withoutBurnt: false,
    without: [],
  },
  holders: 3,
  recipients: 3,
  total: '6',
  verdict: { kind: 'proven', checked: 3, of: 3, seed: 1 },
}
const limited = fc.record({
  amounts: fc.array(fc.bigInt({ min: 1n, max: 2n ** 240n }), { minLength: 1, maxLength: 300 }),
  gas: fc.bigInt({ min: 200_000n, max: 4_000_000n }),
  bytes: fc.integer({ min: 1_000, max: 20_000 }),
  route: fc.constantFrom('tokenPull', 'tokenFrom', 'native', 'tokenItself' as const),
  skips: fc.boolean(),
})
const planLimited = ({
  amounts,
  gas,
  bytes,
  route,
  skips,
}: typeof limited extends fc.Arbitrary<infer value> ? value : never) =>
  planBatches({
    ...input,
    recipients: toRecipients(amounts),
    limits: { gas, bytes, reserveBps: 1000 },
    route,
    asset: route === 'native' ? { kind: 'native' } : input.asset,
    mode: canSkip({ skips, route }) ? { kind: 'skip', gasCap: 100_000n } : { kind: 'strict' },
  })

/** The token itself has no skipping function. */
const canSkip = ({ skips, route }: { skips: boolean; route: string }) => skips && route !== 'tokenItself'

/** What a batch's bytes pay, read back by the contract's own ABI. */
function readCall(data: Hex) {
  const abi = [...multiSenderAbi, ...standardTokenAbi.filter(({ type }) => type === 'function')]
  const { functionName, args } = decodeFunctionData({ abi, data })
  const values = [...(args as readonly unknown[])]
  const id = values.shift() as bigint
  if (functionName === 'transferMany') {
    const [total, unit, width, records] = values as [bigint, bigint, bigint, Hex]
    const payments = decodeBatch(
      width === 0n
        ? { kind: 'equal', amount: unit, records }
        : { kind: 'distinct', unit, width: Number(width), records },
    )
    return { functionName, id, gasCap: undefined, total, payments }
  }
  const gasCap = functionName.endsWith('OrSkip') ? (values.shift() as bigint) : undefined
  const total = functionName.startsWith('sendToken') ? values.splice(0, 2)[1] : undefined
  const isEqual = functionName.includes('Equal')
  const payments = isEqual
    ? decodeBatch({ kind: 'equal', amount: values[0] as bigint, records: values[1] as Hex })
    : decodeBatch({ kind: 'distinct', unit: values[0] as bigint, width: Number(values[1]), records: values[2] as Hex })
  return { functionName, id, gasCap, total, payments }
}

test('every recipient is in exactly one batch, with its amount, in the order of the list', () => {
  fc.assert(
    fc.property(limited, (given) => {
      const plan = planLimited(given)
      const paid = plan.batches.flatMap(({ data }) => readCall(data).payments)
      expect(paid).toEqual(toRecipients(given.amounts).map(({ address, amount }) => ({ address, amount })))
      expect(plan.recipientCount).toBe(given.amounts.length)
      expect(plan.batches.map(({ first }) => first)).toEqual(startsOf(plan))
      expect(plan.total).toBe(given.amounts.reduce((sum, amount) => sum + amount, 0n))
    }),
    { numRuns: 50 },
  )
})

test('no signed transaction is longer than the wallet signs, and the reserve of the network stays', async () => {
  const signer = privateKeyToAccount(`0x${'01'.repeat(32)}`)
  const most = (1n << 64n) - 1n
  const amounts = Array.from({ length: 200 }, (_, index) => (1n << 200n) + BigInt(index))
  const long = { amounts, gas: 4_000_000n, bytes: 20_000, route: 'tokenPull', skips: false } as const
  await fc.assert(
    fc.asyncProperty(limited, fc.integer({ min: 900, max: 20_000 }), async (given, signedBytes) => {
      const asset = given.route === 'native' ? ({ kind: 'native' } as const) : input.asset
      const recipients = toRecipients(given.amounts)
      const limits = { gas: 30_000_000n, bytes: given.bytes, reserveBps: 1000, signedBytes }
      const plan = planBatches({ ...input, asset, recipients, limits, route: given.route, mode: { kind: 'strict' } })
      for (const { to, data, value } of plan.batches) {
        const fees = { gas: most, maxFeePerGas: most, maxPriorityFeePerGas: most, nonce: 2 ** 40, chainId: 2 ** 40 }
        const signed = await signer.signTransaction({ type: 'eip1559', to, data, value, ...fees })
        expect(size(signed)).toBeLessThanOrEqual(Math.min(signedBytes, (given.bytes * 9) / 10))
      }
    }),
    { numRuns: 20, examples: [[long, 2_000]] },
  )
})

test('no batch is over nine tenths of any limit, and its total and value are those of its recipients', () => {
  fc.assert(
    fc.property(limited, (given) => {
      for (const { data, gas, bytes, value, total, id, count } of planLimited(given).batches) {
        expect(gas * 10n).toBeLessThanOrEqual(given.gas * 9n)
        expect(bytes * 10).toBeLessThanOrEqual(given.bytes * 9)
        expect(bytes).toBeGreaterThan(data.length / 2 - 1 + 150)
        expect(gas).toBe(60_000n + BigInt(count) * 30_000n)
        const call = readCall(data)
        expect(call.id).toBe(id)
        expect(call.payments.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total)
        expect(given.route === 'native' ? value : call.total).toBe(total)
        expect(call.gasCap).toBe(canSkip(given) ? 100_000n : undefined)
      }
    }),
    { numRuns: 50 },
  )
})

test('the same input gives the same plan', () => {
  fc.assert(
    fc.property(limited, (given) => {
      expect(planLimited(given)).toEqual(planLimited(given))
    }),
    { numRuns: 10 },
  )
})

test('what a list was made of stays with the plan, and changes no byte of it', () => {
  const { source, ...plan } = planBatches({ ...input, source: holders })
  expect(source).toEqual(holders)
  expect(plan).toEqual(planBatches(input))
})

test('a sample recipient is never paid, alone or among others', () => {
  for (const count of [1, 3]) {
    const recipients = [...toRecipients([1n, 2n]), { address: sampleRecipients[1] as Address, amount: 1n, lines: [3] }]
    const lower = recipients.map((one) => ({ ...one, address: one.address.toLowerCase() as Address }))
    const route = count === 1 ? 'plainToken' : 'tokenPull'
    expect(() => planBatches({ ...input, route, recipients: lower.slice(-count) })).toThrow(
      expect.objectContaining({ code: 'sampleRecipients', values: { count: 1 } }),
    )
  }
})

test('the local chain pays the sample like any list', () => {
  const recipients = sampleRecipients.map((address, index) => {
    const lower = address.toLowerCase() as Address
    return { address: lower, amount: 1n, lines: [index + 1] }
  })
  expect(planBatches({ ...input, chainId: 31_337, recipients }).recipientCount).toBe(3)
})

describe('ids', () => {
  test('are a job and the index of the batch in it', () => {
    const { batches, jobs } = planBatches({ ...input, limits: { ...input.limits, gas: 100_000n } })
    expect(batches.map(({ id }) => id)).toEqual([0n, 1n, 2n].map((index) => ((jobs[0] ?? 0n) << 8n) | index))
    expect(jobs[0]).toBeGreaterThan(0n)
  })

  test('over 256 batches use another job', () => {
    const recipients = toRecipients(Array.from({ length: 600 }, (_, index) => BigInt(index + 1)))
    const { batches, jobs } = planBatches({ ...input, recipients, limits: { ...input.limits, gas: 100_000n } })
    expect(batches.length).toBe(600)
    expect(new Set(jobs).size).toBe(3)
    expect(new Set(batches.map(({ id }) => id)).size).toBe(600)
    expect(batches[256]?.id).toBe((jobs[1] ?? 0n) << 8n)
    expect(batches[599]?.id).toBe(((jobs[2] ?? 0n) << 8n) | 87n)
  })

  test.each<[string, Partial<PlanInput>]>([
    ['chain', { chainId: 97 }],
    ['sender', { sender: '0x0000000000000000000000000000000000000b0b' }],
    ['route', { route: 'tokenFrom' }],
    ['token', { asset: { kind: 'erc20', token: '0x2222222222222222222222222222222222222222' } }],
    ['run nonce', { runNonce: `0x${'cd'.repeat(32)}` }],
    ['amounts', { recipients: toRecipients([1n, 2n, 4n]) }],
  ])('differ with the %s', (_name, change) => {
    expect(planBatches({ ...input, ...change }).jobs).not.toEqual(planBatches(input).jobs)
  })
})

describe('a plan of one row', () => {
  const recipients = toRecipients([5n])
  const [recipient] = recipients

  test('of coin is a bare transfer', () => {
    const { batches, jobs } = planBatches({ ...input, recipients, asset: { kind: 'native' }, route: 'plainNative' })
    expect(batches).toMatchObject([
      { id: 0n, to: recipient?.address, value: 5n, data: '0x', functionName: '', total: 5n },
    ])
    expect(jobs).toEqual([])
  })

  test('of a token is its transfer', () => {
    const [batch] = planBatches({ ...input, recipients, route: 'plainToken' }).batches
    expect(batch).toMatchObject({ id: 0n, to: token, value: 0n, functionName: 'transfer' })
    expect(decodeFunctionData({ abi: ierc20Abi, data: batch?.data ?? '0x' }).args).toEqual([recipient?.address, 5n])
  })
})

test('amounts that are too large together go into smaller batches', () => {
  const recipients = toRecipients([2n ** 247n - 1n, 2n ** 246n])
  expect(planBatches({ ...input, recipients }).batches.map(({ count }) => count)).toEqual([1, 1])
})

describe('error:', () => {
  test.each<[string, Partial<PlanInput>]>([
    ['noRecipients', { recipients: [] }],
    ['limitTooSmall', { limits: { ...input.limits, gas: 99_999n } }],
    ['limitTooSmall', { limits: { ...input.limits, bytes: 500 } }],
    ['amountOverflow', { recipients: toRecipients([1n, 2n ** 248n]) }],
    ['routeMismatch', { route: 'native' }],
    ['routeMismatch', { asset: { kind: 'native' } }],
    ['plainNeedsOne', { route: 'plainToken' }],
  ])('%s', (code, change) => {
    expect(() => planBatches({ ...input, ...change })).toThrow(expect.objectContaining({ name: 'PlanError', code }))
  })
})

test.each([
  ['native', 1, {}, 'plainNative'],
  ['native', 2, {}, 'native'],
  ['native', 2, { paysMany: true }, 'native'],
  ['erc20', 1, {}, 'plainToken'],
  ['erc20', 1, { paysMany: true }, 'plainToken'],
  ['erc20', 2, { paysMany: true }, 'tokenItself'],
  ['erc20', 500, { paysMany: true }, 'tokenItself'],
  ['erc20', 11, {}, 'tokenFrom'],
  ['erc20', 12, {}, 'tokenPull'],
  ['erc20', 500, { hasTransferFee: true }, 'tokenFrom'],
] as const)('the route for %s, %i recipients, %o is %s', (kind, count, facts, route) => {
  const asset = kind === 'native' ? ({ kind } as const) : ({ kind, token } as const)
  expect(chooseRoute({ asset, count, ...facts })).toBe(route)
  expect(routeReasons).toContain(explainRoute({ route, count }))
})

describe('batches of a token that pays by itself', () => {
  const plan = planBatches({ ...input, route: 'tokenItself', limits: { ...input.limits, gas: 100_000n } })

  test('go to the token, where their marks are; others go to MultiSender', () => {
    expect(plan.batches.map(({ to, value, functionName }) => ({ to, value, functionName }))).toEqual(
      [1, 2, 3].map(() => ({ to: token, value: 0n, functionName: 'transferMany' })),
    )
    expect(findBatchContract(plan)).toBe(token)
    for (const route of ['tokenPull', 'tokenFrom', 'native'] as const) {
      expect(findBatchContract({ ...input, route })).toBe(input.multiSender)
    }
  })

  test('have ids of their own: no other route of the same list has them', () => {
    const other = planBatches({ ...input, limits: { ...input.limits, gas: 100_000n } })
    expect(plan.jobs).not.toEqual(other.jobs)
  })

  test('are never skipping ones: the token has no such function', () => {
    const mode = { kind: 'skip', gasCap: 50_000n } as const
    expect(() => planBatches({ ...input, route: 'tokenItself', mode })).toThrow(
      expect.objectContaining({ code: 'routeMismatch' }),
    )
  })
})

function startsOf({ batches }: Plan): number[] {
  let next = 0
  return batches.map(({ count }) => {
    next += count
    return next - count
  })
}

describe('batches with a signature', () => {
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
      ['a permit for a token that pays by itself', { permit: { ...permit, gas: 0n }, route: 'tokenItself' }],
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
})
