// Defines a Safe's transaction, its hashes as a device shows them, and the call that executes it.

import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import {
  type Address,
  concat,
  decodeFunctionData,
  encodeFunctionData,
  type Hash,
  type Hex,
  hashDomain,
  hashStruct,
  isAddressEqual,
  keccak256,
  zeroAddress,
} from 'viem'
import { listCalls } from './multi-send.ts'

export type SafeTx = {
  to: Address
  /** In wei. */
  value: bigint
  data: Hex
  /** 0: call. 1: delegatecall, only of MultiSendCallOnly. */
  operation: 0 | 1
  /** With 0, and no refund, a call that fails takes the whole transaction back, its nonce included. */
  safeTxGas: bigint
  baseGas: bigint
  /** Other than 0 the Safe pays the gas back. */
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

/** What a signature is bound to besides the transaction. */
export type SafeDomain = { chainId: number; safe: Address }

/** Devices that show no fields show the first two; Safe's own pages show the last. */
export type SafeTxHashes = { domain: Hash; message: Hash; safeTx: Hash }

/** The fields that a transaction of ours leaves alone: the account that executes it pays its gas. */
export const withoutRefund = {
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
} as const

/**
 * Refuses what no act shows: a refund, and gas for the call, with which a failure uses the nonce and pays no recipient.
 *
 * @throws {SafeError} `refundRefused`.
 */
export function checkRefund(tx: SafeTx): void {
  const names = Object.keys(withoutRefund) as (keyof typeof withoutRefund)[]
  const name = names.find((each) => tx[each] !== withoutRefund[each])
  if (name) throw new SafeError('refundRefused', { name })
}

/** @throws {SafeError} `chainMismatch`, `safeMismatch`. */
export function checkDomain(expected: SafeDomain, found: SafeDomain): void {
  if (expected.chainId !== found.chainId)
    throw new SafeError('chainMismatch', { expected: expected.chainId, found: found.chainId })
  if (!isAddressEqual(expected.safe, found.safe))
    throw new SafeError('safeMismatch', { expected: expected.safe, found: found.safe })
}

const types = {
  EIP712Domain: [
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

/** What an owner's wallet signs with `eth_signTypedData_v4`. @throws {SafeError} `refundRefused`. */
export function toTypedData(of: SafeDomain, tx: SafeTx) {
  checkRefund(tx)
  return typeData(of, tx)
}

function typeData({ chainId, safe }: SafeDomain, tx: SafeTx) {
  const domain = { chainId: BigInt(chainId), verifyingContract: safe } as const
  return { domain, types, primaryType: 'SafeTx', message: tx } as const
}

/** Hashes a transaction for Safes from 1.3.0 on, whose domain has the chain. */
export function hashSafeTx(of: SafeDomain, tx: SafeTx): SafeTxHashes {
  const { domain, message } = typeData(of, tx)
  const hashes = {
    domain: hashDomain({ domain, types }),
    message: hashStruct({ data: message, primaryType: 'SafeTx', types }),
  }
  return { ...hashes, safeTx: keccak256(join(hashes)) }
}

/** The bytes behind the hash: an owner that is a contract gets these. */
export function encodeForSignature(of: SafeDomain, tx: SafeTx): Hex {
  return join(hashSafeTx(of, tx))
}

function join({ domain, message }: Pick<SafeTxHashes, 'domain' | 'message'>): Hex {
  return concat(['0x1901', domain, message])
}

/**
 * Encodes the call by which any account executes a signed transaction.
 *
 * @param signatures See `encodeSignatures`.
 * @throws {SafeError} `delegateCallRefused`, `refundRefused`.
 */
export function encodeExecution(tx: SafeTx, signatures: Hex): Hex {
  checkRefund(tx)
  // Refuses a delegatecall whose calls it cannot list.
  listCalls(tx)
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = tx
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures],
  })
}

/** The inverse of {@link encodeExecution}, without the nonce, which the Safe adds; undefined for any other call. */
export function decodeExecution(call: Hex): { tx: Omit<SafeTx, 'nonce'>; signatures: Hex } | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data: call })
    if (functionName !== 'execTransaction') return undefined
    const [to, value, data, kind, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] = args
    const operation = kind === 0 ? 0 : 1
    return { tx: { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }, signatures }
  } catch {
    return undefined
  }
}
