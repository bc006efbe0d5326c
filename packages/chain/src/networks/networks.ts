// Creates the list of networks: those that are known, those that are configured, and how to find one.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import type { Chain } from 'viem'
import { arbitrum, avalanche, bsc, bscTestnet, fantom, foundry, goerli, mainnet, polygon } from 'viem/chains'
import { arbitrumLimits, type ChainFacts, cap32, dollarFeed, halfBlock, mendel, osaka } from './chain-facts.ts'

export type AppChain = Chain & ChainFacts & { configured: boolean }

export type CreateNetworksParameters = {
  /** Ids of the configured networks, in order. Retired networks cannot be configured. */
  chainIds: readonly number[]
  /** JSON-RPC URL of the local chain; without it chain 31337 is unknown. */
  localRpcUrl?: string | undefined
}

export type Networks = {
  /** All known networks, in the selector's order. */
  knownChains: readonly AppChain[]
  /** Configured networks, in the order of their ids. */
  configuredChains: readonly [AppChain, ...AppChain[]]
  /** @throws AppError `chainUnknown`. */
  getChain(chainId: number): AppChain
  findChain(chainId: number | undefined): AppChain | undefined
}

/** Thrown at start if none of the configured ids is a usable network. */
export class ChainsMissingError extends AppError {
  constructor(ids: readonly number[]) {
    super('chainsMissing', {
      cause: new Error(`VITE_CHAINS: none of ${ids.join(', ')} is a network that can be used`),
      shortMessage: 'no chains found in config (some features may not work)',
    })
  }
}

/** Specification, section 9 "Wallet RPC". Factor on the base fee of the last block; viem refuses one below 1. */
const baseFeeMultiplier = 1.2

/**
 * The only list of networks, in the selector's order. Confirmation depths are our own cautious choice; no network
 * prescribes them.
 */
const publicNetworks: readonly (Chain & ChainFacts)[] = [
  {
    ...mainnet,
    title: 'Ethereum',
    image: '1.svg',
    networkKey: 'homestead',
    shortName: 'eth',
    endpoints: ['https://ethereum-rpc.publicnode.com', 'https://eth.drpc.org', 'https://eth.merkle.io'],
    webSocketUrl: 'wss://ethereum-rpc.publicnode.com',
    confirmations: 64,
    limits: osaka,
    routers: {},
    priceFeed: dollarFeed('0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419', 'ETH / USD'),
  },
  {
    ...bsc,
    title: 'BNB Smart Chain',
    image: '56.svg',
    networkKey: 'bsc',
    shortName: 'bnb',
    endpoints: [
      'https://bsc-dataseed.bnbchain.org',
      'https://bsc-rpc.publicnode.com',
      'https://bsc-dataseed1.defibit.io',
    ],
    webSocketUrl: 'wss://bsc-rpc.publicnode.com',
    confirmations: 15,
    limits: mendel,
    routers: {
      Panacakeswap: '0x10ED43C718714eb63d5aA57B78B54704E256024E',
      ApeSwap: '0xcF0feBd3f17CEf5b47b0cD257aCf6025c5BFf3b7',
      Mdex: '0xf400087A4c94c52C6540A325CB702DE3ee7CB37f',
      BiSwap: '0x3a6d8cA21D1CF76F653A67577FA0D27453350dD8',
      KnightSwap: '0x05E61E0cDcD2170a76F9568a110CEe3AFdD6c46f',
      Babydogeswap: '0xC9a0F685F39d05D835c369036251ee3aEaaF3c47',
    },
    priceFeed: dollarFeed('0x0567F2323251f0Aab15c8dFb1967E4e8A7D42aeE', 'BNB / USD'),
  },
  {
    ...polygon,
    title: 'Polygon',
    image: '137.svg',
    networkKey: 'matic',
    shortName: 'matic',
    endpoints: ['https://polygon-bor-rpc.publicnode.com', 'https://polygon.drpc.org', 'https://polygon-rpc.com'],
    webSocketUrl: 'wss://polygon-bor-rpc.publicnode.com',
    confirmations: 128,
    limits: cap32,
    routers: {},
    // The feed kept its address when the coin was renamed.
    priceFeed: dollarFeed('0xAB594600376Ec9fD91F8e885dADF0CE036862dE0', 'POL / USD', 'MATIC / USD'),
  },
  {
    ...arbitrum,
    title: 'Arbitrum One',
    image: '42161.svg',
    networkKey: 'arbitrum',
    shortName: 'arb1',
    endpoints: ['https://arb1.arbitrum.io/rpc', 'https://arbitrum-one-rpc.publicnode.com', 'https://arbitrum.drpc.org'],
    webSocketUrl: 'wss://arbitrum-one-rpc.publicnode.com',
    confirmations: 20,
    limits: arbitrumLimits,
    routers: {},
    priceFeed: dollarFeed('0x639Fe6ab55C921f74e7fac1ee960C0B6293ba612', 'ETH / USD'),
  },
  {
    ...fantom,
    title: 'Fantom',
    image: '250.svg',
    networkKey: 'fantom',
    shortName: 'ftm',
    endpoints: [],
    confirmations: 5,
    limits: halfBlock(20_000_000n),
    routers: {},
    retired: 'fantomRetired',
  },
  {
    ...avalanche,
    title: 'Avalanche',
    image: '43114.svg',
    networkKey: 'avalanche',
    shortName: 'avax',
    endpoints: [
      'https://api.avax.network/ext/bc/C/rpc',
      'https://avalanche-c-chain-rpc.publicnode.com',
      'https://avalanche.drpc.org',
    ],
    webSocketUrl: 'wss://api.avax.network/ext/bc/C/ws',
    confirmations: 3,
    limits: halfBlock(15_000_000n),
    routers: {},
    priceFeed: dollarFeed('0x0A77230d17318075983913bC2145DB16C7366156', 'AVAX / USD'),
  },
  {
    ...goerli,
    title: 'Goerli',
    image: '5.svg',
    networkKey: 'goerli',
    shortName: 'gor',
    endpoints: [],
    confirmations: 64,
    limits: osaka,
    routers: {},
    retired: 'goerliRetired',
  },
  {
    ...bscTestnet,
    name: 'BNB test network',
    title: 'Binance Smart Chain Testnet',
    image: '97.svg',
    networkKey: 'bsc-testnet',
    shortName: 'bnbt',
    endpoints: [
      'https://bsc-testnet-dataseed.bnbchain.org',
      'https://bsc-testnet-rpc.publicnode.com',
      'https://bsc-testnet.drpc.org',
    ],
    webSocketUrl: 'wss://bsc-testnet-rpc.publicnode.com',
    confirmations: 15,
    limits: mendel,
    routers: { Panacakeswap: '0xD99D1c33F9fC3444f8101754aBC46c52416550D1' },
  },
]

/** The local chain. */
const localNetwork = (rpcUrl: string): Chain & ChainFacts => ({
  ...foundry,
  name: 'Local chain',
  contracts: mainnet.contracts && { multicall3: mainnet.contracts.multicall3 },
  title: 'Local chain',
  image: '31337.svg',
  networkKey: 'local',
  shortName: 'local',
  endpoints: [rpcUrl],
  // Each transaction mines a block, which is never reorganised.
  confirmations: 1,
  limits: osaka,
  // Uniswap V2 as packages/testkit deploys it, at the same address at every start.
  routers: { Panacakeswap: '0x8C9EC9F5F2A308f1473631fb2A51E6cCBBbFDD95' },
  // Nothing is there until a test or a developer puts a feed there.
  priceFeed: { ...dollarFeed('0x00000000000000000000000000000000000FEED1', 'ETH / USD'), source: 'this list' },
})

/**
 * Creates the list of networks of a page or a program.
 *
 * @throws ChainsMissingError if none of the ids is a usable network.
 */
export function createNetworks({ chainIds, localRpcUrl }: CreateNetworksParameters): Networks {
  const networks = localRpcUrl ? [...publicNetworks, localNetwork(localRpcUrl)] : publicNetworks
  const knownChains = networks.map((network) => toAppChain(network, chainIds))
  const findChain = (chainId: number | undefined) => knownChains.find(({ id }) => id === chainId)

  return {
    knownChains,
    configuredChains: selectChains(knownChains, chainIds),
    findChain,
    getChain(chainId) {
      const chain = findChain(chainId)
      if (!chain) throw new AppError('chainUnknown', { values: { chainId } })
      return chain
    },
  }
}

function toAppChain(network: Chain & ChainFacts, chainIds: readonly number[]): AppChain {
  const { id, endpoints, webSocketUrl, retired, fees } = network
  return {
    ...network,
    fees: { baseFeeMultiplier, ...fees },
    rpcUrls: { default: { http: endpoints, ...(webSocketUrl && { webSocket: [webSocketUrl] }) } },
    configured: chainIds.includes(id) && !retired && endpoints.length > 0,
  }
}

function selectChains(chains: readonly AppChain[], ids: readonly number[]): readonly [AppChain, ...AppChain[]] {
  const [first, ...rest] = ids.flatMap((id) => chains.filter((chain) => chain.id === id && chain.configured))
  if (!first) throw new ChainsMissingError(ids)
  return [first, ...rest]
}
