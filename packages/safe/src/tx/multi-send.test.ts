import { encodeMultiSendData } from '@safe-global/protocol-kit'
import { multiSendAbi } from '@saleyard/safe/safe-abi.ts'
import { anyCall } from '@saleyard/safe/testing/arbitraries.ts'
import fc from 'fast-check'
import { concat, decodeFunctionData, encodeFunctionData, type Hex, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeMultiSend, encodeMultiSend, listCalls } from './multi-send.ts'

test("calls are packed as Safe's own kit packs them, and read back", () => {
  fc.assert(
    fc.property(fc.array(anyCall, { minLength: 1, maxLength: 5 }), (calls) => {
      const kit = encodeMultiSendData(calls.map(({ value, ...call }) => ({ ...call, value: `${value}`, operation: 0 })))
      const packed = encodeMultiSend(calls)
      expect(decodeFunctionData({ abi: multiSendAbi, data: packed }).args[0]).toBe(kit)
      expect(decodeMultiSend(packed)).toEqual(calls)
    }),
  )
})

describe('what could be read in two ways is not read', () => {
  const to = '0x1111111111111111111111111111111111111111'
  const packed = (operation: Hex, length: number, data: Hex) =>
    concat([operation, to, numberToHex(0, { size: 32 }), numberToHex(length, { size: 32 }), data])
  const encode = (transactions: Hex) => encodeFunctionData({ abi: multiSendAbi, args: [transactions] })

  test.each([
    ['a delegatecall inside', encode(packed('0x01', 1, '0xaa'))],
    ['more data than there is', encode(packed('0x00', 2, '0xaa'))],
    ['bytes behind the last call', encode(concat([packed('0x00', 1, '0xaa'), '0x00']))],
    ['half a call', encode('0x00112233')],
    ['bytes behind the arguments', `${encode(packed('0x00', 1, '0xaa'))}00` as Hex],
    ['no call', encode('0x')],
    ['another function', '0xa9059cbb' as Hex],
  ])('error: %s', (_, data) => {
    expect(decodeMultiSend(data)).toBeUndefined()
  })

  test('default', () => {
    const data = encode(packed('0x00', 1, '0xaa'))
    expect(decodeMultiSend(data)).toEqual([{ to, value: 0n, data: '0xaa' }])
    // As a call of the Safe it is only a call.
    expect(listCalls({ to, value: 0n, data, operation: 0 })).toEqual([{ to, value: 0n, data }])
  })
})
