// Defines a simulated creation: its subject, its steps and its result, and when that blocks signing.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { TFunction } from 'i18next'
import type { Address, Hex } from 'viem'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'

export type SimulationStepName = 'create' | 'seed' | 'buy' | 'transfer' | 'sell'

/** What the trial puts into the pair, which nobody has said yet, and what is then done with it. */
export type Liquidity = {
  /** Base units. */
  units: bigint
  /** Wei. */
  coin: bigint
  /** Wei that a stranger buys for. */
  purchase: bigint
}

export type SimulationMarket = {
  router: Address
  wrappedCoin: Address
  pair: Address
  liquidity: Liquidity
  /** Where a network lacks LiquiditySeeder, the router adds the trial's liquidity. */
  seeder?: Address
}

/** Where everything is that a trial touches. */
export type SimulationSubject = {
  account: Address
  factory: Address
  /** Of the creation. */
  data: Hex
  firstOwner: Address
  token: Address
  /** Base units. */
  totalSupply: bigint
  feeFields: readonly FeeField[]
  /** Base units that a stranger sends to another, and sells. */
  part: bigint
  market?: SimulationMarket
}

/** Who takes part beside the first owner, at addresses that nobody has used; the last one tells what coin they have. */
export type SimulationAccounts = { buyer: Address; recipient: Address; coinReader: Address }

export type SimulationCall = { account: Address; to: Address; data: Hex; value?: bigint }

/** What stands between two steps: base units, wei where it says coin. Zero where nobody answered. */
export type SimulationBalances = {
  firstOwner: bigint
  buyer: bigint
  strangerCoin: bigint
  second: bigint
  pair: bigint
  pairCoin: bigint
  /** Base units that the router says the purchase brings, before the token's fees. */
  quote: bigint
  /** Hundredths of a percent by the contract's component. */
  fees: Readonly<Record<string, number>>
}

/** What a step has moved: base units, but wei where a purchase pays and a sale brings coin. */
export type SimulationTransfer = {
  sent: bigint
  received: bigint
  /** Base units. */
  fees: bigint
  /** Hundredths of a percent: all fees together. */
  feeBps: number
}

export type SimulationFailure =
  | { reason: 'refused'; error: UserError }
  /** It went through, and moved something else than it should. */
  | { reason: 'amount'; expected: bigint; arrived: bigint; isCoin: boolean }

export type SimulationStep = { name: SimulationStepName } & (
  | { state: 'done'; gas: bigint; move?: SimulationTransfer }
  | { state: 'failed'; failure: SimulationFailure }
  /** Because an earlier step failed. */
  | { state: 'untried' }
)

export type Simulation = {
  steps: SimulationStep[]
  /** Absent: no pool was tried. */
  market?: SimulationMarket
  /** Why nothing but the creation was tried: what the node answered. */
  unsupported?: UserError
}

type SimulationState = { data: Simulation | undefined; error: unknown; isFetching: boolean }

/** Why nothing may be signed yet, as a sentence; nothing once the trial has passed, or where the node can do none. */
export function findBlockedReason({ data, error, isFetching }: SimulationState, t: TFunction): string | undefined {
  if (isFetching) return t('createToken.trial.hold.running')
  if (!data || error) return t('createToken.trial.hold.unread')
  const failed = data.steps.find(({ state }) => state === 'failed')
  return failed && t('createToken.trial.hold.failed', { step: t(`createToken.trial.steps.${failed.name}`) })
}
