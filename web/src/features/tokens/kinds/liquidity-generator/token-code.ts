// Reads the constructor arguments of a Liquidity Generator token from a call of its factory.
import {
  liquidityGeneratorTokenAbi,
  liquidityGeneratorTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAddress,
} from '@saleyard/generated/abis'
import { deployments } from '@saleyard/generated/deployments'
import { decodeFunctionData, encodeDeployData } from 'viem'
import { type TokenCode, toIdentity } from '@/features/tokens/kinds/token-code.ts'

/** Mirrors how contracts/src/factories/LiquidityGeneratorTokenFactory.sol assembles the arguments. */
export const liquidityGeneratorTokenCode: TokenCode = {
  name: 'LiquidityGeneratorToken',
  factory: liquidityGeneratorTokenFactoryAddress,
  loadCreationCode: () => import('@saleyard/generated/token-codes/liquidity-generator-token'),
  readConstruction: (data) => {
    const call = decodeFunctionData({ abi: liquidityGeneratorTokenFactoryAbi, data })
    if (call.functionName !== 'createToken') throw new Error(`${call.functionName} creates nothing`)
    const [params] = call.args
    const setup = { payee: params.charityAddress, router: params.router, vaultImplementation: deployments.TokenVault }

    return {
      salt: params.salt,
      constructorArguments: encodeDeployData({
        abi: liquidityGeneratorTokenAbi,
        bytecode: '0x',
        args: [toIdentity(params), setup, params],
      }),
    }
  },
}
