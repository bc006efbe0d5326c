import { multiSenderAbi } from '@saleyard/generated/abis'
import vectors from '@saleyard/send/encode/vectors/erc721.json' with { type: 'json' }
import fc from 'fast-check'
import { type Address, decodeFunctionData } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeErc721Batch, type Erc721Payment, encodeErc721Batch, encodeErc721Call } from './erc721.ts'

describe('encodeErc721Batch', () => {
  const address = fc.stringMatching(/^0x[0-9a-f]{40}$/) as fc.Arbitrary<Address>
  // Of every width alike: counters as well as hashes.
  const tokenId = fc
    .integer({ min: 1, max: 32 })
    .chain((bytes) => fc.bigInt({ min: 0n, max: 256n ** BigInt(bytes) - 1n }))
  const payments = fc.array(fc.record({ address, tokenId }), { minLength: 1, maxLength: 40 })

  describe('vectors shared with the contract tests', () => {
    test.each(vectors)('$name', ({ payments, encoded }) => {
      const given: Erc721Payment[] = payments.map(({ address, tokenId }) => ({
        address: address as Address,
        tokenId: BigInt(tokenId),
      }))
      expect(encodeErc721Batch(given)).toEqual({ width: Number(encoded.width), records: encoded.records })
      expect(decodeErc721Batch(encodeErc721Batch(given))).toEqual(given)
    })
  })

  test('what was encoded decodes to the same payments', () => {
    fc.assert(
      fc.property(payments, (given) => {
        expect(decodeErc721Batch(encodeErc721Batch(given))).toEqual(given)
      }),
    )
  })

  test('no narrower width holds the highest id, and no byte is between the records', () => {
    fc.assert(
      fc.property(payments, (given) => {
        const { width, records } = encodeErc721Batch(given)
        expect(given.every(({ tokenId }) => tokenId < 256n ** BigInt(width))).toBe(true)
        expect(width === 1 || given.some(({ tokenId }) => tokenId >= 256n ** BigInt(width - 1))).toBe(true)
        expect((records.length - 2) / 2).toBe(given.length * (width + 20))
      }),
    )
  })

  test('behavior: checksummed addresses are packed in lower case', () => {
    const checksummed = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    expect(encodeErc721Batch([{ address: checksummed, tokenId: 1n }]).records).toBe(
      `0x01${checksummed.slice(2).toLowerCase()}`,
    )
  })

  test('error: noRecipients', () => {
    expect(() => encodeErc721Batch([])).toThrow(expect.objectContaining({ name: 'PlanError', code: 'noRecipients' }))
  })
})

describe('encodeErc721Call', () => {
  const parameters: Parameters<typeof encodeErc721Call>[0] = {
    id: (77n << 8n) | 3n,
    mode: { kind: 'strict' },
    multiSender: '0x1111111111111111111111111111111111111111',
    collection: '0x2222222222222222222222222222222222222222',
    isPlain: false,
    payments: [
      { address: '0x00000000000000000000000000000000000a11ce', tokenId: 256n },
      { address: '0x0000000000000000000000000000000000000b0b', tokenId: 1n },
    ],
  }
  const { id, collection, payments, multiSender } = parameters
  const records = '0x010000000000000000000000000000000000000a11ce00010000000000000000000000000000000000000b0b' as const

  test('default', () => {
    const { data, ...call } = encodeErc721Call(parameters)
    expect(call).toEqual({ functionName: 'sendERC721', to: multiSender, value: 0n })
    expect(decodeFunctionData({ abi: multiSenderAbi, data })).toEqual({
      functionName: 'sendERC721',
      args: [id, collection, false, 2n, records],
    })
    expect(decodeErc721Batch({ width: 2, records })).toEqual(payments)
  })

  test('parameters: mode skip, isPlain', () => {
    const { data, ...call } = encodeErc721Call({
      ...parameters,
      mode: { kind: 'skip', gasCap: 100_000n },
      isPlain: true,
    })
    expect(call).toEqual({ functionName: 'sendERC721OrSkip', to: multiSender, value: 0n })
    expect(decodeFunctionData({ abi: multiSenderAbi, data })).toEqual({
      functionName: 'sendERC721OrSkip',
      args: [id, 100_000n, collection, true, 2n, records],
    })
  })

  test('error: noRecipients', () => {
    expect(() => encodeErc721Call({ ...parameters, payments: [] })).toThrow('noRecipients')
  })
})
