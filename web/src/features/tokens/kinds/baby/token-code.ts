// Reads the constructor arguments of a Baby token from a call of its factory.
import { babyTokenAbi, babyTokenFactoryAbi, babyTokenFactoryAddress } from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { decodeFunctionData, encodeDeployData } from 'viem'
import { type TokenCode, toIdentity } from '@/features/tokens/kinds/token-code.ts'

/** Mirrors how contracts/src/factories/BabyTokenFactory.sol assembles the arguments. */
export const babyTokenCode: TokenCode = {
  name: 'BabyToken',
  factory: babyTokenFactoryAddress,
  loadCreationCode: () => import('@saleyard/generated/token-codes/baby-token'),
  readConstruction: (data) => {
    const call = decodeFunctionData({ abi: babyTokenFactoryAbi, data })
    if (call.functionName !== 'createToken') throw new Error(`${call.functionName} creates nothing`)
    const [params] = call.args
    const setup = { payee: params.marketingWallet, router: params.router, vaultImplementation: deployments.BabyVault }
    const dividends = { minimum: params.minimumTokenBalanceForDividends, rewardToken: params.rewardToken }
    return {
      salt: params.salt,
      constructorArguments: encodeDeployData({
        abi: babyTokenAbi,
        bytecode: '0x',
        args: [toIdentity(params), setup, dividends, params],
      }),
    }
  },
}
