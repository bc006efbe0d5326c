import { calculateSafeTransactionHash, generateTypedData, preimageSafeTransactionHash } from '@safe-global/protocol-kit'
import { multiSends } from '@saleyard/safe/known-safes.ts'
import { anyData, anyDomain, anyTx, toKitTx } from '@saleyard/safe/testing/arbitraries.ts'
import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { expect, test } from 'vitest'
import { encodeMultiSend } from './multi-send.ts'
import {
  decodeExecution,
  encodeExecution,
  encodeForSignature,
  hashSafeTx,
  toTypedData,
  withoutRefund,
} from './safe-tx.ts'

test("every transaction has the hash of Safe's own kit, for both versions, and so have the bytes behind it", () => {
  fc.assert(
    fc.property(anyDomain, anyTx, fc.constantFrom('1.3.0', '1.4.1'), (domain, tx, version) => {
      const of = [domain.safe, toKitTx(tx), version, BigInt(domain.chainId)] as const
      const { safeTx } = hashSafeTx(domain, tx)
      expect(safeTx).toBe(calculateSafeTransactionHash(...of))
      expect(encodeForSignature(domain, tx)).toBe(preimageSafeTransactionHash(...of))
      const plain = { ...tx, ...withoutRefund }
      expect(hashTypedData(toTypedData(domain, plain))).toBe(hashSafeTx(domain, plain).safeTx)
    }),
  )
})

test("the typed data that a wallet signs has the fields of Safe's own kit, in their order", () => {
  const [domain] = fc.sample(anyDomain, 1)
  const [tx] = fc.sample(anyTx, 1)
  if (!domain || !tx) throw new Error('No sample')
  const { safe: safeAddress, chainId } = domain
  const kit = generateTypedData({ safeAddress, safeVersion: '1.4.1', chainId: BigInt(chainId), data: toKitTx(tx) })
  const { types, primaryType } = toTypedData(domain, { ...tx, ...withoutRefund })
  expect({ types, primaryType }).toEqual({ types: kit.types, primaryType: kit.primaryType })
})

test('domain and message hash are those that a device shows', () => {
  const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
  const tx = { to: safe, value: 1n, data: '0x', operation: 0, ...withoutRefund, nonce: 7n } as const
  const { domain, message, safeTx } = hashSafeTx({ chainId: 56, safe }, tx)
  expect(encodeForSignature({ chainId: 56, safe }, tx)).toBe(`0x1901${domain.slice(2)}${message.slice(2)}`)
  // The domain is the same for every transaction; the message does not depend on chain and Safe.
  expect(hashSafeTx({ chainId: 56, safe }, { ...tx, nonce: 8n }).domain).toBe(domain)
  expect(hashSafeTx({ chainId: 1, safe }, tx)).toMatchObject({ message })
  expect(hashSafeTx({ chainId: 1, safe }, tx).safeTx).not.toBe(safeTx)
})

test('an execution is read back, and no other call is', () => {
  fc.assert(
    fc.property(anyTx, anyData, (tx, signatures) => {
      const { nonce, ...sent } = { ...tx, operation: 0 as const, ...withoutRefund }
      expect(decodeExecution(encodeExecution({ ...sent, nonce }, signatures))).toEqual({ tx: sent, signatures })
    }),
  )
  expect(decodeExecution('0xa9059cbb')).toBeUndefined()
  expect(decodeExecution('0xaffed0e0')).toBeUndefined()
})

test.each(['safeTxGas', 'baseGas', 'gasPrice', 'gasToken', 'refundReceiver'] as const)(
  'error: %s, which no act shows, is neither signed nor executed',
  (name) => {
    const to = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
    const tx = { to, value: 1n, data: '0x', operation: 0, ...withoutRefund, nonce: 7n } as const
    const other = { ...tx, [name]: typeof tx[name] === 'bigint' ? 1n : to }
    expect(() => toTypedData({ chainId: 1, safe: to }, other)).toThrow(`refundRefused {"name":"${name}"}`)
    expect(() => encodeExecution(other, '0x')).toThrow('refundRefused')
  },
)

test('a delegatecall is executed only of MultiSendCallOnly', () => {
  const [{ address: to } = { address: '0x' as const }] = multiSends
  const data = encodeMultiSend([{ to, value: 0n, data: '0x' }])
  const tx = { to, value: 0n, data, operation: 1, ...withoutRefund, nonce: 0n } as const
  expect(decodeExecution(encodeExecution(tx, '0x'))?.tx.operation).toBe(1)
  const other = { ...tx, to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526' } as const
  expect(() => encodeExecution(other, '0x')).toThrow('delegateCallRefused')
  expect(() => encodeExecution({ ...tx, value: 1n }, '0x')).toThrow('delegateCallRefused')
  expect(() => encodeExecution({ ...tx, data: `${data}00` }, '0x')).toThrow('delegateCallRefused')
})
