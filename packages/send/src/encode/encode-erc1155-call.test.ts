import { multiSenderAbi } from '@saleyard/generated/abis'
import { decodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import { encodeErc1155Call } from './erc1155.ts'

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
