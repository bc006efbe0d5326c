// Reads the constructor arguments of a Buyback Baby token from a call of its factory.
import {
  buybackBabyTokenAbi,
  buybackBabyTokenFactoryAbi,
  buybackBabyTokenFactoryAddress,
} from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { decodeFunctionData, encodeDeployData } from 'viem'
import { type TokenCode, toIdentity } from '@/features/tokens/kinds/token-code.ts'

/** Mirrors how contracts/src/factories/BuybackBabyTokenFactory.sol assembles the arguments. */
export const buybackBabyTokenCode: TokenCode = {
  name: 'BuybackBabyToken',
  factory: buybackBabyTokenFactoryAddress,
  loadCreationCode: () => import('@saleyard/generated/token-codes/buyback-baby-token'),
  readConstruction: (data) => {
    const call = decodeFunctionData({ abi: buybackBabyTokenFactoryAbi, data })
    if (call.functionName !== 'createToken') throw new Error(`${call.functionName} creates nothing`)
    const [params] = call.args
    const setup = { payee: params.teamWallet, router: params.router, vaultImplementation: deployments.BuybackBabyVault }
    const dividends = { minimum: 1n, rewardToken: params.rewardToken }
    return {
      salt: params.salt,
      constructorArguments: encodeDeployData({
        abi: buybackBabyTokenAbi,
        bytecode: '0x',
        args: [toIdentity(params), setup, dividends, params],
      }),
    }
  },
}
