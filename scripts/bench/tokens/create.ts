import { readArtifact } from '@scripts/read-artifact.ts'
import { type Abi, type Address, encodeFunctionData, zeroHash } from 'viem'
import { sendTraced } from './actions.ts'
import type { Market } from './market.ts'

/** What is the same for all kinds: a billion tokens with 18 decimals, all of them the owner's. */
export function identity({ owner }: Market) {
  return {
    name: 'Saleyard Bench',
    symbol: 'BENCH',
    decimals: 18,
    totalSupply: 10n ** 27n,
    teamWallet: owner,
    salt: zeroHash,
  }
}

/** Creates a token through its factory. @returns Its address, and hash and gas of the transaction. */
export async function create(market: Market, factoryName: string, params: object) {
  const factory = market.deployments[factoryName]
  if (!factory) throw new Error(`${factoryName} is not deployed`)
  const contract = { abi: readArtifact<Abi>(factoryName).abi, functionName: 'createToken', args: [params] } as const

  const { result } = await market.client.simulateContract({ ...contract, address: factory, account: market.owner })
  const data = encodeFunctionData(contract)
  return {
    ...(await sendTraced(market, { from: market.owner, to: factory, data })),
    token: result as unknown as Address,
  }
}
