import { multiSenderAbi } from '@saleyard/generated/abis'
import vectors from '@saleyard/send/encode/vectors/erc1155.json' with { type: 'json' }
import fc from 'fast-check'
import { type Address, decodeFunctionData } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeErc1155Batch, type Erc1155Payment, encodeErc1155Batch, encodeErc1155Call } from './erc1155.ts'

describe('encodeErc1155Batch', () => {
  const address = fc.stringMatching(/^0x[0-9a-f]{40}$/) as fc.Arbitrary<Address>
  const maxUint256 = 2n ** 256n - 1n
  /** MultiSender's bound on the amounts of a group, on purpose not taken from the code under test. */
  const limit = 2n ** 248n
  // Few ids, so that groups have several payments; few amounts, so that some groups have equal ones.
  const tokenId = fc.constantFrom(0n, 1n, 2n, 10n ** 30n, maxUint256)
  const amount = fc.oneof(fc.constantFrom(0n, 1n, 1_000n), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  const payments = fc.array(fc.record({ address, tokenId, amount }), { minLength: 1, maxLength: 40 })

  describe('vectors shared with the contract tests', () => {
    test.each(vectors)('$name', ({ payments, encoded }) => {
      const given = payments.map(({ address, tokenId, amount }) => ({
        address: address as Address,
        tokenId: BigInt(tokenId),
        amount: BigInt(amount),
      }))
      const expected = encoded.map(({ tokenId, total, unit, width, records }) => ({
        tokenId: BigInt(tokenId),
        total: BigInt(total),
        unit: BigInt(unit),
        width: Number(width),
        records,
      }))
      expect(encodeErc1155Batch(given)).toEqual(expected)
      expect(decodeErc1155Batch(encodeErc1155Batch(given))).toEqual(sortByFirstAppearance(given))
    })
  })

  test('what was encoded decodes to the same payments, group by group: none is lost, none moves within its group', () => {
    fc.assert(
      fc.property(payments, (given) => {
        expect(decodeErc1155Batch(encodeErc1155Batch(given))).toEqual(sortByFirstAppearance(given))
      }),
    )
  })

  test('there is one group per id, with its sum, of width 0 when its amounts are equal', () => {
    fc.assert(
      fc.property(payments, (given) => {
        const groups = encodeErc1155Batch(given)
        expect(groups.map(({ tokenId }) => tokenId)).toEqual([...new Set(given.map(({ tokenId }) => tokenId))])
        for (const { tokenId, total, width } of groups) {
          const amounts = given.filter((payment) => payment.tokenId === tokenId).map(({ amount }) => amount)
          expect(total).toBe(amounts.reduce((sum, amount) => sum + amount, 0n))
          expect(width === 0).toBe(new Set(amounts).size === 1)
        }
      }),
    )
  })

  test("every group keeps the contract's bound, or the batch is refused", () => {
    const huge = fc.array(
      fc.record({ address, tokenId: fc.constantFrom(0n, 1n), amount: fc.bigInt({ min: 1n, max: limit >> 6n }) }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(huge, (given) => {
        for (const { unit, width, records } of tryEncode(given)) {
          const count = BigInt((records.length - 2) / 2 / (width + 20))
          expect((width === 0 ? unit : unit * (256n ** BigInt(width) - 1n)) * count).toBeLessThan(limit)
        }
      }),
    )
  })

  test('error: amountOverflow of one group among others', () => {
    const address: Address = '0x00000000000000000000000000000000000a11ce'
    const half = { address, tokenId: 2n, amount: limit / 2n }
    const given = [{ address, tokenId: 1n, amount: 1n }, half, half]
    expect(() => encodeErc1155Batch(given)).toThrow(
      expect.objectContaining({ name: 'PlanError', code: 'amountOverflow', values: { count: 2 } }),
    )
    expect(encodeErc1155Batch([...given.slice(0, 2), { ...half, tokenId: 3n }])).toHaveLength(3)
  })

  test('error: noRecipients', () => {
    expect(() => encodeErc1155Batch([])).toThrow(expect.objectContaining({ name: 'PlanError', code: 'noRecipients' }))
  })

  /** A stable sort, which keeps the order within each id. */
  function sortByFirstAppearance(given: Erc1155Payment[]): Erc1155Payment[] {
    const ids = given.map(({ tokenId }) => tokenId)
    return [...given].sort((left, right) => ids.indexOf(left.tokenId) - ids.indexOf(right.tokenId))
  }

  function tryEncode(given: Erc1155Payment[]): ReturnType<typeof encodeErc1155Batch> {
    try {
      return encodeErc1155Batch(given)
    } catch (error) {
      expect(error).toMatchObject({ code: 'amountOverflow' })
      return []
    }
  }
})

describe('encodeErc1155Call', () => {
  const parameters: Parameters<typeof encodeErc1155Call>[0] = {
    id: (77n << 8n) | 3n,
    mode: { kind: 'strict' },
    multiSender: '0x1111111111111111111111111111111111111111',
    collection: '0x2222222222222222222222222222222222222222',
    payments: [
      { address: '0x00000000000000000000000000000000000a11ce', tokenId: 9n, amount: 10n },
      { address: '0x0000000000000000000000000000000000000b0b', tokenId: 4n, amount: 5n },
      { address: '0x0000000000000000000000000000000000000b0b', tokenId: 9n, amount: 20n },
    ],
  }
  const { id, collection, multiSender } = parameters
  const groups = [
    {
      tokenId: 9n,
      total: 30n,
      unit: 10n,
      width: 1n,
      records: '0x0100000000000000000000000000000000000a11ce020000000000000000000000000000000000000b0b',
    },
    { tokenId: 4n, total: 5n, unit: 5n, width: 0n, records: '0x0000000000000000000000000000000000000b0b' },
  ]

  test('default', () => {
    const { data, ...call } = encodeErc1155Call(parameters)
    expect(call).toEqual({ functionName: 'sendERC1155', to: multiSender, value: 0n })
    expect(decodeFunctionData({ abi: multiSenderAbi, data })).toEqual({
      functionName: 'sendERC1155',
      args: [id, collection, groups],
    })
  })

  test('parameters: mode skip', () => {
    const { data, ...call } = encodeErc1155Call({ ...parameters, mode: { kind: 'skip', gasCap: 100_000n } })
    expect(call).toEqual({ functionName: 'sendERC1155OrSkip', to: multiSender, value: 0n })
    expect(decodeFunctionData({ abi: multiSenderAbi, data })).toEqual({
      functionName: 'sendERC1155OrSkip',
      args: [id, 100_000n, collection, groups],
    })
  })

  test('error: noRecipients', () => {
    expect(() => encodeErc1155Call({ ...parameters, payments: [] })).toThrow('noRecipients')
  })
})
