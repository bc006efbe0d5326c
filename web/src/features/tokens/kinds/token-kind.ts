// Defines what a kind of token is to the pages: its values, its schema, its factory, its creation and its entry in the registry.

import type { DeployableName } from '@saleyard/chain/deployments/deployables.ts'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { Address, Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import type { z } from 'zod'
import type { Identity, IdentityValues } from '@/features/tokens/create/identity/identity.ts'
import type { KindConsoleProps } from '@/features/tokens/manage/token-action.ts'
import type { FeeField } from './saleyard-token.ts'

/** Raw form values of a kind: identity fields plus its own, by form key. */
export type TokenValues = IdentityValues & Readonly<Record<string, string>>

/** Inputs of a creation besides the form values: the creating account, and the salt of the draft. */
export type CreateContext = { account: Address; salt: Hex }

/** Parsed form, under the factory's own names, without the parts that CreateContext adds. */
export type TermsOf<Args extends readonly [{ salt: Hex; teamWallet: Address }]> = Omit<Args[0], 'salt' | 'teamWallet'> &
  Partial<Pick<Args[0], 'teamWallet'>>

/** The pure half of a kind, `kinds/<kind>/schema.ts`: its form values, their parsing, and the factory's arguments. */
export type KindSchema<Values extends IdentityValues, Terms extends Identity, Args> = {
  id: string
  schema: z.ZodType<Terms, Values>
  defaults: Values
  /** A valid form, for tests and for readers. */
  example: Values
  toCreateArgs(terms: Terms, context: CreateContext): Args
}

/** Pair and vault only for kinds with fees. */
export type Prediction = { token: Address; pair?: Address; vault?: Address }

/** One creation, ready for review and signing. All its calls use the chain of its account's connection. */
export type TokenCreation = {
  identity: Identity & { teamWallet: Address }
  /** Absent for kinds without a pool of their own. */
  router?: Address | undefined
  /** Absent for kinds without dividends. */
  rewardToken?: Address | undefined
  /** Asks the factory itself for the future addresses. */
  predict(config: Config): Promise<Prediction>
  /** Runs the creation on the chain without sending it. Throws the contract's error. */
  simulate(config: Config): Promise<{ gas: bigint }>
  /** Calldata for the wallet to send. */
  data: Hex
  /** Opens the wallet to sign and send. */
  write(config: Config): Promise<Hash>
}

export type Registry = {
  count(config: Config, parameters: { chainId: number; account: Address }): Promise<bigint>
  /** Lists the oldest first; empty past the end. */
  page(
    config: Config,
    parameters: { chainId: number; account: Address; offset: bigint; limit: bigint },
  ): Promise<readonly Address[]>
}

/** A generated hook over `tokenOf` of a factory: the zero address where `creator` made nothing with the salt. */
export type UseTokenOf = (parameters: {
  chainId: number
  /** If undefined, nothing is read. */
  args: readonly [creator: Address, salt: Hex] | undefined
  query: { enabled: boolean; refetchInterval: number; staleTime: number; gcTime: number }
}) => { data: Address | undefined }

/** The factory of a kind as the pages see it: plain reads over the generated actions, and the hooks that components use. */
export type TokenFactory = {
  /** If a network lacks it, the page offers to deploy it with its dependencies. */
  contract: DeployableName
  address: Address
  /** Whether this factory created the token. */
  isToken(config: Config, parameters: { chainId: number; token: Address }): Promise<boolean>
  /** Reads the token that `creator` made with `salt`; undefined if there is none. */
  tokenOf(config: Config, parameters: { chainId: number; creator: Address; salt: Hex }): Promise<Address | undefined>
  useTokenOf: UseTokenOf
  byCreator: Registry
  byFirstOwner: Registry
}

export type KindFormProps = {
  /** The kind's own fees, from the registry. */
  feeFields: readonly FeeField[]
  /** Called with values that the kind's schema accepts. */
  onReview: (values: TokenValues) => void
}

/** A kind as the pages use it: one line of the registry in `kinds/index.ts`. Its words are in `createToken.kinds.<id>`. */
export type TokenKind = Pick<KindSchema<TokenValues, Identity, unknown>, 'id' | 'schema' | 'defaults' | 'example'> & {
  Icon: LucideIcon
  /** Fees in the order of the bar; empty if no transfer ever pays a fee. */
  feeFields: readonly FeeField[]
  factory: TokenFactory
  /** Prepares the creation that the values describe; returns undefined while they are invalid. */
  prepare(values: TokenValues, context: CreateContext & { chainId: number }): TokenCreation | undefined
  /** What this kind adds to the owner's console; absent for kinds without an owner. */
  Console?: LazyExoticComponent<ComponentType<KindConsoleProps>> | ComponentType<KindConsoleProps>
  Form: LazyExoticComponent<ComponentType<KindFormProps>> | ComponentType<KindFormProps>
}
