import { multiSenderAbi } from '@saleyard/generated/abis'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { decodeErc721Batch, encodeErc721Call } from './erc721.ts'

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
