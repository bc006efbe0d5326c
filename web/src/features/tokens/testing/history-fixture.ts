// Gives a token of any kind a history on the local chain: pools, trades, locks, runs of its vault, a buyback and a claim.
import {
  babyTokenAbi,
  buybackBabyVaultAbi,
  ierc20Abi,
  uniswapV2FactoryAbi,
  uniswapV2PairAbi,
  uniswapV2RouterAbi,
} from '@saleyard/generated/abis'
import { type Address, encodeFunctionData, type Hex, parseEther, parseUnits, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenPlace } from '@/lib/history/token-ledgers.ts'
import { taxedTokens } from './create-token.ts'
import type { startLiquidityFixture } from './liquidity-fixture.ts'
import { day, lockStepsIn } from './lock-steps.ts'

type Fixture = Awaited<ReturnType<typeof startLiquidityFixture>>

export const eve: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const bob: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const keeper: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
export const dead: Address = '0x000000000000000000000000000000000000dEaD'

const deadline = 2n ** 60n
const tokens = (amount: string) => parseUnits(amount, 18)

const ledgerKinds = {
  standard: 'erc20',
  liquidityGenerator: 'reflection',
  baby: 'dividends',
  buybackBaby: 'dividends',
} as const satisfies Record<KindId, TokenPlace['kind']>

/** Returns the steps of history tests in a fixture. */
export function historyStepsIn(fixture: Fixture) {
  const { client, config, firstOwner: owner, router } = fixture
  const { lock, advanceTime } = lockStepsIn(fixture)

  const call = (account: Address, to: Address, data: Hex, value = 0n) =>
    fixture.send({ account, to, data, value, gas: 5_000_000n })
  const callRouter = (account: Address, functionName: string, args: readonly unknown[], value = 0n) =>
    call(account, router, encodeFunctionData({ abi: uniswapV2RouterAbi, functionName, args } as never), value)
  const move = (token: Address, from: Address, to: Address, amount: bigint) =>
    call(from, token, encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [to, amount] }))
  const approve = (token: Address, from: Address) =>
    call(from, token, encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args: [router, 2n ** 128n] }))

  async function openPool(token: Address): Promise<Address> {
    await approve(token, owner)
    const args = [token, tokens('100000000'), 0n, 0n, owner, deadline] as const
    await callRouter(owner, 'addLiquidityETH', args, parseEther('100'))
    const read = { address: router, abi: uniswapV2RouterAbi } as const
    const [address, coin] = await Promise.all([
      readContract(client, { ...read, functionName: 'factory' }),
      readContract(client, { ...read, functionName: 'WETH' }),
    ])
    return readContract(client, { address, abi: uniswapV2FactoryAbi, functionName: 'getPair', args: [token, coin] })
  }

  async function create(kind: KindId): Promise<TokenPlace> {
    const { token: reward } = await fixture.create('standard')
    if (kind === 'standard') return { kind: 'erc20', token: reward, pair: await openPool(reward) }
    await openPool(reward)
    const token = await taxedTokens[kind].create(config, { account: owner, router, rewardToken: reward })
    const vault = await readContract(client, { address: token, abi: babyTokenAbi, functionName: 'vault' })
    return { kind: ledgerKinds[kind], token, vault, pair: await openPool(token) }
  }

  const wrapped = () => readContract(client, { address: router, abi: uniswapV2RouterAbi, functionName: 'WETH' })
  const buy = async (token: Address, account: Address, coin: string) =>
    callRouter(
      account,
      'swapExactETHForTokensSupportingFeeOnTransferTokens',
      [0n, [await wrapped(), token], account, deadline],
      parseEther(coin),
    )
  const sell = async (token: Address, account: Address, amount: bigint) => {
    await approve(token, account)
    const path = [token, await wrapped()]
    return callRouter(account, 'swapExactTokensForETHSupportingFeeOnTransferTokens', [
      amount,
      0n,
      path,
      account,
      deadline,
    ])
  }

  return {
    advanceTime,
    move,
    buy,
    sell,
    create,
    wrapped,

    /** Trades in several hours, locks units and liquidity, has the vault run, buy back and pay. */
    async live({ token, pair = zeroAddress, vault, kind }: TokenPlace) {
      const halfAnHour = 1_800
      await buy(token, eve, '2')
      await advanceTime(halfAnHour)
      await buy(token, bob, '1')
      await move(token, eve, bob, tokens('1000'))
      await advanceTime(day)
      await sell(token, eve, tokens('300000'))
      await lock({ beneficiary: bob, token, amount: tokens('5000000'), startIn: 30 * day })
      await lock({ beneficiary: bob, token, amount: tokens('7000000'), length: 30 * day })
      const liquidity = { address: pair, abi: uniswapV2PairAbi } as const
      const units = await readContract(client, { ...liquidity, functionName: 'balanceOf', args: [owner] })
      await lock({ beneficiary: owner, token: pair, amount: units / 4n, startIn: 30 * day })
      await move(pair, owner, dead, units / 4n)
      await move(token, owner, dead, tokens('11'))
      if (!vault) return
      const run = (functionName: 'process' | 'buyback', args: readonly bigint[] = []) =>
        call(keeper, vault, encodeFunctionData({ abi: buybackBabyVaultAbi, functionName, args } as never))
      for (let runs = 0; runs < 3; runs++) {
        await run('process')
        await advanceTime(halfAnHour)
      }
      if (kind === 'dividends') await call(eve, token, encodeFunctionData({ abi: babyTokenAbi, functionName: 'claim' }))
      await run('buyback', [0n]).catch(() => undefined) // A Baby token has none.
      await buy(token, eve, '0.5')
      await advanceTime(halfAnHour)
      await run('process')
    },
  }
}
