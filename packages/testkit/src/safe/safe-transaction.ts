// Builds, hashes and encodes a Safe's transaction apart from packages/safe, which is tested against it.

import {
  type Account,
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  type Hash,
  type Hex,
  hashTypedData,
  parseAbi,
  size,
  zeroAddress,
} from 'viem'

/** `value` in wei. */
export type SafeCall = { to: Address; value: bigint; data: Hex }

export type SafeTransaction = SafeCall & {
  operation: 0 | 1
  /** Other than 0, a call that fails uses up the nonce. */
  safeTxGas: bigint
  nonce: bigint
}

export type SafeOf = { chainId: number; safe: Address }

export const safeAbi = parseAbi([
  'function nonce() view returns (uint256)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
])
const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

const refund = { baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress } as const

const types = {
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
  SafeMessage: [{ name: 'message', type: 'bytes' }],
} as const

const toDomain = ({ chainId, safe }: SafeOf) => ({ chainId, verifyingContract: safe })

type ToTransaction = { nonce: bigint; multiSend: Address; safeTxGas?: bigint }

/** One call is made as it is, several are packed for MultiSendCallOnly. */
export function toSafeTransaction(
  calls: readonly SafeCall[],
  { nonce, multiSend, safeTxGas = 0n }: ToTransaction,
): SafeTransaction {
  const [first, ...others] = calls
  if (!first) throw new Error('No transactions were passed')
  if (others.length === 0) return { ...first, operation: 0, safeTxGas, nonce }
  const packed = calls.map(({ to, value, data }) =>
    encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
  )
  const data = encodeFunctionData({ abi: multiSendAbi, args: [concat(packed)] })
  return { to: multiSend, value: 0n, data, operation: 1, safeTxGas, nonce }
}

/** What Safe's page calls SafeTxHash. */
export function hashSafeTransaction(of: SafeOf, transaction: SafeTransaction): Hash {
  const message = { ...transaction, ...refund }
  return hashTypedData({ domain: toDomain(of), types, primaryType: 'SafeTx', message })
}

/** What owners sign where a page wants a message signed by the Safe (EIP-1271). */
export function hashSafeMessage(of: SafeOf, message: Hash): Hash {
  return hashTypedData({ domain: toDomain(of), types, primaryType: 'SafeMessage', message: { message } })
}

/** Packs signatures of keys in the order of their owners. */
export function packSignatures(signatures: ReadonlyMap<Address, Hex>): Hex {
  const sorted = [...signatures].sort(([one], [other]) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1))
  return concat(sorted.map(([, signature]) => signature))
}

export function encodeExecution({ to, value, data, operation, safeTxGas }: SafeTransaction, signatures: Hex): Hex {
  const { baseGas, gasPrice, gasToken, refundReceiver } = refund
  const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] as const
  return encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
}

/** An owner signs a hash, on a machine that needs no network. @throws For an account without a key. */
export function signHash(owner: Account, hash: Hash): Promise<Hex> {
  if (!owner.sign) throw new Error(`${owner.address} signs no hashes`)
  return owner.sign({ hash })
}
