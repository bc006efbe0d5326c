// Reads the published bytecode of Safe 1.4.1, and accepts it only where it is the code at the canonical address.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  getCompatibilityFallbackHandlerDeployment,
  getCreateCallDeployment,
  getMultiSendCallOnlyDeployment,
  getProxyFactoryDeployment,
  getSafeL2SingletonDeployment,
  getSafeSingletonDeployment,
  getSignMessageLibDeployment,
} from '@safe-global/safe-deployments'
import { type Address, getContractAddress, type Hash, type Hex, isAddressEqual, zeroHash } from 'viem'

/** Creates what it is sent, with CREATE2; its code is that of the deterministic deployer. */
export const safeSingletonFactory: Address = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'

const version = { version: '1.4.1', released: true } as const

/** Each contract's artifact, and what Safe publishes about its deployments. */
const contracts = {
  safe: { artifact: 'Safe.sol/Safe', deployment: getSafeSingletonDeployment },
  safeL2: { artifact: 'SafeL2.sol/SafeL2', deployment: getSafeL2SingletonDeployment },
  proxyFactory: { artifact: 'proxies/SafeProxyFactory.sol/SafeProxyFactory', deployment: getProxyFactoryDeployment },
  multiSendCallOnly: {
    artifact: 'libraries/MultiSendCallOnly.sol/MultiSendCallOnly',
    deployment: getMultiSendCallOnlyDeployment,
  },
  fallbackHandler: {
    artifact: 'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler',
    deployment: getCompatibilityFallbackHandlerDeployment,
  },
  signMessageLib: {
    artifact: 'libraries/SignMessageLib.sol/SignMessageLib',
    deployment: getSignMessageLibDeployment,
  },
  createCall: { artifact: 'libraries/CreateCall.sol/CreateCall', deployment: getCreateCallDeployment },
} as const

export type SafeContractName = keyof typeof contracts

export const safeContractNames = Object.keys(contracts) as SafeContractName[]

export type SafeContract = {
  address: Address
  /** keccak256 of the code that the deployment leaves. */
  codeHash: Hash
  /** Creation code. */
  bytecode: Hex
}

/**
 * Reads a contract of Safe 1.4.1.
 *
 * @throws When the published bytecode is not what CREATE2 put at the canonical address.
 */
export function readSafeContract(name: SafeContractName): SafeContract {
  const { artifact, deployment } = contracts[name]
  const canonical = deployment(version)?.deployments.canonical
  if (!canonical) throw new Error(`Safe publishes no canonical deployment of ${name}`)

  const bytecode = readArtifact(artifact).bytecode
  const address = canonical.address as Address
  if (!isAtAddress(bytecode, address)) throw new Error(`The bytecode of ${name} is not the code at ${address}`)
  return { address, codeHash: canonical.codeHash as Hash, bytecode }
}

/** Whether Safe's factory puts the contract of this creation code at the address: no other code gets it from CREATE2. */
export function isAtAddress(bytecode: Hex, address: Address): boolean {
  const created = getContractAddress({ opcode: 'CREATE2', from: safeSingletonFactory, salt: zeroHash, bytecode })
  return isAddressEqual(created, address)
}

function readArtifact(path: string): { bytecode: Hex } {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('@safe-global/safe-contracts/package.json'))
  return require(join(folder, `build/artifacts/contracts/${path}.json`))
}
