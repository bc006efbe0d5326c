// Reads the constructor arguments of a Standard token from a call of its factory.
import { standardTokenAbi, standardTokenFactoryAbi, standardTokenFactoryAddress } from '@saleyard/generated/abis'
import { decodeFunctionData, encodeDeployData } from 'viem'
import { type TokenCode, toIdentity } from '@/features/tokens/kinds/token-code.ts'

/** Mirrors how contracts/src/factories/StandardTokenFactory.sol assembles the arguments. */
export const standardTokenCode: TokenCode = {
  name: 'StandardToken',
  factory: standardTokenFactoryAddress,
  loadCreationCode: () => import('@saleyard/generated/token-codes/standard-token'),
  readConstruction: (data) => {
    const call = decodeFunctionData({ abi: standardTokenFactoryAbi, data })
    if (call.functionName !== 'createToken') throw new Error(`${call.functionName} creates nothing`)
    const [params] = call.args
    return {
      salt: params.salt,
      constructorArguments: encodeDeployData({
        abi: standardTokenAbi,
        bytecode: '0x',
        args: [toIdentity(params)],
      }),
    }
  },
}
