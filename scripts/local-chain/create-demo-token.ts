import type { standardTokenFactoryAbi } from '@saleyard/generated'
import { readArtifact } from '@scripts/read-artifact.ts'
import { type Address, type Hex, keccak256, parseUnits, toHex, zeroAddress } from 'viem'
import { account0, type LocalClient } from './local-client.ts'

const salt: Hex = keccak256(toHex('Demo Dollar'))

/** Creates the token to play with through our own factory: Demo Dollar, DEMO, 18 decimals, all of it account 0's. */
export async function createDemoToken(client: LocalClient, standardTokenFactory: Address): Promise<Address> {
  const { abi } = readArtifact<typeof standardTokenFactoryAbi>('StandardTokenFactory')
  const factory = { address: standardTokenFactory, abi } as const

  const existing = await client.readContract({ ...factory, functionName: 'tokenOf', args: [account0, salt] })
  if (existing !== zeroAddress) return existing

  const { request, result } = await client.simulateContract({
    ...factory,
    functionName: 'createToken',
    args: [
      {
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
