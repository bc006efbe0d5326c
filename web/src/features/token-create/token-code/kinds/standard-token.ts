import { standardTokenAbi, standardTokenFactoryAbi, standardTokenFactoryAddress } from '@saleyard/generated'
import { decodeFunctionData, encodeDeployData } from 'viem'
import { toIdentity } from '@/features/token-create/token-code/to-identity.ts'
import type { TokenCode } from '@/features/token-create/token-code/token-code.ts'

/** As contracts/src/factories/StandardTokenFactory.sol puts it together. */
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
