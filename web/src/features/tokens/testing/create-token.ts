// Creates tokens on the local chain: as the page does, or the three kinds with fees by the generated actions alone.

import {
  readBabyTokenFactoryTokenOf,
  readBabyTokenFees,
  readBuybackBabyTokenFactoryTokenOf,
  readBuybackBabyTokenFees,
  readLiquidityGeneratorTokenFactoryTokenOf,
  readLiquidityGeneratorTokenFees,
  writeBabyTokenFactoryCreateToken,
  writeBuybackBabyTokenFactoryCreateToken,
  writeLiquidityGeneratorTokenFactoryCreateToken,
} from '@saleyard/generated'
import { type Address, type Hash, type Hex, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import type { TokenKind, TokenValues } from '@/features/tokens/kinds/token-kind.ts'

/** Creates a token on the local chain as the page does: predicts, simulates, sends, and finds it in the registry. */
export async function createToken(
  config: Config,
  { kind, values, account, salt = newSalt() }: { kind: TokenKind; values: TokenValues; account: Address; salt?: Hex },
) {
  const creation = kind.prepare(values, { account, salt, chainId: foundry.id })
  if (!creation) throw new Error('The values are not valid')
  const predicted = await creation.predict(config)
  const { gas } = await creation.simulate(config)
  const receipt = await waitForTransactionReceipt(config, { chainId: foundry.id, hash: await creation.write(config) })
  const token = await kind.factory.tokenOf(config, { chainId: foundry.id, creator: account, salt })
  return { creation, predicted, gas, receipt, token: token as Address, salt }
}

type Market = { account: Address; router: Address; rewardToken: Address }

const chainId = foundry.id
const identity = { contractURI: '', name: 'Harbour', symbol: 'HRB', decimals: 18, totalSupply: 10n ** 27n } as const

/** The three kinds with fees, created by the generated actions alone. Each fee is 2 %. */
export const taxedTokens = {
  liquidityGenerator: {
    async create(config: Config, { account, router }: Market): Promise<Address> {
      const salt = newSalt()
      const fees = { taxFeeBps: 200, liquidityFeeBps: 200, charityBps: 200 }
      const charityAddress: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
      const args = [{ ...identity, ...fees, charityAddress, router, salt, teamWallet: account }] as const
      await waitUntilMined(config, writeLiquidityGeneratorTokenFactoryCreateToken(config, { account, chainId, args }))
      return requireToken(await readLiquidityGeneratorTokenFactoryTokenOf(config, { chainId, args: [account, salt] }))
    },
    fees: (config: Config, address: Address) => readLiquidityGeneratorTokenFees(config, { chainId, address }),
  },
  baby: {
    async create(config: Config, { account, router, rewardToken }: Market): Promise<Address> {
      const salt = newSalt()
      const fees = { tokenRewardFeeBps: 200, liquidityFeeBps: 200, marketingFeeBps: 200 }
      const marketingWallet: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
      const minimumTokenBalanceForDividends = 10n ** 18n
      const own = { marketingWallet, minimumTokenBalanceForDividends, rewardToken, router }
      const args = [{ ...identity, ...fees, ...own, salt, teamWallet: account }] as const
      await waitUntilMined(config, writeBabyTokenFactoryCreateToken(config, { account, chainId, args }))
      return requireToken(await readBabyTokenFactoryTokenOf(config, { chainId, args: [account, salt] }))
    },
    fees: (config: Config, address: Address) => readBabyTokenFees(config, { chainId, address }),
  },
  buybackBaby: {
    async create(config: Config, { account, router, rewardToken }: Market): Promise<Address> {
      const salt = newSalt()
      const fees = { reflectionFeeBps: 200, liquidityFeeBps: 200, buyBackFeeBps: 200, marketingFeeBps: 200 }
      const args = [{ ...identity, ...fees, rewardToken, router, salt, teamWallet: account }] as const
      await waitUntilMined(config, writeBuybackBabyTokenFactoryCreateToken(config, { account, chainId, args }))
      return requireToken(await readBuybackBabyTokenFactoryTokenOf(config, { chainId, args: [account, salt] }))
    },
    fees: (config: Config, address: Address) => readBuybackBabyTokenFees(config, { chainId, address }),
  },
}

async function waitUntilMined(config: Config, sent: Promise<Hash>): Promise<void> {
  const { status } = await waitForTransactionReceipt(config, { chainId, hash: await sent })
  if (status !== 'success') throw new Error('The creation reverted')
}

function requireToken(token: Address): Address {
  if (token === zeroAddress) throw new Error('The factory lists no token')
  return token
}
