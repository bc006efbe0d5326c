// Creates a wallet and two networks on which scripted contracts answer.
import { type Address, encodeAbiParameters, type Hex, numberToHex, pad, toFunctionSelector } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { createTestConfig } from '@/testing/render-app.tsx'

export const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const address = (value: Address) => pad(value, { size: 32 })
const name = (signature: string) => toFunctionSelector(signature)

/** Answers of contracts, by address. */
export type Contracts = Record<Address, Record<string, Hex>>

export const tokenAnswers = (label: string, decimals = 18n): Record<string, Hex> => ({
  [name('decimals()')]: number(decimals),
  [name('name()')]: text(label),
  [name('symbol()')]: text('TKN'),
})

export const routerAnswers = (factory: Address, coin: Address): Record<string, Hex> => ({
  [name('factory()')]: address(factory),
  [name('WETH()')]: address(coin),
})

export const exchangeAnswers = { [name('getPair(address,address)')]: number(0n) }
export const coinAnswers = { ...tokenAnswers('Wrapped Coin'), [name('balanceOf(address)')]: number(0n) }

/** Creates a wallet and two networks on which these contracts answer. */
export async function createScriptedChain(contracts: Contracts, { connected = true } = {}) {
  const requests: Address[] = []
  let walletChain = numberToHex(foundry.id)
  let deployed = new Map(Object.entries(contracts).map(([to, answers]) => [to.toLowerCase(), answers]))
  const chain = {
    /** Addresses that the chain was asked about. */
    requests,
    isDown: false,
    /** Each read waits for this. */
    delay: async (_to: Address) => {},
    /** Removes all contracts from now on. */
    removeContracts: () => {
      deployed = new Map()
    },
  }
  const answerCall = async (to: Address, data: Hex) => {
    requests.push(to)
    if (chain.isDown) throw { code: -32005, message: 'limit exceeded' }
    await chain.delay(to)
    return deployed.get(to.toLowerCase())?.[data.slice(0, 10)] ?? '0x'
  }
  const answers: Record<string, (parameter: never) => unknown> = {
    eth_call: ({ to, data }: { to: Address; data: Hex }) => answerCall(to, data),
    eth_getCode: (address: Address) => answerCall(address, '0x'),
    eth_requestAccounts: () => [account],
    eth_accounts: () => [account],
    eth_chainId: () => walletChain,
    wallet_switchEthereumChain({ chainId }: { chainId: Hex }) {
      walletChain = chainId
      return null
    },
  }
  const config = createTestConfig((method, [parameter]) => answers[method]?.(parameter as never) ?? null, {
    chains: [foundry, bscTestnet] as never,
  })
  if (connected) await connectFirstWallet(config)
  return Object.assign(chain, { config })
}
