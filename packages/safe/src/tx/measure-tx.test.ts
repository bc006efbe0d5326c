import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { deviceBytes, gasAround, limitsInSafe, measureTx } from './measure-tx.ts'
import { listBatchCalls, proposeCalls } from './propose.ts'

const token = '0x1111111111111111111111111111111111111111'
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const asset = { kind: 'erc20', token } as const
const mode = { kind: 'skip', gasCap: 1n } as const

/** Upper bound of a plan for the frame of a transaction. */
const frame = 256

test.each([1, 2, 3, 7, 20, 100])(
  'the longest batch within the limits fits, with its approvals and %i signatures',
  (signatures) => {
    const limits = limitsInSafe({ limits: { gas: 10n ** 8n, bytes: deviceBytes, reserveBps: 0 }, signatures })
    // All lengths up to a word less: each is filled up differently.
    const lengths = Array.from({ length: 32 }, (_, less) => {
      const data: Hex = `0x${'ab'.repeat(limits.bytes - frame - less)}`
      const plan = { asset, route: 'tokenFrom', mode, multiSender: token, chainId: 1, sender: token } as const
      const batches = [{ id: 1n, to: token, value: 0n, data, total: 1n }] as const
      const calls = listBatchCalls(plan, batches, { chainId: 1, safe: token, allowance: 1n })
      return measureTx(proposeCalls(calls, { nonce: 0n, multiSend }), signatures)
    })
    expect(Math.max(...lengths)).toBeLessThanOrEqual(deviceBytes)
    expect(Math.max(...lengths)).toBeGreaterThan(deviceBytes - 96)
  },
)

test('each signature takes of the gas, a reserve of both, and limits too small for a Safe leave nothing', () => {
  const limits = { gas: 16_777_216n, bytes: 100_000, reserveBps: 0 }
  const [one, two] = [1, 2].map((signatures) => limitsInSafe({ limits, signatures }))
  expect(Number(one?.gas) - Number(two?.gas)).toBeGreaterThan(8_000)
  const less = limitsInSafe({ limits: { ...limits, reserveBps: 1_000 }, signatures: 1 })
  expect(less).toMatchObject({ bytes: (one?.bytes ?? 0) - 10_000, reserveBps: 0 })
  expect(Number(less.gas) / Number(one?.gas)).toBeCloseTo(0.9, 2)
  const small = { gas: 100_000n, bytes: 500, reserveBps: 0 }
  expect(limitsInSafe({ limits: small, signatures: 9 })).toEqual({ gas: 0n, bytes: 0, reserveBps: 0 })
})

test('the limit of a wallet gives way to the Safe as well, without a second reserve', () => {
  const limits = { gas: 16_777_216n, bytes: 131_072, reserveBps: 1_000, signedBytes: deviceBytes }
  const inSafe = limitsInSafe({ limits, signatures: 3 })
  const alone = limitsInSafe({ limits: { gas: 1n, bytes: deviceBytes, reserveBps: 0 }, signatures: 3 })
  expect(inSafe.signedBytes).toBe(alone.bytes)
  expect(inSafe.bytes).toBeGreaterThan(deviceBytes)
  expect(gasAround(3) - gasAround(2)).toBeGreaterThan(8_000n)
})
