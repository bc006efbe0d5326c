// Starts a local chain with a token that earns dividends for its holders.
import { writeIerc20Approve, writeIerc20Transfer, writeUniswapV2RouterAddLiquidityEth } from '@saleyard/generated'
import { hostileCode } from '@saleyard/testkit/chain/hostile-code.ts'
import { automined } from '@saleyard/testkit/chain/local-client.ts'
import {
  type Address,
  concat,
  createTestClient,
  erc20Abi,
  type Hash,
  type Hex,
  http,
  parseEther,
  parseUnits,
  size,
  slice,
  toFunctionSelector,
  walletActions,
} from 'viem'
import { foundry } from 'viem/chains'
import type { Config } from 'wagmi'
import { getBytecode, waitForTransactionReceipt } from 'wagmi/actions'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import { readSaleyardToken } from '@/features/tokens/page/read-saleyard-token.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { createToken } from './create-token.ts'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const seller: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const buyer: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const chainId = foundry.id
/** Amount that the seller sends the buyer: base units before fees. */
const units = parseUnits('1000000', 18)

/** Starts a separate chain with the first owner's wallet, and a Baby token that pays dividends in another Saleyard token. */
export async function startDividendFixture() {
  const { chain, config } = await startConnectedChain(account)
  const client = createTestClient({ mode: 'anvil', chain: automined, transport: http(chain.rpcUrl) }).extend(
    walletActions,
  )
  const { standard, baby } = kinds
  const { token: reward } = await createToken(config, { kind: standard, values: standard.example, account })
  const values = { ...baby.example, rewardToken: reward }
  const made = await createToken(config, { kind: baby, values, account })
  const token = (await readSaleyardToken(config, { chainId, token: made.token })) as TaxedToken
  const from = { config, router: chain.addresses.router }

  async function advanceTime(seconds: number) {
    await client.increaseTime({ seconds })
    await client.mine({ blocks: 1 })
  }

  return {
    chain,
    config,
    token,
    reward,
    account,
    seller,
    buyer,
    units,

    /** Gives both tokens a pool, and has the seller pay the buyer: the vault collects fees from now on. */
    async trade() {
      await addLiquidity(reward, from)
      await addLiquidity(token.token, from)
      await advanceTime(1) // An estimate in the second of another transfer lacks the word that notes the second of the last one.
      const at = { chainId, account, address: token.token } as const
      await mined(config, writeIerc20Transfer(config, { ...at, args: [seller, units * 4n] }))
      const transfer = { abi: erc20Abi, address: token.token, functionName: 'transfer', args: [buyer, units] } as const
      await mined(config, client.writeContract({ ...transfer, account: seller }))
      await advanceTime(1) // A vault takes no look in a second in which the pair was touched.
    },

    advanceTime,

    /** Makes the reward token fail at every call, until the returned function is called. */
    breakReward: () => replaceReward(async () => '0xfe'),

    /** Makes the reward token refuse transfers, as a paused one does, or return nothing, until the returned function is called. */
    changeTransfers: (end: 'refuse' | 'doNothing') =>
      replaceReward(async (bytecode) => {
        await client.setCode({ address: copy, bytecode })
        return hostileCode(copy, toFunctionSelector('transfer(address,uint256)'), end)
      }),

    /** Makes the reward token refuse calls of an account about itself, or of one base unit, until the returned function is called. */
    refuse: (what: 'self' | 'one') =>
      replaceReward(async (bytecode) => {
        await client.setCode({ address: copy, bytecode })
        return concat([conditions[what], slice(hostileCode(copy, '0x00000000', 'refuse'), size(conditions[what]))])
      }),
  }

  async function replaceReward(change: (code: Hex) => Promise<Hex>) {
    const code = (await getBytecode(config, { chainId, address: reward })) ?? '0x'
    await client.setCode({ address: reward, bytecode: await change(code) })
    return () => client.setCode({ address: reward, bytecode: code })
  }
}

/** In place of the comparison of the selector, of the same size: the first argument is the caller; the second one is 1. */
const conditions = { self: '0x5b5b5b5b5b5b5b6004353314604557', one: '0x5b5b5b5b5b5b602435600114604557' } as const

/** Where the code of a paused token stays. */
const copy: Address = '0x00000000000000000000000000000000c0c0c0c0'

/** Adds liquidity from the first owner, who pays no fee. */
async function addLiquidity(address: Address, { config, router }: { config: Config; router: Address }) {
  const amount = parseUnits('100000000', 18)
  const at = { chainId, account } as const
  await mined(config, writeIerc20Approve(config, { ...at, address, args: [router, amount] }))
  const args = [address, amount, 0n, 0n, account, 2n ** 60n] as const
  const value = parseEther('100')
  await mined(config, writeUniswapV2RouterAddLiquidityEth(config, { ...at, address: router, args, value }))
}

async function mined(config: Config, sent: Promise<Hash>) {
  const { status } = await waitForTransactionReceipt(config, { chainId, hash: await sent })
  if (status !== 'success') throw new Error('It reverted')
}
