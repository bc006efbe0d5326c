// Creates a wallet for development that signs through anvil without asking.
import { numberToHex, ProviderRpcError } from 'viem'

type Request = { method: string; params?: readonly unknown[] }

/** Anvil's first public account. Anvil itself holds the key and signs: there is none in the page. */
export const localAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const localChainId = 31337

type Handler = (params: readonly unknown[]) => unknown

const handlers: Readonly<Record<string, Handler>> = {
  eth_accounts: () => [localAccount],
  eth_requestAccounts: () => [localAccount],
  eth_chainId: () => numberToHex(localChainId),
  wallet_requestPermissions: () => [{ parentCapability: 'eth_accounts' }],
  wallet_revokePermissions: () => null,
  wallet_switchEthereumChain: ([target]) => {
    if (Number((target as { chainId: string }).chainId) === localChainId) return null
    throw rpcError(4902, 'The local test account knows the local chain only')
  },
  wallet_addEthereumChain: () => {
    throw rpcError(4200, 'The local test account knows the local chain only')
  },
}

/** An EIP-1193 wallet for development that signs without asking; everything else goes to the chain. */
export function createLocalProvider(rpcUrl: string) {
  return {
    async request({ method, params = [] }: Request): Promise<unknown> {
      const handler = handlers[method]
      return handler ? handler(params) : forward(rpcUrl, { method, params })
    },
    on() {},
    removeListener() {},
  }
}

async function forward(rpcUrl: string, { method, params }: Request): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as {
    result?: unknown
    error?: { code: number; message: string; data?: unknown }
  }
  if (error) throw Object.assign(rpcError(error.code, error.message), { data: error.data })
  return result
}

function rpcError(code: number, message: string): Error {
  return new ProviderRpcError(new Error(message), { code: code as 4902, shortMessage: message })
}
