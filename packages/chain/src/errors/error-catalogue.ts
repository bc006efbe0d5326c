// Lists the errors of the specification by code and by class name, with their literal texts.

import type { ErrorCode } from './error-codes.ts'

type CatalogueError = {
  code: ErrorCode
  /** Literal text of the specification, section 8: for tests, logs and "Details"; the page shows `errors.<code>`. */
  text: string
}

/** Codes of EIP-1193, EIP-1474 and EIP-3326. */
export const codedErrors = {
  [-32700]: { code: 'rpcParse', text: 'invalid JSON received' },
  [-32600]: { code: 'rpcInvalidRequest', text: 'not a valid request object' },
  [-32601]: { code: 'rpcMethodMissing', text: 'method does not exist or is not available' },
  [-32602]: { code: 'rpcInvalidParams', text: 'invalid parameters' },
  [-32603]: { code: 'rpcInternal', text: 'internal error' },
  [-32000]: { code: 'rpcInvalidInput', text: 'missing or invalid parameters' },
  [-32001]: { code: 'rpcNotFound', text: 'resource not found' },
  [-32002]: { code: 'rpcUnavailable', text: 'resource not available' },
  [-32003]: { code: 'rpcRejected', text: 'transaction creation failed' },
  [-32004]: { code: 'rpcMethodUnsupported', text: 'method not implemented' },
  [-32005]: { code: 'rateLimited', text: 'request exceeds defined limit' },
  [-32006]: { code: 'rpcVersion', text: 'JSON-RPC version unsupported' },
  4001: { code: 'userRejected', text: 'user rejected the request' },
  4100: { code: 'unauthorized', text: 'method or account not authorized by the user' },
  4200: { code: 'methodUnsupported', text: 'provider does not support the method' },
  4900: { code: 'walletOffline', text: 'provider disconnected from all chains' },
  4901: { code: 'walletOffChain', text: 'provider not connected to the requested chain' },
  4902: { code: 'chainNotAdded', text: 'error when switching chain' },
} as const satisfies Record<number, CatalogueError>

type NamedError = CatalogueError & {
  /** Class names of viem and wagmi for this error; our own errors carry the code. */
  names: readonly string[]
}

/** Named messages. `{id}` is the placeholder of a value. */
export const namedErrors = [
  {
    code: 'connectorMissing',
    text: 'Connector not found',
    names: ['ConnectorNotFoundError', 'ConnectorNotConnectedError', 'ProviderNotFoundError'],
  },
  {
    code: 'chainNotConfigured',
    text: 'Chain not configured for connector',
    names: ['ChainNotConfiguredError', 'ChainNotFoundError', 'ClientChainNotConfiguredError'],
  },
  {
    code: 'accountMissing',
    text: 'Could not find an Account to execute with',
    names: ['AccountNotFoundError', 'ConnectorAccountNotFoundError'],
  },
  {
    code: 'feesUnsupported',
    text: 'Chain does not support EIP-1559 fees',
    names: ['Eip1559FeesNotSupportedError'],
  },
  {
    code: 'tipAboveFee',
    text: 'maxFeePerGas cannot be less than maxPriorityFeePerGas',
    names: ['MaxFeePerGasTooLowError', 'TipAboveFeeCapError'],
  },
  { code: 'blockMissing', text: 'Block could not be found', names: ['BlockNotFoundError'] },
  { code: 'alreadyConnected', text: 'connector already connected', names: ['ConnectorAlreadyConnectedError'] },
  { code: 'chainsMissing', text: 'no chains found in config (some features may not work)', names: [] },
  {
    code: 'switchUnsupported',
    text: 'connector does not support programmatic chain switching',
    names: ['SwitchChainNotSupportedError'],
  },
  { code: 'transportUrlMissing', text: 'no URL given to transport', names: ['UrlRequiredError'] },
  { code: 'timeout', text: 'request timeout', names: ['TimeoutError', 'WaitForTransactionReceiptTimeoutError'] },
  { code: 'socketClosed', text: 'socket closed', names: ['SocketClosedError'] },
  { code: 'configMissing', text: 'no wagmi config found', names: ['WagmiProviderNotFoundError'] },
  { code: 'pairingNotConfigured', text: 'WalletConnectConnector is required', names: [] },
  { code: 'connectorIdMissing', text: 'Connector for id {id} was not found', names: [] },
  { code: 'walletNotReady', text: 'ClientCtrl has no client set', names: [] },
  { code: 'walletNotReady', text: 'Missing "Wallet" view data', names: [] },
  { code: 'walletNotReady', text: 'Missing "SwitchNetwork" view data', names: [] },
  { code: 'webSocketMissing', text: 'no WebSocket URL configured', names: [] },
] as const satisfies readonly NamedError[]
