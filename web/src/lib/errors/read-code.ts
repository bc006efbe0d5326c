import type { ErrorCode } from './app-error'
import type { Reading } from './to-user-error'

/** Codes of EIP-1193, EIP-1474, EIP-3326 and WalletConnect. */
const codes: Readonly<Record<number, ErrorCode>> = {
  4001: 'userRejected',
  5000: 'userRejected',
  4100: 'unauthorized',
  4200: 'methodUnsupported',
  4900: 'walletOffline',
  4901: 'walletOffline',
  4902: 'chainNotAdded',
  [-32700]: 'rpcParse',
  [-32600]: 'rpcInvalidRequest',
  [-32601]: 'rpcMethodMissing',
  [-32602]: 'rpcInvalidParams',
  [-32603]: 'rpcInternal',
  [-32000]: 'rpcInvalidInput',
  [-32001]: 'rpcNotFound',
  [-32002]: 'rpcUnavailable',
  [-32003]: 'rpcRejected',
  [-32004]: 'rpcMethodUnsupported',
  [-32005]: 'rateLimited',
  [-32006]: 'rpcVersion',
}

/** Names of viem's and wagmi's errors that carry no code. */
const names: Readonly<Record<string, ErrorCode>> = {
  TimeoutError: 'timeout',
  WaitForTransactionReceiptTimeoutError: 'timeout',
  ChainMismatchError: 'chainMismatch',
  ConnectorChainMismatchError: 'chainMismatch',
  ChainNotConfiguredError: 'chainNotConfigured',
  SwitchChainNotSupportedError: 'switchUnsupported',
  ConnectorNotConnectedError: 'connectorMissing',
  ConnectorNotFoundError: 'connectorMissing',
  ConnectorAccountNotFoundError: 'accountMissing',
  ConnectorAlreadyConnectedError: 'alreadyConnected',
  ProviderNotFoundError: 'connectorMissing',
  Eip1559FeesNotSupportedError: 'feesUnsupported',
  TipAboveFeeCapError: 'tipAboveFee',
  BlockNotFoundError: 'blockMissing',
  ExecutionRevertedError: 'revertedUnknown',
}

/** Reads codes and names, innermost first: the outer ones only say who passed the error on. */
export function readCode(causes: readonly unknown[]): Reading {
  for (const cause of causes.toReversed()) {
    const { code, name, status } = cause as { code?: unknown; name?: unknown; status?: unknown }
    const known = codes[Number(code)] ?? names[String(name)]
    if (known) return { code: known }
    if (name === 'HttpRequestError') return readHttp(status)
  }
  return undefined
}

function readHttp(status: unknown): Reading {
  if (status === 429) return { code: 'rateLimited' }
  if (typeof status === 'number') return { code: 'httpFailed', values: { status } }
  return { code: 'unreachable' }
}
