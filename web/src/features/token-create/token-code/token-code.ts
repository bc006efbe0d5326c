import type { contracts } from '@saleyard/generated/token-sources'
import type { Address, Hex } from 'viem'

/** What a call of a factory creates a token from. */
export type Construction = {
  /** The creator's own; the factory binds it to the creator. */
  salt: Hex
  /** ABI-encoded, as explorers ask for them. */
  constructorArguments: Hex
}

/** The code of a kind's tokens, and what a factory adds to it. */
export type TokenCode = {
  /** Name of the contract. */
  name: keyof typeof contracts
  factory: Address
  loadCreationCode(): Promise<{ creationCode: Hex }>
  /**
   * @param data Input of a call of the kind's factory.
   * @throws When it is no call of `createToken`.
   */
  readConstruction(data: Hex): Construction
}
