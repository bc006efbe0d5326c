// Switches the wallet to a network, adding it first if the wallet does not know it.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { getCauses } from '@saleyard/chain/errors/error-causes.ts'
import { useMutation } from '@tanstack/react-query'
import { type AddEthereumChainParameter, type Chain, numberToHex, withTimeout } from 'viem'
import { type Config, type Connector, useConfig } from 'wagmi'
import { classifyWalletError } from '@/lib/wallet/requests/request-wallet.ts'
import {
  ChainIdMissingError,
  ChainNotConfiguredForConnectorError,
  SwitchNetworkError,
  SwitchNotSupportedError,
} from './wallet-errors.ts'

/** Longest time between a wallet's approval and its report of the new network, ms. */
const reportWait = 2_000

/**
 * Switches the wallet to a network. A wallet that does not know it (4902) gets a request to add it, and a second switch
 * request if adding did not switch: the standard leaves that to the wallet. Without a wallet, the page reads from that
 * network.
 *
 * wagmi's own function waits endlessly for a wallet that approves but stays, and calls every failure to add a refusal.
 *
 * @throws ChainIdMissingError, ChainNotConfiguredForConnectorError, SwitchNotSupportedError, UserRejectedError,
 * SwitchNetworkError.
 */
export async function switchNetwork(config: Config, chainId: number | undefined): Promise<void> {
  if (chainId === undefined) throw new ChainIdMissingError()
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) throw new ChainNotConfiguredForConnectorError(chainId)
  const connector = config.state.connections.get(config.state.current ?? '')?.connector
  if (!connector) return config.setState((state) => ({ ...state, chainId: chainId as never }))
  try {
    await switchOrAdd(connector, chain)
    await confirm(connector, chainId)
  } catch (error) {
    throw classifyError(error, connector, chain.name)
  }
}

type ConfiguredChain = Config['chains'][number]

async function switchOrAdd(connector: Connector, chain: ConfiguredChain): Promise<void> {
  const request = await getRequest(connector)
  const requestSwitch = () => request('wallet_switchEthereumChain', { chainId: numberToHex(chain.id) })
  try {
    await requestSwitch()
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    await request('wallet_addEthereumChain', toAddChainParameters(chain))
    if ((await connector.getChainId()) !== chain.id) await requestSwitch()
  }
}

async function getRequest(connector: Connector) {
  const provider = (await connector.getProvider()) as
    | { request(request: { method: string; params: readonly unknown[] }): Promise<unknown> }
    | undefined
  if (!provider?.request) throw new SwitchNotSupportedError()
  return (method: string, parameters: unknown) => provider.request({ method, params: [parameters] })
}

/** Checks which network the wallet is on: one that approves but stays would make the page write to another network. */
async function confirm(connector: Connector, chainId: number): Promise<void> {
  const report = listenFor(connector, chainId)
  try {
    const isThere = (await isOn(connector, chainId)) || (await report.arrival) || (await isOn(connector, chainId))
    if (!isThere) throw new Error('The wallet stayed where it was.')
  } finally {
    report.end()
  }
  connector.emitter.emit('change', { chainId })
}

function isOn(connector: Connector, chainId: number): Promise<boolean> {
  const check = async () => (await connector.getChainId()) === chainId
  return withTimeout(check, { timeout: reportWait }).catch(() => false)
}

function listenFor(connector: Connector, chainId: number) {
  let settle: (isThere: boolean) => void = () => {}
  const arrival = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  const listener = (change: { chainId?: number }) => change.chainId === chainId && settle(true)
  const timer = setTimeout(() => settle(false), reportWait)
  connector.emitter.on('change', listener)
  const end = () => {
    clearTimeout(timer)
    connector.emitter.off('change', listener)
  }
  return { arrival, end }
}

/** Finds 4902 wherever a wallet puts it: MetaMask Mobile nests it in -32603, others report it only in the message. */
function isUnknownChain(error: unknown): boolean {
  return getCauses(error).some((cause) => {
    const { code, message, data } = Object(cause) as { code?: unknown; message?: unknown; data?: { code?: unknown } }
    const hasMessage = /unrecogni[sz]ed chain/i.test(typeof cause === 'string' ? cause : String(message))
    return hasMessage || Number(code) === 4902 || Number(data?.code) === 4902
  })
}

function classifyError(error: unknown, connector: Connector, network: string): unknown {
  const classified = classifyWalletError(error)
  if (!(classified instanceof AppError))
    return new SwitchNetworkError({ values: { wallet: connector.name, network }, cause: error })
  if (classified.code === 'methodUnsupported') return new SwitchNotSupportedError({ cause: error })
  return classified
}

/** Parameters of `wallet_addEthereumChain` (EIP-3085). */
function toAddChainParameters({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain): AddEthereumChainParameter {
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    blockExplorerUrls: Object.values(blockExplorers ?? {}).map(({ url }) => url),
  }
}

/** Switches the wallet to a network, with the state of the request. */
export function useSwitchNetwork({ onSuccess }: { onSuccess?: () => void } = {}) {
  const config = useConfig()
  return useMutation({
    mutationFn: ({ chainId }: { chainId: number }) => switchNetwork(config, chainId),
    onSuccess,
  })
}
