import type { Address } from 'viem'
import { createDemoToken } from './create-demo-token.ts'
import { deployMulticall3 } from './deploy-multicall3.ts'
import { deployPermit2 } from './deploy-permit2.ts'
import { deploySaleyard } from './deploy-saleyard.ts'
import { deployUniswap } from './deploy-uniswap.ts'
import { createLocalClient, type LocalClient } from './local-client.ts'
import { type Anvil, type AnvilOptions, startAnvil } from './start-anvil.ts'
import { verifyCode } from './verify-code.ts'

type Name =
  | 'babyTokenFactory'
  | 'babyVault'
  | 'buybackBabyTokenFactory'
  | 'buybackBabyVault'
  | 'liquidityGeneratorTokenFactory'
  | 'liquiditySeeder'
  | 'multiSender'
  | 'standardTokenFactory'
  | 'tokenVault'
  | 'multicall3'
  | 'permit2'
  | 'weth'
  | 'factory'
  | 'router'
  | 'demoToken'

export type LocalChain = Anvil & {
  /** All of them are the same at every start. */
  addresses: Record<Name, Address>
}

/**
 * Starts a chain with everything the app needs: Multicall3, Permit2, Uniswap V2, our contracts, a demo token and
 * anvil's ten funded accounts. Chain id 31337.
 *
 * @param options.blockTime Seconds between blocks, from when the contracts are there. Without it every transaction
 *   is mined at once.
 * @param options.forkUrl A chain to fork; what is there already is not deployed again.
 * @throws UserError when the port is busy. After an error nothing is left running.
 */
export async function startLocalChain(options: AnvilOptions & { blockTime?: number } = {}): Promise<LocalChain> {
  const anvil = await startAnvil(options)
  try {
    const client = createLocalClient(anvil.rpcUrl)
    const addresses = await deployAll(client)
    await verifyCode(client, addresses)
    if (options.blockTime) await client.setIntervalMining({ interval: options.blockTime })
    return { ...anvil, addresses }
  } catch (error) {
    await anvil.stop()
    throw error
  }
}

async function deployAll(client: LocalClient): Promise<Record<Name, Address>> {
  const multicall3 = await deployMulticall3(client)
  const permit2 = await deployPermit2(client)
  const uniswap = await deployUniswap(client)
  const deployed = await deploySaleyard(client)
  const ours = {
    babyTokenFactory: pick(deployed, 'BabyTokenFactory'),
    babyVault: pick(deployed, 'BabyVault'),
    buybackBabyTokenFactory: pick(deployed, 'BuybackBabyTokenFactory'),
    buybackBabyVault: pick(deployed, 'BuybackBabyVault'),
    liquidityGeneratorTokenFactory: pick(deployed, 'LiquidityGeneratorTokenFactory'),
    liquiditySeeder: pick(deployed, 'LiquiditySeeder'),
    multiSender: pick(deployed, 'MultiSender'),
    standardTokenFactory: pick(deployed, 'StandardTokenFactory'),
    tokenVault: pick(deployed, 'TokenVault'),
  }
  const demoToken = await createDemoToken(client, ours.standardTokenFactory)
  return { ...ours, multicall3, permit2, ...uniswap, demoToken }
}

function pick(deployed: Record<string, Address>, name: string): Address {
  const address = deployed[name]
  if (!address) throw new Error(`${name} is not deployed`)
  return address
}
