// Starts a real chain behind an endpoint that can fail, simulates creations on it, and sends them for comparison.

import { liquiditySeederAbi, standardTokenAbi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { type Address, encodeFunctionData, type Hex, maxUint256 } from 'viem'
import { foundry } from 'viem/chains'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { assumeLiquidity } from '@/features/tokens/simulate/describe-subject.ts'
import { simulateCreation } from '@/features/tokens/simulate/simulate-creation.ts'
import { createTwoNetworkConfig, startOtherNetwork } from '@/testing/test-networks.ts'

/** The local chain's account that creates tokens. */
export const creator: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Starts a real chain behind an endpoint that can fail, and runs simulations on it. */
export async function startSimulationChain() {
  const [chain, elsewhere] = await Promise.all([startLocalChain(), startOtherNetwork()])
  const proxy = await startFaultProxy(chain.rpcUrl)
  const config = createTwoNetworkConfig(proxy.url, elsewhere, [], { retryCount: 0 })
  const prepare = (kind: TokenKind, changes: Record<string, string> = {}) => {
    const context = { account: creator, salt: newSalt(), chainId: foundry.id }
    const creation = kind.prepare({ ...kind.example, ...changes }, context)
    if (!creation) throw new Error('The values are not valid')
    return creation
  }
  const limits = { gasPerTransaction: 16_777_216n }
  return {
    ...chain,
    proxy,
    config,
    client: createLocalClient(chain.rpcUrl),
    prepare,
    simulate: (kind: TokenKind, creation: ReturnType<typeof prepare>) =>
      simulateCreation(config, { kind, creation, account: creator, chain: { id: foundry.id, limits } }),
    async stop() {
      await proxy.stop()
      await Promise.all([chain.stop(), elsewhere.stop()])
    },
  }
}

export type SimulationChain = Awaited<ReturnType<typeof startSimulationChain>>

const buyer: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const recipient: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

/** Sends from an account of the chain, and waits. */
async function send({ client }: SimulationChain, call: { account: Address; to: Address; data: Hex; value?: bigint }) {
  // An estimate in the second of the last trade misses what the pair writes in the next second.
  const receipt = await client.waitForTransactionReceipt({
    hash: await client.sendTransaction({ gas: 3_000_000n, ...call }),
  })
  if (receipt.status !== 'success') throw new Error('It reverted')
  return receipt
}

const approve = (spender: Address, amount: bigint) =>
  encodeFunctionData({ abi: standardTokenAbi, functionName: 'approve', args: [spender, amount] })

const unitsOf = ({ client }: SimulationChain, token: Address, owner: Address) =>
  client.readContract({ address: token, abi: standardTokenAbi, functionName: 'balanceOf', args: [owner] })

/** Sends a purchase, a transfer and a sale for real, and returns what they bring: base units, base units and wei. */
export async function sendForReal(chain: SimulationChain, creation: TokenCreation, kind: TokenKind) {
  const { router, weth, liquiditySeeder } = chain.addresses
  const { token } = await creation.predict(chain.config)
  const assumed = assumeLiquidity(creation.identity.totalSupply)
  if (!assumed) throw new Error('Too small')
  const { liquidity, part } = assumed

  await chain.client.waitForTransactionReceipt({
    hash: await chain.client.sendTransaction({ account: creator, to: kind.factory.address, data: creation.data }),
  })
  await send(chain, { account: creator, to: token, data: approve(liquiditySeeder, liquidity.units) })
  const seed = encodeFunctionData({
    abi: liquiditySeederAbi,
    functionName: 'seed',
    args: [token, router, liquidity.units, 0n, creator, maxUint256],
  })
  await send(chain, { account: creator, to: liquiditySeeder, data: seed, value: liquidity.coin })

  const purchase = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
    args: [0n, [weth, token], buyer, maxUint256],
  })
  await send(chain, { account: buyer, to: router, data: purchase, value: liquidity.purchase })
  const buy = await unitsOf(chain, token, buyer)

  const given = encodeFunctionData({ abi: standardTokenAbi, functionName: 'transfer', args: [recipient, part] })
  await send(chain, { account: buyer, to: token, data: given })
  const transfer = await unitsOf(chain, token, recipient)

  await send(chain, { account: buyer, to: token, data: approve(router, part) })
  const coin = await chain.client.getBalance({ address: buyer })
  const sale = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'swapExactTokensForETHSupportingFeeOnTransferTokens',
    args: [part, 0n, [token, weth], buyer, maxUint256],
  })
  const { gasUsed, effectiveGasPrice } = await send(chain, { account: buyer, to: router, data: sale })
  const sell = (await chain.client.getBalance({ address: buyer })) - coin + gasUsed * effectiveGasPrice
  return { buy, transfer, sell }
}
