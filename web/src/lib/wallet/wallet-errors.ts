// Defines the errors of connecting, pairing and switching, one class each. `message` is the literal text of the
// specification, section 8; the page shows the sentence of `code`.
import { AppError, type ErrorValues } from '@saleyard/chain/errors/app-error.ts'

/** Thrown when the wallet to connect is missing or no longer there. */
export class ConnectorNotFoundError extends AppError {
  constructor(options: { cause?: unknown } = {}) {
    super('connectorMissing', { ...options, shortMessage: 'Connector not found' })
  }
}

/** Thrown when no connector has the requested id. */
export class ConnectorIdNotFoundError extends AppError {
  constructor(id: string) {
    super('connectorIdMissing', { values: { id }, shortMessage: `Connector for id ${id} was not found` })
  }
}

/** Thrown when the wallet to connect is the connected one. */
export class ConnectorAlreadyConnectedError extends AppError {
  constructor() {
    super('alreadyConnected', { shortMessage: 'connector already connected' })
  }
}

/** Thrown when a wallet connects without an account. */
export class AccountNotFoundError extends AppError {
  constructor(options: { cause?: unknown } = {}) {
    super('accountMissing', { ...options, shortMessage: 'Could not find an Account to execute with' })
  }
}

/** Thrown when a wallet's answer is neither an account nor a network. */
export class WalletAnswerError extends AppError {
  constructor({ wallet, cause }: { wallet: string; cause?: unknown }) {
    super('walletAnswerInvalid', { values: { wallet }, cause, shortMessage: `${wallet} gave an answer without sense` })
  }
}

/** Thrown when the requested network is not configured here. */
export class ChainNotConfiguredForConnectorError extends AppError {
  constructor(chainId: number) {
    super('chainNotConfigured', { values: { chainId }, shortMessage: 'Chain not configured for connector' })
  }
}

/** Thrown when a switch has no target network. */
export class ChainIdMissingError extends AppError {
  constructor() {
    super('chainIdMissing', { shortMessage: 'Switching network needs a chain id' })
  }
}

/** Thrown when the connected wallet cannot switch networks on request. */
export class SwitchNotSupportedError extends AppError {
  constructor(options: { cause?: unknown } = {}) {
    super('switchUnsupported', {
      ...options,
      shortMessage: 'connector does not support programmatic chain switching',
    })
  }
}

/** Thrown when the wallet failed to switch to a network (4902 and its consequences). */
export class SwitchNetworkError extends AppError {
  constructor({ values, cause }: { values: ErrorValues; cause?: unknown }) {
    super('switchFailed', { values, cause, shortMessage: 'error when switching chain' })
  }
}

/** Thrown when the user declines a request, whatever the wallet's code for it. */
export class UserRejectedError extends AppError {
  constructor(options: { cause?: unknown } = {}) {
    super('userRejected', { ...options, shortMessage: 'user rejected the request' })
  }
}

/** Thrown when pairing starts without a configured project id. */
export class PairingNotConfiguredError extends AppError {
  constructor() {
    super('pairingNotConfigured', { shortMessage: 'WalletConnectConnector is required' })
  }
}

/** Thrown when the relay returned no pairing link in time. */
export class PairingTimeoutError extends AppError {
  constructor({ relay, seconds, cause }: { relay: string; seconds: number; cause?: unknown }) {
    super('pairingTimeout', { values: { relay, seconds }, cause, shortMessage: `${relay} did not answer` })
  }
}

/** Thrown when code calls the modal before it has a wagmi config. */
export class ClientMissingError extends AppError {
  constructor() {
    super('walletNotReady', { shortMessage: 'ClientCtrl has no client set' })
  }
}

/** Thrown when the relay refused before it returned a pairing link. */
export class RelayError extends AppError {
  constructor({ relay, cause }: { relay: string; cause?: unknown }) {
    super('relayFailed', { values: { relay }, cause, shortMessage: `${relay} refused` })
  }
}

/** Thrown when the modal shows the view of one wallet without knowing which. */
export class WalletDataMissingError extends AppError {
  constructor() {
    super('walletNotReady', { shortMessage: 'Missing "Wallet" view data' })
  }
}

/** Thrown when the modal shows the view that switches the network without knowing the target. */
export class SwitchNetworkDataMissingError extends AppError {
  constructor() {
    super('walletNotReady', { shortMessage: 'Missing "SwitchNetwork" view data' })
  }
}
