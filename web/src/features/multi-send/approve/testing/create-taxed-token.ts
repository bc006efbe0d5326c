// Creates a token with fees on the local chain, by its kind's factory alone.
import {
  babyTokenFactoryAbi,
  buybackBabyTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAbi,
} from '@saleyard/generated/abis'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, zeroAddress, zeroHash } from 'viem'
import type { WalletChain } from '@/testing/connected-chain.ts'

const account: Address = account0

/** Creates a token with fees, named "Taxed", whose whole supply is account 0's. */
export async function createTaxedToken(
  { client, addresses }: WalletChain,
  kind: 'liquidityGenerator' | 'baby' | 'buybackBaby',
): Promise<Address> {
  const identity = { contractURI: '', decimals: 18, name: 'Taxed', symbol: 'TAX', totalSupply: 10n ** 24n }
  const market = { ...identity, router: addresses.router, salt: zeroHash, teamWallet: account, liquidityFeeBps: 100 }
  const rewarding = { ...market, rewardToken: addresses.demoToken, marketingFeeBps: 100 }
  const baby = { tokenRewardFeeBps: 100, marketingWallet: account, minimumTokenBalanceForDividends: 1n }
  const functionName = 'createToken' as const
  const creations = {
    liquidityGenerator: () =>
      client.writeContract({
        address: addresses.liquidityGeneratorTokenFactory,
        abi: liquidityGeneratorTokenFactoryAbi,
        functionName,
        args: [{ ...market, charityAddress: zeroAddress, charityBps: 0, taxFeeBps: 100 }],
      }),
    baby: () =>
      client.writeContract({
        address: addresses.babyTokenFactory,
        abi: babyTokenFactoryAbi,
        functionName,
        args: [{ ...rewarding, ...baby }],
      }),
    buybackBaby: () =>
      client.writeContract({
        address: addresses.buybackBabyTokenFactory,
        abi: buybackBabyTokenFactoryAbi,
        functionName,
        args: [{ ...rewarding, buyBackFeeBps: 100, reflectionFeeBps: 100 }],
      }),
  }
  const { status } = await client.waitForTransactionReceipt({ hash: await creations[kind]() })
  if (status !== 'success') throw new Error('The creation reverted')

  return client.readContract({
    address: addresses[`${kind}TokenFactory`],
    abi: babyTokenFactoryAbi, // the registry is the same in all
    functionName: 'tokenOf',
    args: [account, zeroHash],
  })
}
