// Defines a simulated creation: its subject, its steps and its result, and when that blocks signing.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { TFunction } from 'i18next'
import type { Address, Hex } from 'viem'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'

export type SimulationStepName = 'create' | 'seed' | 'buy' | 'transfer' | 'sell'

/** The liquidity that the simulation assumes for the pair, since no term defines it, and the trades made with it. */
export type Liquidity = {
  /** Base units. */
  units: bigint
  /** Wei. */
  coin: bigint
  /** Wei that the buyer spends. */
  purchase: bigint
}

export type SimulationMarket = {
  router: Address
  wrappedCoin: Address
  pair: Address
  liquidity: Liquidity
  /** Absent if the network lacks LiquiditySeeder: then the router adds the assumed liquidity. */
  seeder?: Address
}

/** Subject of a simulation: the creation, and the addresses that it involves. */
export type SimulationSubject = {
  account: Address
  factory: Address
  /** Calldata of the creation. */
  data: Hex
  firstOwner: Address
  token: Address
  /** Base units. */
  totalSupply: bigint
  feeFields: readonly FeeField[]
  /** Base units that the buyer sends to the recipient, and sells. */
  part: bigint
  market?: SimulationMarket
}

/** Accounts of the simulation besides the first owner, at unused addresses; the last one reads the coin balances. */
export type SimulationAccounts = { buyer: Address; recipient: Address; coinReader: Address }

export type SimulationCall = { account: Address; to: Address; data: Hex; value?: bigint }

/** Balances between two steps: base units, wei for coin. Zero if a read gave no answer. */
export type SimulationBalances = {
  firstOwner: bigint
  buyer: bigint
  buyerCoin: bigint
  recipient: bigint
  pair: bigint
  pairCoin: bigint
  /** Router's quote for the purchase, base units before the token's fees. */
  quote: bigint
  /** Router's quote for a sale of what a vault sells at most, in wei; undefined if it gave none. */
  saleQuote?: bigint | undefined
  /** Hundredths of a percent by the contract's component. */
  fees: Readonly<Record<string, number>>
}

/** Amounts that a step moved: base units, but wei for the coin that a purchase pays and a sale brings. */
export type SimulationTransfer = {
  sent: bigint
  received: bigint
  /** Base units. */
  fees: bigint
  /** Sum of all fees in hundredths of a percent. */
  feeBps: number
}

export type SimulationFailure =
  | { reason: 'refused'; error: UserError }
  /** The step succeeded but moved another amount than expected. */
  | { reason: 'amount'; expected: bigint; arrived: bigint; isCoin: boolean }

export type SimulationStep = { name: SimulationStepName } & (
  | { state: 'done'; gas: bigint; move?: SimulationTransfer }
  | { state: 'failed'; failure: SimulationFailure }
  /** Not simulated because an earlier step failed. */
  | { state: 'skipped' }
)

/**
 * Own fees of the pools that the vault trades in, the higher of both directions, in hundredths of a percent. A fee that could
 * not be measured is absent.
 */
export type PoolFees = {
  /** The token's own pool; where that was not simulated, the first pool of the exchange. */
  own?: number | undefined
  /** The pool of the reward token. */
  reward?: number | undefined
}

export type Simulation = {
  steps: SimulationStep[]
  /** Absent if the creation fails, and for kinds without a vault. */
  poolFees?: PoolFees | undefined
  /** Absent if no pool was simulated. */
  market?: SimulationMarket
  /** The node's answer, if only the creation could be simulated. */
  unsupported?: UserError
}

type SimulationState = { data: Simulation | undefined; error: unknown; isFetching: boolean }

/** Returns, as a sentence, what blocks signing; undefined once the simulation passed, or if the node supports none. */
export function findBlockedReason({ data, error, isFetching }: SimulationState, t: TFunction): string | undefined {
  if (isFetching) return t('createToken.trial.hold.running')
  if (!data || error) return t('createToken.trial.hold.unread')
  const failed = data.steps.find(({ state }) => state === 'failed')
  return failed && t('createToken.trial.hold.failed', { step: t(`createToken.trial.steps.${failed.name}`) })
}
