// Starts a chain with everything the app needs deployed, a demo token included, and verifies that all of it has code.

import { standardTokenFactoryAbi } from '@saleyard/generated/abis'
import { type Address, type Hex, keccak256, parseUnits, toHex, zeroAddress } from 'viem'
import { type DeploymentName, deployMulticall3, deploySaleyard, deployUniswap } from './deploy-contracts.ts'
import { account0, createLocalClient, type LocalClient } from './local-client.ts'
import { deployPermit2 } from './permit2.ts'
import { type Anvil, type AnvilOptions, startAnvil } from './start-anvil.ts'

/** `multiSender` for MultiSender. */
type OurName = Uncapitalize<DeploymentName>
type Name = OurName | 'multicall3' | 'permit2' | 'weth' | 'factory' | 'router' | 'demoToken'

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
  const ours = Object.fromEntries(
    Object.entries(deployed).map(([name, address]) => [uncapitalize(name), address]),
  ) as Record<OurName, Address>
  const demoToken = await createDemoToken(client, deployed.StandardTokenFactory)
  return { ...ours, multicall3, permit2, ...uniswap, demoToken }
}

function uncapitalize(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

const salt: Hex = keccak256(toHex('Demo Dollar'))

/** Creates the token to play with through our own factory: Demo Dollar, DEMO, 18 decimals, all of it account 0's. */
async function createDemoToken(client: LocalClient, standardTokenFactory: Address): Promise<Address> {
  const factory = { address: standardTokenFactory, abi: standardTokenFactoryAbi } as const

  const existing = await client.readContract({ ...factory, functionName: 'tokenOf', args: [account0, salt] })
  if (existing !== zeroAddress) return existing

  const { request, result } = await client.simulateContract({
    ...factory,
    functionName: 'createToken',
    args: [
      {
        contractURI: '',
        name: 'Demo Dollar',
        symbol: 'DEMO',
        decimals: 18,
        totalSupply: parseUnits('1000000000', 18),
        teamWallet: account0,
        salt,
      },
    ],
  })
  await client.waitForTransactionReceipt({ hash: await client.writeContract(request) })
  return result
}

/**
 * Verify before driving: a missing contract is named here, and not guessed from an empty read later.
 *
 * @throws Naming every address that has no code.
 */
async function verifyCode(client: LocalClient, addresses: Record<string, Address>): Promise<void> {
  const codes = await Promise.all(
    Object.entries(addresses).map(async ([name, address]) => ({
      place: `${name} at ${address}`,
      code: await client.getCode({ address }),
    })),
  )
  const missing = codes.filter(({ code }) => !code).map(({ place }) => place)
  if (missing.length > 0) throw new Error(`The local chain has no code for ${missing.join(', ')}`)
}
