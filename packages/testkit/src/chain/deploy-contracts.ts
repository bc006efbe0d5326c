// Deploys our contracts, Uniswap V2 and Multicall3 at the addresses that they have on every chain.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { deployer, deployments } from '@saleyard/generated/deployments'
import { type Address, concat, encodeDeployData, getContractAddress, type Hex, parseAbi, zeroHash } from 'viem'
import { account0, type LocalClient } from './local-client.ts'

/**
 * Deploys with CREATE2 through the deterministic deployer, unless the contract is there already.
 *
 * @param bytecode Creation code followed by its encoded arguments.
 * @param salt Our own contracts have none; others got their address with one.
 * @returns The address, the same on every chain.
 * @throws When the deployment reverts.
 */
export async function deployDeterministic(client: LocalClient, bytecode: Hex, salt: Hex = zeroHash): Promise<Address> {
  const address = getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode })
  if (await client.getCode({ address })) return address

  const hash = await client.sendTransaction({ to: deployer, data: concat([salt, bytecode]) })
  const { status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`The deployment of ${address} reverted in transaction ${hash}`)
  return address
}

/** A contract of ours that is deployed once per chain. */
export type DeploymentName = keyof typeof deployments

type CreationCode = { creationCode: { salt: Hex; initCode: Hex } }

/** In this order: factories of taxed tokens ask for the code of their vaults, the seeder for the lock factory's. */
const creationCodes: Readonly<Record<DeploymentName, () => Promise<CreationCode>>> = {
  TokenLockFactory: () => import('@saleyard/generated/creation-codes/token-lock-factory'),
  LiquiditySeeder: () => import('@saleyard/generated/creation-codes/liquidity-seeder'),
  TokenVault: () => import('@saleyard/generated/creation-codes/token-vault'),
  BabyVault: () => import('@saleyard/generated/creation-codes/baby-vault'),
  BuybackBabyVault: () => import('@saleyard/generated/creation-codes/buyback-baby-vault'),
  StandardTokenFactory: () => import('@saleyard/generated/creation-codes/standard-token-factory'),
  LiquidityGeneratorTokenFactory: () => import('@saleyard/generated/creation-codes/liquidity-generator-token-factory'),
  BabyTokenFactory: () => import('@saleyard/generated/creation-codes/baby-token-factory'),
  BuybackBabyTokenFactory: () => import('@saleyard/generated/creation-codes/buyback-baby-token-factory'),
  MultiSender: () => import('@saleyard/generated/creation-codes/multi-sender'),
}

/**
 * Deploys everything of ours that is deployed once per chain, as `generated/` has it. The list is the one that
 * `scripts/solidity/Deploy.s.sol` deploys; a test compares them.
 *
 * @returns Contract name to address.
 */
export async function deploySaleyard(client: LocalClient): Promise<Record<DeploymentName, Address>> {
  for (const load of Object.values(creationCodes)) {
    const { creationCode } = await load()
    await deployDeterministic(client, creationCode.initCode, creationCode.salt)
  }
  return deployments
}

const factoryConstructor = parseAbi(['constructor(address feeToSetter)'])
const routerConstructor = parseAbi(['constructor(address factory, address weth)'])

/** Deploys the real Uniswap V2 and its wrapped coin from the bytecode that Uniswap published on npm. */
export async function deployUniswap(client: LocalClient): Promise<Record<'weth' | 'factory' | 'router', Address>> {
  const weth = await deployDeterministic(client, readUniswapBytecode('v2-periphery/build/WETH9.json'))

  const factoryCode = readUniswapBytecode('v2-core/build/UniswapV2Factory.json')
  const factory = await deployDeterministic(
    client,
    encodeDeployData({ abi: factoryConstructor, bytecode: factoryCode, args: [account0] }),
  )

  const routerCode = readUniswapBytecode('v2-periphery/build/UniswapV2Router02.json')
  const router = await deployDeterministic(
    client,
    encodeDeployData({ abi: routerConstructor, bytecode: routerCode, args: [factory, weth] }),
  )

  return { weth, factory, router }
}

/** Reads the creation code of a contract that Uniswap published on npm, by its path behind `@uniswap/`. */
export function readUniswapBytecode(path: string): Hex {
  return `0x${createRequire(import.meta.url)(`@uniswap/${path}`).evm.bytecode.object}`
}

/** Where Multicall3 is on every public chain, by a transaction that was signed before EIP-155. */
const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Puts Multicall3 at its address: its constructor is run by a call, and what it returns becomes the account's code. */
export async function deployMulticall3(client: LocalClient): Promise<Address> {
  if (await client.getCode({ address: multicall3 })) return multicall3

  const { data } = await client.call({ data: readCreationCode() })
  if (!data) throw new Error('The constructor of Multicall3 returned no code')
  await client.setCode({ address: multicall3, bytecode: data })
  return multicall3
}

/** viem carries the bytecode for its deployless calls, but names it in none of its entry points. */
function readCreationCode(): Hex {
  const require = createRequire(import.meta.url)
  return require(join(dirname(require.resolve('viem')), 'constants/contracts.js')).multicall3Bytecode
}
