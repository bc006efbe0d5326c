import type { Address } from 'viem'

/** What is known of a network beside viem's definition. */
export type ChainFacts = {
  /** Shown in the selector. */
  title: string
  /** File name of its picture under assets/images/wallet. */
  image: string
  networkKey: string
  /** Prefix of an EIP-3770 address, as `bnb:0x…`. */
  shortName: string
  /** Several public endpoints, best known first. */
  endpoints: readonly string[]
  webSocketUrl?: string
  /** Blocks, the transaction's own included, after which we call it final. */
  confirmations: number
  limits: ChainLimits
  /** Name as in the selector; `undefined` is a known gap, shown disabled. Each is checked on chain before use. */
  routers: Readonly<Partial<Record<RouterName, Address>>>
  /** Why no request may go there any more; key of en.json `networks.reasons`. */
  retired?: 'goerliRetired' | 'fantomRetired'
}

export type ChainLimits = {
  /** Most gas that one transaction may ask for. */
  gasPerTransaction: bigint
  /** Most bytes of one signed transaction. */
  bytesPerTransaction: number
  /** When and where the two were read. */
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
