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

/** What is typed for a kind, beside the identity what is its own: by form key, as typed. */
export type TokenValues = IdentityValues & Readonly<Record<string, string>>

/** What joins the typed values when a token is created: who asks, and the salt of the draft. */
export type CreateContext = { account: Address; salt: Hex }

/** What a schema makes of the form: the factory's own names, and all but what joins in CreateContext. */
export type TermsOf<Args extends readonly [{ salt: Hex; teamWallet: Address }]> = Omit<Args[0], 'salt' | 'teamWallet'> &
  Partial<Pick<Args[0], 'teamWallet'>>

/** The pure half of a kind, `kinds/<kind>/schema.ts`: what is typed, what it means, and what the factory is given. */
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

/** One creation, ready to be looked at and signed. All of it speaks to the chain of its account's connection. */
export type TokenCreation = {
  identity: Identity & { teamWallet: Address }
  /** Absent for kinds without a pool of their own. */
  router?: Address
  /** Where everything will be, as the factory itself says. */
  predict(config: Config): Promise<Prediction>
  /** Runs the creation on the chain without sending it. Throws the contract's error. */
  simulate(config: Config): Promise<{ gas: bigint }>
  /** What the wallet is to send. */
  data: Hex
  /** Opens the wallet. */
  write(config: Config): Promise<Hash>
}

export type Registry = {
  count(config: Config, parameters: { chainId: number; account: Address }): Promise<bigint>
  /** Oldest first; past the end none. */
  page(
    config: Config,
    parameters: { chainId: number; account: Address; offset: bigint; limit: bigint },
  ): Promise<readonly Address[]>
}

/** The factory of a kind as the pages see it: plain reads over the generated actions. */
export type TokenFactory = {
  /** Where a network lacks it, the page offers to deploy it and what it needs. */
  contract: DeployableName
  address: Address
  /** Whether it made the token. */
  isToken(config: Config, parameters: { chainId: number; token: Address }): Promise<boolean>
  /** The token that `creator` made with `salt`, or nothing. */
  tokenOf(config: Config, parameters: { chainId: number; creator: Address; salt: Hex }): Promise<Address | undefined>
  byCreator: Registry
  byFirstOwner: Registry
}

export type KindFormProps = {
  /** The kind's own, from the registry. */
  feeFields: readonly FeeField[]
  /** Called with values that the kind's schema accepts. */
  onReview: (values: TokenValues) => void
}

/** A kind as the page knows it: one line of the registry in `kinds/index.ts`. Its words are in `createToken.kinds.<id>`. */
export type TokenKind = Pick<KindSchema<TokenValues, Identity, unknown>, 'id' | 'schema' | 'defaults' | 'example'> & {
  Icon: LucideIcon
  /** In the order of the bar; none: no transfer ever pays a fee. */
  feeFields: readonly FeeField[]
  factory: TokenFactory
  /** The creation that the values describe, or nothing while they are not valid. */
  prepare(values: TokenValues, context: CreateContext & { chainId: number }): TokenCreation | undefined
  /** What the owner's console has for this kind; absent where nobody owns the token. */
  Console?: LazyExoticComponent<ComponentType<KindConsoleProps>> | ComponentType<KindConsoleProps>
  Form: LazyExoticComponent<ComponentType<KindFormProps>> | ComponentType<KindFormProps>
}
