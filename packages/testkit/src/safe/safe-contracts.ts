// Reads the published bytecode of Safes, and accepts it only where it is the code at the published address.

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

export type SafeRelease = '1.3.0' | '1.4.1'

const require = createRequire(import.meta.url)

/** Where the artifacts are, and which of the published deployments the factory made. */
const releases = {
  '1.3.0': { manifest: require.resolve('@gnosis.pm/safe-contracts/package.json'), deployment: 'eip155' },
  '1.4.1': { manifest: require.resolve('@safe-global/safe-contracts/package.json'), deployment: 'canonical' },
} as const

type FindDeployment = typeof getSafeSingletonDeployment

/** Each contract's artifact in both releases, and what Safe publishes about its deployments. */
const contracts = {
  safe: {
    artifacts: { '1.3.0': 'GnosisSafe.sol/GnosisSafe', '1.4.1': 'Safe.sol/Safe' },
    find: getSafeSingletonDeployment,
  },
  safeL2: {
    artifacts: { '1.3.0': 'GnosisSafeL2.sol/GnosisSafeL2', '1.4.1': 'SafeL2.sol/SafeL2' },
    find: getSafeL2SingletonDeployment,
  },
  proxyFactory: {
    artifacts: {
      '1.3.0': 'proxies/GnosisSafeProxyFactory.sol/GnosisSafeProxyFactory',
      '1.4.1': 'proxies/SafeProxyFactory.sol/SafeProxyFactory',
    },
    find: getProxyFactoryDeployment,
  },
  multiSendCallOnly: {
    artifacts: inBoth('libraries/MultiSendCallOnly.sol/MultiSendCallOnly'),
    find: getMultiSendCallOnlyDeployment,
  },
  fallbackHandler: {
    artifacts: inBoth('handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler'),
    find: getCompatibilityFallbackHandlerDeployment,
  },
  /** Of 1.3.0 the published bytecode is not the code at the address. */
  signMessageLib: {
    artifacts: { '1.4.1': 'libraries/SignMessageLib.sol/SignMessageLib' },
    find: getSignMessageLibDeployment,
  },
  createCall: { artifacts: inBoth('libraries/CreateCall.sol/CreateCall'), find: getCreateCallDeployment },
} as const

function inBoth(path: string): Record<SafeRelease, string> {
  return { '1.3.0': path, '1.4.1': path }
}

export type SafeContractName = keyof typeof contracts

export function listSafeContracts(release: SafeRelease): SafeContractName[] {
  return (Object.keys(contracts) as SafeContractName[]).filter((name) => release in contracts[name].artifacts)
}

export const safeReleases = Object.keys(releases) as SafeRelease[]

export type SafeContract = {
  address: Address
  /** keccak256 of the code that the deployment leaves. */
  codeHash: Hash
  /** Creation code. */
  bytecode: Hex
}

/**
 * Reads a contract of a release.
 *
 * @throws When the published bytecode is not what CREATE2 put at the published address.
 */
export function readSafeContract(name: SafeContractName, release: SafeRelease = '1.4.1'): SafeContract {
  const { artifacts, find }: { artifacts: Partial<Record<SafeRelease, string>>; find: FindDeployment } = contracts[name]
  const { manifest, deployment } = releases[release]
  const published = find({ version: release, released: true })?.deployments[deployment]
  const path = artifacts[release]
  if (!published || !path) throw new Error(`Safe publishes no deployment of ${name} ${release} by its factory`)

  const { bytecode } = readArtifact(manifest, path)
  const address = published.address as Address
  if (!isAtAddress(bytecode, address)) throw new Error(`The bytecode of ${name} is not the code at ${address}`)
  return { address, codeHash: published.codeHash as Hash, bytecode }
}

/** Whether Safe's factory puts the contract of this creation code at the address: no other code gets it from CREATE2. */
export function isAtAddress(bytecode: Hex, address: Address): boolean {
  const created = getContractAddress({ opcode: 'CREATE2', from: safeSingletonFactory, salt: zeroHash, bytecode })
  return isAddressEqual(created, address)
}

function readArtifact(manifest: string, path: string): { bytecode: Hex } {
  return require(join(dirname(manifest), `build/artifacts/contracts/${path}.json`))
}
