// Defines the errors that a wallet gives to a page, and converts any failure behind it to one.

import { BaseError, type Hex, RpcRequestError } from 'viem'

/** An error as a wallet gives it to a page (EIP-1193). */
export type WalletErrorObject = { code: number; message: string; data?: unknown }

/** Thrown inside the wallet, given to the page as {@link WalletErrorObject}. */
export class WalletError extends Error {
  readonly code: number
  readonly data: unknown

  constructor({ code, message, data }: WalletErrorObject) {
    super(message)
    this.name = 'WalletError'
    this.code = code
    this.data = data
  }
}

export const walletErrors = {
  rejected: () => new WalletError({ code: 4001, message: 'User rejected the request.' }),
  unauthorised: () => new WalletError({ code: 4100, message: 'The account has not been authorised by the user.' }),
  unknownChain: (chainId: number) =>
    new WalletError({ code: 4902, message: `Unrecognized chain ID ${chainId}. Try adding the chain first.` }),
  unsupported: (method: string) => new WalletError({ code: 4200, message: `The wallet does not support ${method}.` }),
  /** In the words of Ledger's app, which has one answer for data that is too long and for blind signing that is off. */
  dataTooLong: () => new WalletError({ code: -32603, message: 'Ledger device: Invalid data received (0x6a80)' }),
  noNode: (chainId: number) =>
    new WalletError({ code: 4901, message: `The wallet is on chain ${chainId}, which has no node in this test.` }),
}

/** Whatever failed behind the wallet, as the page sees it: the node's own code, words and revert data. */
export function toWalletErrorObject(error: unknown): WalletErrorObject {
  if (error instanceof WalletError) return strip(error)
  const cause = error instanceof BaseError ? error.walk((inner) => inner instanceof RpcRequestError) : error
  if (cause instanceof RpcRequestError) {
    return strip({ code: cause.code, message: cause.details, data: cause.data as Hex | undefined })
  }
  return { code: -32603, message: error instanceof Error ? error.message : String(error) }
}

function strip({ code, message, data }: WalletErrorObject): WalletErrorObject {
  return data === undefined ? { code, message } : { code, message, data }
}
