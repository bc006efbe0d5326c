import {
  readStandardTokenFactoryPredictToken,
  simulateBabyTokenFactoryPredictToken,
  simulateBuybackBabyTokenFactoryPredictToken,
  simulateLiquidityGeneratorTokenFactoryPredictToken,
} from '@saleyard/generated'
import {
  babyTokenFactoryAbi,
  buybackBabyTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAbi,
  standardTokenFactoryAbi,
} from '@saleyard/generated/abis'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, encodeFunctionData, type Hex, hexToBytes, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { sendTransaction, waitForTransactionReceipt } from 'wagmi/actions'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import { createSaltMiner } from '@/features/tokens/create/vanity/salt-miner.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { kindEntries } from './index.ts'
import { computeTokenAddress, hashInitCode } from './token-code.ts'
import { tokenCodes } from './token-codes.ts'
import { readCreatedToken } from './token-factory.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const teamWallet: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const payee: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
}, 60_000)

afterAll(() => chain?.stop())

/** Multi-byte letters, in a name that fills both words, and a URI of several. */
const identity = () => ({
  contractURI: 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
  decimals: 18,
  name: 'Hafenstraße, dreiunddreißig Bytes',
  salt: newSalt(),
  symbol: 'HRB-HRB-HRB-HRB-HRB-HRB-HRB-HRB-',
  teamWallet,
  totalSupply: 10n ** 27n,
})
const market = () => ({ ...identity(), router: chain.addresses.router })
const rewarding = () => ({ ...market(), rewardToken: chain.addresses.demoToken })
const at = { chainId: foundry.id } as const
const name = 'createToken' as const

type Example = { data: Hex; predicted: Address }

/** The call of a factory and the factory's own prediction. No two fees are equal, so that swapped fees are noticed. */
const examples: Record<keyof typeof tokenCodes, () => Promise<Example>> = {
  async standard() {
    const params = identity()
    const predicted = await readStandardTokenFactoryPredictToken(config, { ...at, args: [account, params] })
    return { predicted, data: encodeFunctionData({ abi: standardTokenFactoryAbi, functionName: name, args: [params] }) }
  },
  async liquidityGenerator() {
    const params = { ...market(), charityAddress: payee, charityBps: 100, liquidityFeeBps: 200, taxFeeBps: 300 }
    const call = { ...at, args: [account, params] as const }
    const { result } = await simulateLiquidityGeneratorTokenFactoryPredictToken(config, call)
    const data = encodeFunctionData({ abi: liquidityGeneratorTokenFactoryAbi, functionName: name, args: [params] })
    return { predicted: result.token, data }
  },
  async baby() {
    const fees = { liquidityFeeBps: 1, marketingFeeBps: 2, tokenRewardFeeBps: 3 }
    const params = { ...rewarding(), ...fees, marketingWallet: payee, minimumTokenBalanceForDividends: 12345n }
    const { result } = await simulateBabyTokenFactoryPredictToken(config, { ...at, args: [account, params] })
    const data = encodeFunctionData({ abi: babyTokenFactoryAbi, functionName: name, args: [params] })
    return { predicted: result.token, data }
  },
  async buybackBaby() {
    const fees = { buyBackFeeBps: 1, liquidityFeeBps: 2, marketingFeeBps: 3, reflectionFeeBps: 4 }
    const params = { ...rewarding(), ...fees }
    const { result } = await simulateBuybackBabyTokenFactoryPredictToken(config, { ...at, args: [account, params] })
    const data = encodeFunctionData({ abi: buybackBabyTokenFactoryAbi, functionName: name, args: [params] })
    return { predicted: result.token, data }
  },
}

for (const [id, code] of Object.entries(tokenCodes)) {
  test(`code and arguments of a ${id} token give the address that its factory says and creates it at`, async () => {
    const { data, predicted } = await examples[id as keyof typeof tokenCodes]()
    const { salt, constructorArguments } = code.readConstruction(data)
    const { creationCode } = await code.loadCreationCode()
    const initCodeHash = hashInitCode(creationCode, constructorArguments)
    const computed = computeTokenAddress({ factory: code.factory, creator: account, salt, initCodeHash })
    expect(computed).toBe(predicted)

    const hash = await sendTransaction(config, { ...at, to: code.factory, data, gas: 10_000_000n })
    expect(readCreatedToken(await waitForTransactionReceipt(config, { chainId: foundry.id, hash }), code.factory)).toBe(
      computed,
    )
  })
}

for (const [id, kind] of kindEntries) {
  test(`what the search for an ending finds for a ${id} token, the factory confirms`, async () => {
    const prepare = (salt: Hex) => {
      const values = { ...kind.example, ...('router' in kind.example && { router: chain.addresses.router }) }
      const creation = kind.prepare(values, { ...at, account, salt })
      if (!creation) throw new Error('The example is not valid')
      return creation
    }
    const code = tokenCodes[id as keyof typeof tokenCodes]
    const { constructorArguments } = code.readConstruction(prepare(newSalt()).data)
    const initCodeHash = hashInitCode((await code.loadCreationCode()).creationCode, constructorArguments)
    const target = { factory: code.factory, creator: account, initCodeHash }
    const { found } = createSaltMiner(target, { suffix: 'c0', isCaseExact: false }, hexToBytes(newSalt()))(100_000)

    const { token } = await prepare(found?.salt ?? '0x').predict(config)
    expect(token).toBe(found?.token)
    expect(token.toLowerCase().endsWith('c0')).toBe(true)
  })
}

test('what calls a factory for something else tells no construction', () => {
  const args = [zeroAddress, { ...identity() }] as const
  const data = encodeFunctionData({ abi: standardTokenFactoryAbi, functionName: 'predictToken', args })
  expect(() => tokenCodes.standard.readConstruction(data)).toThrow('predictToken')
  expect(() => tokenCodes.standard.readConstruction('0x12345678')).toThrow()
})
