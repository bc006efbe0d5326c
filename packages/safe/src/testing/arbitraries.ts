// Makes random transactions of a Safe, for comparison with Safe's own kit.

import type { SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import fc from 'fast-check'
import { type Address, getAddress, type Hex } from 'viem'

const hex = (minLength: number, maxLength = minLength): fc.Arbitrary<Hex> =>
  fc.uint8Array({ minLength, maxLength }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)

export const anyAddress: fc.Arbitrary<Address> = hex(20).map((value) => getAddress(value))
export const anyUint = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n })
export const anyData = hex(0, 300)
export const anyDomain = fc.record({ chainId: fc.integer({ min: 1, max: 2 ** 31 }), safe: anyAddress })
export const anyCall = fc.record({ to: anyAddress, value: anyUint, data: anyData })

export const anyTx: fc.Arbitrary<SafeTx> = fc.record({
  to: anyAddress,
  value: anyUint,
  data: anyData,
  operation: fc.constantFrom(0 as const, 1 as const),
  safeTxGas: anyUint,
  baseGas: anyUint,
  gasPrice: anyUint,
  gasToken: anyAddress,
  refundReceiver: anyAddress,
  nonce: fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) }),
})

/** A transaction as Safe's kit takes it. */
export function toKitTx(tx: SafeTx) {
  const { safeTxGas, baseGas, gasPrice, value, nonce, ...rest } = tx
  return {
    ...rest,
    operation: rest.operation as number,
    value: `${value}`,
    safeTxGas: `${safeTxGas}`,
    baseGas: `${baseGas}`,
    gasPrice: `${gasPrice}`,
    nonce: Number(nonce),
  }
}
