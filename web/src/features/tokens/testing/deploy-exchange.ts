// Deploys the real Uniswap V2 with another fee of its pools, which is what other exchanges of its family differ in.
import { createRequire } from 'node:module'
import { uniswapV2PairAbi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import type { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, encodeDeployData, type Hex, keccak256, maxUint256, numberToHex, parseAbi } from 'viem'

type Client = ReturnType<typeof createLocalClient>

/** Coin and tokens of account 0, in base units; without them the pool stays missing. */
type Pool = { token: Address; units: bigint; coin: bigint }

/**
 * Deploys an exchange and opens a pool on it.
 *
 * @param feePerMille What its pools keep of each trade, in thousandths: 3 as published, at most 255.
 * @returns The router.
 */
export async function deployExchange(client: Client, wrappedCoin: Address, feePerMille: number, pool?: Pool) {
  const account = client.account.address
  const pair = pairCode(feePerMille)
  const factoryCode = replace(readCode('v2-core/build/UniswapV2Factory.json'), pairCode(published), pair, 1)
  const factory = await deploy(client, `0x${factoryCode}`, parseAbi(['constructor(address)']), [account])
  const routerCode = [
    [word(1_000 - published), word(1_000 - feePerMille), 2],
    [hashOf(pairCode(published)), hashOf(pair), 1],
  ].reduce(
    (code, [from, to, places]) => replace(code, from as string, to as string, places as number),
    readCode('v2-periphery/build/UniswapV2Router02.json'),
  )
  const routerAbi = parseAbi(['constructor(address, address)'])
  const router = await deploy(client, `0x${routerCode}`, routerAbi, [factory, wrappedCoin])
  if (pool) await openPool(client, router, pool)
  return router
}

/** Fee as published, in thousandths. */
const published = 3

/** The pair checks `balance * 1000 - amountIn * 3` for either token. */
function pairCode(feePerMille: number): string {
  const part = (fee: number) => `60${numberToHex(fee, { size: 1 }).slice(2)}63ffffffff`
  return replace(readCode('v2-core/build/UniswapV2Pair.json'), part(published), part(feePerMille), 2)
}

/** The opcode that pushes a number of two bytes, and the number. */
function word(number: number): string {
  return `61${numberToHex(number, { size: 2 }).slice(2)}`
}

function hashOf(code: string): string {
  return keccak256(`0x${code}`).slice(2)
}

function replace(code: string, from: string, to: string, places: number): string {
  const parts = code.split(from)
  if (parts.length !== places + 1) throw new Error(`${parts.length - 1} places are ${from.slice(0, 20)}`)
  return parts.join(to)
}

function readCode(path: string): string {
  return createRequire(import.meta.url)(`@uniswap/${path}`).evm.bytecode.object
}

async function deploy(client: Client, bytecode: Hex, abi: readonly unknown[], args: readonly Address[]) {
  const data = encodeDeployData({ abi, bytecode, args } as never)
  const { contractAddress } = await client.waitForTransactionReceipt({ hash: await client.sendTransaction({ data }) })
  if (!contractAddress) throw new Error('It was not created')
  return contractAddress
}

async function openPool(client: Client, router: Address, { token, units, coin }: Pool): Promise<void> {
  const approve = { address: token, abi: uniswapV2PairAbi, functionName: 'approve', args: [router, units] } as const
  await client.waitForTransactionReceipt({ hash: await client.writeContract(approve) })
  const args = [token, units, units, coin, client.account.address, maxUint256] as const
  const add = { address: router, abi: uniswapV2RouterAbi, functionName: 'addLiquidityETH', args, value: coin } as const
  await client.waitForTransactionReceipt({ hash: await client.writeContract(add) })
}
