import {
  readStandardTokenFactoryPredictToken,
  simulateStandardTokenFactoryCreateToken,
  standardTokenFactoryAbi,
  standardTokenFactoryAddress,
  writeStandardTokenFactoryCreateToken,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import { createPreparer } from '@/features/token-create/kinds/create-preparer.ts'
import { standard } from './schema.ts'

export const prepareStandardToken = createPreparer(standard, {
  address: standardTokenFactoryAddress,
  encode: (args) => encodeFunctionData({ abi: standardTokenFactoryAbi, functionName: 'createToken', args }),
  predict: async (config, { account, chainId, args }) => ({
    token: await readStandardTokenFactoryPredictToken(config, { chainId, args: [account, ...args] }),
  }),
  simulate: (config, call) => simulateStandardTokenFactoryCreateToken(config, call),
  write: (config, call) => writeStandardTokenFactoryCreateToken(config, call),
})
