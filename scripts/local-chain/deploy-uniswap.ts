import { createRequire } from 'node:module'
import { type Address, encodeDeployData, type Hex, parseAbi } from 'viem'
import { deployDeterministic } from './deploy-deterministic.ts'
import { account0, type LocalClient } from './local-client.ts'

const factoryConstructor = parseAbi(['constructor(address feeToSetter)'])
const routerConstructor = parseAbi(['constructor(address factory, address weth)'])

/** Deploys the real Uniswap V2 and its wrapped coin from the bytecode that Uniswap published on npm. */
export async function deployUniswap(client: LocalClient): Promise<Record<'weth' | 'factory' | 'router', Address>> {
  const weth = await deployDeterministic(client, readBytecode('v2-periphery/build/WETH9.json'))

  const factoryCode = readBytecode('v2-core/build/UniswapV2Factory.json')
  const factory = await deployDeterministic(
    client,
    encodeDeployData({ abi: factoryConstructor, bytecode: factoryCode, args: [account0] }),
  )

  const routerCode = readBytecode('v2-periphery/build/UniswapV2Router02.json')
  const router = await deployDeterministic(
    client,
    encodeDeployData({ abi: routerConstructor, bytecode: routerCode, args: [factory, weth] }),
  )

  return { weth, factory, router }
}

function readBytecode(path: string): Hex {
  return `0x${createRequire(import.meta.url)(`@uniswap/${path}`).evm.bytecode.object}`
}
