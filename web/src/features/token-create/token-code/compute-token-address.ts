import { type Address, encodeAbiParameters, getCreate2Address, type Hex, keccak256 } from 'viem'

type TokenAddressParameters = { factory: Address; creator: Address; salt: Hex; initCodeHash: Hex }

/** Where a factory creates the token: contracts/src/factories/TokenFactoryBase.sol binds the salt to its creator. */
export function computeTokenAddress({ factory, creator, salt, initCodeHash }: TokenAddressParameters): Address {
  const bound = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [creator, salt]))
  return getCreate2Address({ from: factory, salt: bound, bytecodeHash: initCodeHash })
}
