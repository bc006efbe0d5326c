import type { Asset } from '@saleyard/send/plan/types.ts'
import { describe, expect, test } from 'vitest'
import { countShared, type FingerprintedPayment, fingerprintList, fingerprintPayments, isAlike } from './fingerprint.ts'

const coin = { kind: 'native' } as const
const token: Asset = { kind: 'erc20', token: `0x${'7A'.repeat(20)}` }
const pay = (number: number, amount = 10n ** 18n, id?: bigint): FingerprintedPayment => ({
  address: `0x${number.toString(16).padStart(40, '0')}`,
  amount,
  ...(id !== undefined && { id }),
})
const makePayments = (count: number) => Array.from({ length: count }, (_, index) => pay(index + 1, BigInt(index + 1)))
const fingerprint = (payments: FingerprintedPayment[], chainId = 56, asset: Asset = coin) =>
  fingerprintList(chainId, asset, fingerprintPayments(payments))
const shared = (left: FingerprintedPayment[], right: FingerprintedPayment[]) =>
  countShared(fingerprintPayments(left), fingerprintPayments(right))

describe('the fingerprint of a list', () => {
  test('is the same in any order, and in any spelling of addresses', () => {
    const spelled = makePayments(200).map((payment) => ({
      ...payment,
      address: payment.address.toUpperCase().replace('X', 'x'),
    }))
    expect(fingerprint(spelled.reverse() as FingerprintedPayment[])).toBe(fingerprint(makePayments(200)))
    expect(fingerprint(makePayments(2), 56, { kind: 'erc20', token: `0x${'7a'.repeat(20)}` })).toBe(
      fingerprint(makePayments(2), 56, token),
    )
  })

  test.each([
    ['an amount differs by one base unit', fingerprint([pay(1), pay(2, 10n ** 18n + 1n)])],
    ['another recipient is paid', fingerprint([pay(1), pay(3)])],
    ['two recipients have swapped their amounts', fingerprint([pay(1, 2n), pay(2, 1n)])],
    ['a payment is there twice', fingerprint([pay(1), pay(2), pay(2)])],
    ['a payment is left out', fingerprint([pay(1)])],
    ['an id differs', fingerprint([pay(1), pay(2, 10n ** 18n, 7n)])],
    ['the chain is another', fingerprint([pay(1), pay(2)], 97)],
    ['the asset is another', fingerprint([pay(1), pay(2)], 56, token)],
  ])('is another when %s', (_, other) => {
    const seen = [fingerprint([pay(1), pay(2)]), fingerprint([pay(1, 1n), pay(2, 2n)])]
    expect(seen).not.toContain(other)
  })

  test('tells amounts above 64 bits apart', () => {
    expect(fingerprint([pay(1, 1n << 64n)])).not.toBe(fingerprint([pay(1, 0n)]))
    expect(fingerprint([pay(1, 1n << 255n)])).not.toBe(fingerprint([pay(1, (1n << 255n) - 1n)]))
  })
})

describe('two lists', () => {
  test('with one amount changed share all payments but that', () => {
    const changed = makePayments(200).with(57, pay(58, 1n))
    expect(shared(makePayments(200), changed)).toBe(199)
    expect(isAlike(199, 200, 200)).toBe(true)
  })

  test('share a payment as often as both have it', () => {
    expect(shared([pay(1), pay(1), pay(1)], [pay(2), pay(1), pay(1)])).toBe(2)
    expect(shared([], [pay(1)])).toBe(0)
  })

  test.each([
    ['one payment changed', 1, 2, 2, true],
    ['one payment added', 200, 201, 200, true],
    ['one payment taken out', 1, 1, 2, true],
    ['half of them the same', 100, 200, 200, true],
    ['fewer than half the same', 99, 200, 200, false],
    ['a few payments out of a long list', 5, 5, 200, false],
    ['nothing in common', 0, 1, 1, false],
  ])('are alike or not: %s', (_, both, left, right, alike) => {
    expect(isAlike(both, left, right)).toBe(alike)
  })
})
