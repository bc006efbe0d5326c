// Names the functions and events of a Safe, of the contract that packs calls, and of an owner that is a contract.

import { parseAbi } from 'viem'

export const safeAbi = parseAbi([
  'function VERSION() view returns (string)',
  'function nonce() view returns (uint256)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function approveHash(bytes32 hashToApprove)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])

/** Both events of an execution; in 1.3.0 the hash is data, in 1.4.1 a topic. */
export const executionAbis = {
  '1.3.0': parseAbi([
    'event ExecutionSuccess(bytes32 txHash, uint256 payment)',
    'event ExecutionFailure(bytes32 txHash, uint256 payment)',
  ]),
  '1.4.1': parseAbi([
    'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
    'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  ]),
} as const

export const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

/** The form of EIP-1271 that Safes up to 1.4.1 ask: with the bytes that were hashed, not the hash. */
export const legacySignatureAbi = parseAbi([
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
])
/** What the owner's contract returns for a valid signature. */
export const legacyMagicValue = '0x20c13b0b'
