// Builds contract code that makes one call whenever it is called.

import { concat, type Hex, numberToHex, size } from 'viem'

/** Code that makes one call whenever it is called: CODECOPY of the data behind it, CALL, STOP. */
export function encodeForwarder(to: Hex, value: bigint, data: Hex): Hex {
  const length = numberToHex(size(data), { size: 2 })
  const call = (offset: number) =>
    concat([
      '0x61',
      length, // PUSH2 length
      '0x61',
      numberToHex(offset, { size: 2 }), // PUSH2 offset
      '0x600039', // PUSH1 0, CODECOPY
      '0x6000600061',
      length, // PUSH1 0, PUSH1 0, PUSH2 length
      '0x60007f',
      numberToHex(value, { size: 32 }), // PUSH1 0, PUSH32 value
      '0x73',
      to,
      '0x5af100', // PUSH20 to, GAS, CALL, STOP
    ])
  return concat([call(size(call(0))), data])
}
