// Deploys the real Safe at its published addresses, and creates Safes by its factory.

import { deployer } from '@saleyard/generated/deployments'
import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, concat, encodeFunctionData, keccak256, parseAbi, zeroAddress, zeroHash } from 'viem'
import {
  listSafeContracts,
  readSafeContract,
  type SafeContractName,
  type SafeRelease,
  safeSingletonFactory,
} from './safe-contracts.ts'

/** The last one is missing in 1.3.0. */
export type SafeAddresses = Record<Exclude<SafeContractName, 'signMessageLib'>, Address> & { signMessageLib?: Address }

/**
 * Deploys a release of Safe at the addresses that it has on public chains, by the factory that put it there.
 *
 * @throws When the code at an address has another hash than the published one.
 */
export async function deploySafeContracts(client: LocalClient, release: SafeRelease = '1.4.1'): Promise<SafeAddresses> {
  const code = await client.getCode({ address: deployer })
  if (!code) throw new Error('The chain has no deterministic deployer')
  await client.setCode({ address: safeSingletonFactory, bytecode: code })
  const addresses: Partial<SafeAddresses> = {}
  for (const name of listSafeContracts(release)) addresses[name] = await deploy(client, name, release)
  return addresses as SafeAddresses
}

async function deploy(client: LocalClient, name: SafeContractName, release: SafeRelease): Promise<Address> {
  const { address, codeHash, bytecode } = readSafeContract(name, release)
  if (!(await client.getCode({ address }))) {
    const hash = await client.sendTransaction({ to: safeSingletonFactory, data: concat([zeroHash, bytecode]) })
    await client.waitForTransactionReceipt({ hash })
  }
  const found = keccak256((await client.getCode({ address })) ?? '0x')
  if (found !== codeHash) throw new Error(`${name} at ${address} has code ${found}, the published one is ${codeHash}`)
  return address
}

const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

export type CreateSafeParameters = {
  addresses: SafeAddresses
  owners: readonly Address[]
  threshold: number
  /** Another one gives another address. Default: 0. */
  saltNonce?: bigint
  /** Default: the one without events for indexers. */
  singleton?: 'safe' | 'safeL2'
}

/** Creates a Safe as its own page does: a proxy of the real factory, with the real fallback handler. */
export async function createSafe(
  client: LocalClient,
  { addresses, owners, threshold, saltNonce = 0n, singleton = 'safe' }: CreateSafeParameters,
): Promise<Address> {
  const initializer = encodeFunctionData({
    abi: setupAbi,
    args: [owners, BigInt(threshold), zeroAddress, '0x', addresses.fallbackHandler, zeroAddress, 0n, zeroAddress],
  })
  const { request, result } = await client.simulateContract({
    address: addresses.proxyFactory,
    abi: factoryAbi,
    functionName: 'createProxyWithNonce',
    args: [addresses[singleton], initializer, saltNonce],
  })
  const { status } = await client.waitForTransactionReceipt({ hash: await client.writeContract(request) })
  if (status !== 'success' || !(await client.getCode({ address: result })))
    throw new Error(`The factory created no Safe at ${result}`)
  return result
}
