import { compileContract } from '@scripts/bench/compile-contract.ts'
import { deployDeterministic } from '@scripts/local-chain/deploy-deterministic.ts'
import { account0 } from '@scripts/local-chain/local-client.ts'
import { type Address, encodeFunctionData, keccak256, parseAbi, parseEther, toHex } from 'viem'
import { abi, deadline } from './abi.ts'
import type { Market } from './market.ts'

const mintAbi = parseAbi(['function mint(address account, uint256 amount)'])

/** A reward token that blocks whom it is told to, account 0's, in a pool with 100 coins. */
export async function createReward(
  { client, router, send }: Pick<Market, 'client' | 'router' | 'send'>,
  name: string,
): Promise<Address> {
  const bytecode = compileContract('../replay/history/BlockingToken.sol')
  const reward = await deployDeterministic(client, bytecode, keccak256(toHex(name)))
  const amount = parseEther('1000000')
  await send(
    account0,
    reward,
    encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [account0, amount * 2n] }),
  )
  await send(account0, reward, encodeFunctionData({ abi, functionName: 'approve', args: [router, amount] }))
  const args = [reward, amount, 0n, 0n, account0, deadline] as const
  const data = encodeFunctionData({ abi, functionName: 'addLiquidityETH', args })
  await send(account0, router, data, parseEther('100'))
  return reward
}
