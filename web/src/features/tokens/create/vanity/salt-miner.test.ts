import { hexToBytes, keccak256, size, toHex } from 'viem'
import { expect, test } from 'vitest'
import { computeTokenAddress } from '@/features/tokens/kinds/token-code.ts'
import { createSaltMiner, hasEnding } from './salt-miner.ts'

const target = {
  factory: '0xF1c4E4947FB1E4D5791A592bb8729de45db194ED',
  creator: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  initCodeHash: keccak256('0x1234'),
} as const
const start = (seed: number) => hexToBytes(keccak256(toHex(seed)))
const anyCase = (suffix: string) => ({ suffix, isCaseExact: false })

test.each(['7', 'e1', 'B0B', '0ff', '00'])(
  'a salt that ends in %s gives the address that the factory would',
  (suffix) => {
    const { found } = createSaltMiner(target, anyCase(suffix), start(1))(100_000)
    expect(size(found?.salt ?? '0x')).toBe(32)
    expect(computeTokenAddress({ ...target, salt: found?.salt ?? '0x' })).toBe(found?.token)
    expect(found?.token.toLowerCase().endsWith(suffix.toLowerCase())).toBe(true)
  },
)

test('letters are met in the case that was typed, if that is asked for', () => {
  const { found } = createSaltMiner(target, { suffix: 'aB', isCaseExact: true }, start(2))(100_000)
  expect(found?.token.endsWith('aB')).toBe(true)
})

test('the first salt that fits is given, and no try is left out or made twice', () => {
  const trier = createSaltMiner(target, anyCase('abcdef'), start(3))
  expect(trier(50)).toEqual({ tries: 50 })

  const ending = anyCase('5')
  const all: bigint[] = []
  let salt = BigInt(keccak256(toHex(4)))
  while (all.length < 3) {
    salt++
    const token = computeTokenAddress({ ...target, salt: toHex(salt, { size: 32 }) })
    if (hasEnding(token, ending)) all.push(salt)
  }
  const next = createSaltMiner(target, ending, start(4))
  expect([next(1000), next(1000), next(1000)].map(({ found }) => BigInt(found?.salt ?? '0x0'))).toEqual(all)
})

test('the count goes on past the last byte', () => {
  const full = new Uint8Array(32).fill(0xff, 30)
  const { found } = createSaltMiner(target, anyCase('3'), full)(1000)
  expect(found?.salt.slice(0, 58)).toBe(`0x${'00'.repeat(28)}`)
  expect(computeTokenAddress({ ...target, salt: found?.salt ?? '0x' })).toBe(found?.token)
})
