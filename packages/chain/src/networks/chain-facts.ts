// Defines the facts of a network beyond viem's definition, with the limits of one transaction on it.

import type { PriceFeed } from '@saleyard/chain/feeds/coin-price.ts'
import type { Address } from 'viem'

/** Facts of a network in addition to viem's definition. */
export type ChainFacts = {
  /** Name in the selector. */
  title: string
  /** File name of the picture under assets/images/wallet. */
  image: string
  networkKey: string
  /** Prefix of an EIP-3770 address, as `bnb:0x…`. */
  shortName: string
  /** Several public endpoints, best known first. */
  endpoints: readonly string[]
  webSocketUrl?: string
  /** In blocks, the transaction's own included, after which it counts as final. */
  confirmations: number
  limits: ChainLimits
  /** By name in the selector; `undefined` is a known gap, shown disabled. Each is checked on chain before use. */
  routers: Readonly<Partial<Record<RouterName, Address>>>
  /** Price of the coin; without it the page shows no money. Coins of test networks have no price. */
  priceFeed?: PriceFeed
  /** Reason why the network gets no more requests; key of en.json `networks.reasons`. */
  retired?: 'goerliRetired' | 'fantomRetired'
}

export type ChainLimits = {
  /** Maximum gas of one transaction. */
  gasPerTransaction: bigint
  /** Maximum bytes of one signed transaction. */
  bytesPerTransaction: number
  /** Date at which both limits were read from `source`. */
  checked: string
  source: string
}

export const routerNames = [
  'Panacakeswap',
  'ApeSwap',
  'Mdex',
  'BiSwap',
  'KnightSwap',
  'PinkSwap',
  'Babydogeswap',
] as const
export type RouterName = (typeof routerNames)[number]

/* Conservative where sources differ. */

/** EIP-7825, in gas. */
export const osakaGasCap = 16_777_216n
/** Limit of pools in nodes of the go-ethereum family: four slots of 32 KiB. */
const gethBytes = 131_072

/**
 * Bytes of a signed transaction that hardware wallets sign for sure: Ledger's app fails near 48,000, Trezor's at 49,152.
 */
export const deviceBytes = 45_000

const checked = '2026-11-21'
/** Ethereum since Osaka. */
export const osaka: ChainLimits = {
  gasPerTransaction: osakaGasCap,
  bytesPerTransaction: gethBytes,
  checked,
  source: 'EIP-7825; go-ethereum core/txpool txMaxSize',
}
/** The same cap, in force on BNB Smart Chain since 28 April 2026. */
export const mendel: ChainLimits = {
  ...osaka,
  source: 'BEP-652, which adopts EIP-7825; go-ethereum core/txpool txMaxSize',
}
/** EIP-8123 names 32,000,000 for Arbitrum and Polygon. */
export const cap32: ChainLimits = {
  gasPerTransaction: 32_000_000n,
  bytesPerTransaction: gethBytes,
  checked,
  source: 'EIP-8123',
}
/** The sequencer accepts fewer bytes than go-ethereum's pool. */
export const arbitrumLimits: ChainLimits = {
  ...cap32,
  bytesPerTransaction: 95_000,
  source: 'EIP-8123; sequencer MaxTxDataSize',
}
/** No cap is known: half of the block limit, so that a batch finds room. `block`: gas of a block. */
export const halfBlock = (block: bigint): ChainLimits => ({
  gasPerTransaction: block / 2n,
  bytesPerTransaction: gethBytes,
  checked,
  source: `no cap known; half of a block of ${block} gas`,
})

/**
 * Feed of a coin's price in US dollars. Heartbeats of these coins are an hour at most; another hour is grace for a round
 * that a full chain delays.
 */
export const dollarFeed = (address: Address, ...descriptions: PriceFeed['descriptions']): PriceFeed => ({
  address,
  descriptions,
  maxAge: 7_200,
  source: 'docs.chain.link/data-feeds/price-feeds/addresses',
})
