// Deploys the real Safe 1.4.1 at its canonical addresses, and creates Safes by its factory.

import { deployer } from '@saleyard/generated/deployments'
import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import {
  type Address,
  concat,
  encodeFunctionData,
  keccak256,
  parseAbi,
  parseEventLogs,
  zeroAddress,
  zeroHash,
} from 'viem'
import { readSafeContract, type SafeContractName, safeContractNames, safeSingletonFactory } from './safe-contracts.ts'

export type SafeAddresses = Record<SafeContractName, Address>

/**
 * Deploys Safe 1.4.1 at the addresses that it has on public chains, by the factory that put it there.
 *
 * @throws When the code at an address has another hash than the canonical one.
 */
export async function deploySafeContracts(client: LocalClient): Promise<SafeAddresses> {
  const code = await client.getCode({ address: deployer })
  if (!code) throw new Error('The chain has no deterministic deployer')
  await client.setCode({ address: safeSingletonFactory, bytecode: code })
  const addresses: Partial<SafeAddresses> = {}
  for (const name of safeContractNames) addresses[name] = await deploy(client, name)
  return addresses as SafeAddresses
}

async function deploy(client: LocalClient, name: SafeContractName): Promise<Address> {
  const { address, codeHash, bytecode } = readSafeContract(name)
  if (!(await client.getCode({ address }))) {
    const hash = await client.sendTransaction({ to: safeSingletonFactory, data: concat([zeroHash, bytecode]) })
    await client.waitForTransactionReceipt({ hash })
  }
  const found = keccak256((await client.getCode({ address })) ?? '0x')
  if (found !== codeHash) throw new Error(`${name} at ${address} has code ${found}, the canonical one is ${codeHash}`)
  return address
}

const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'event ProxyCreation(address indexed proxy, address singleton)',
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
  const hash = await client.writeContract({
    address: addresses.proxyFactory,
    abi: factoryAbi,
    functionName: 'createProxyWithNonce',
    args: [addresses[singleton], initializer, saltNonce],
  })
  const { logs } = await client.waitForTransactionReceipt({ hash })
  const [created] = parseEventLogs({ abi: factoryAbi, eventName: 'ProxyCreation', logs })
  if (!created) throw new Error(`The factory created no Safe in transaction ${hash}`)
  return created.args.proxy
}
