// Describes what a factory creates a token from, and computes the address of the token from it, as TokenFactoryBase.sol does.
import type { contracts } from '@saleyard/generated/token-sources'
import {
  type Address,
  concatHex,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  keccak256,
  padHex,
  size,
  slice,
  stringToHex,
} from 'viem'

/** Inputs of a creation, from a call of a factory. */
export type Construction = {
  /** The creator's salt; the factory binds it to the creator. */
  salt: Hex
  /** ABI-encoded, as explorers ask for them. */
  constructorArguments: Hex
}

/** The code of a kind's tokens, and how to read its constructor arguments. */
export type TokenCode = {
  /** Name of the contract. */
  name: keyof typeof contracts
  factory: Address
  loadCreationCode(): Promise<{ creationCode: Hex }>
  /**
   * @param data Input of a call of the kind's factory.
   * @throws If it is no call of `createToken`.
   */
  readConstruction(data: Hex): Construction
}

type IdentityParams = {
  contractURI: string
  decimals: number
  name: string
  symbol: string
  teamWallet: Address
  totalSupply: bigint
}

/** Builds the identity that every factory passes to its tokens: contracts/src/factories/TokenFactoryBase.sol. */
export function toIdentity({ contractURI, decimals, name, symbol, teamWallet, totalSupply }: IdentityParams) {
  const labels = { name: packLabel(name), symbol: packLabel(symbol) }
  return { contractURI, decimals, firstOwner: teamWallet, ...labels, totalSupply }
}

/** A name or symbol as a token's constructor takes it: contracts/src/libraries/Label.sol. */
type LabelWords = { head: Hex; tail: Hex; length: bigint }

const toWord = (bytes: Hex) => padHex(bytes, { dir: 'right', size: 32 })

/** @param text At most 64 bytes of UTF-8, as the factory has checked. */
function packLabel(text: string): LabelWords {
  const bytes = stringToHex(text)
  const length = size(bytes)
  if (length <= 32) return { head: toWord(bytes), tail: toWord('0x'), length: BigInt(length) }
  return { head: slice(bytes, 0, 32), tail: toWord(slice(bytes, 32)), length: BigInt(length) }
}

/** Hashes what a token's address depends on besides factory, creator and salt. */
export function hashInitCode(creationCode: Hex, constructorArguments: Hex): Hex {
  return keccak256(concatHex([creationCode, constructorArguments]))
}

type TokenAddressParameters = { factory: Address; creator: Address; salt: Hex; initCodeHash: Hex }

/** Computes the address of a token: contracts/src/factories/TokenFactoryBase.sol binds the salt to its creator. */
export function computeTokenAddress({ factory, creator, salt, initCodeHash }: TokenAddressParameters): Address {
  const bound = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [creator, salt]))
  return getCreate2Address({ from: factory, salt: bound, bytecodeHash: initCodeHash })
}
