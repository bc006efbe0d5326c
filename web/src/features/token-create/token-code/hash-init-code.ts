import { concatHex, type Hex, keccak256 } from 'viem'

/** What a token's address depends on beside factory, creator and salt. */
export function hashInitCode(creationCode: Hex, constructorArguments: Hex): Hex {
  return keccak256(concatHex([creationCode, constructorArguments]))
}
