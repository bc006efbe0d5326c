import {
  readIerc20BalanceOf,
  writeIerc20Approve,
  writeIerc20Transfer,
  writeUniswapV2RouterAddLiquidityEth,
} from '@saleyard/generated'
import {
  type Address,
  createTestClient,
  createWalletClient,
  erc20Abi,
  type Hash,
  http,
  parseEther,
  parseUnits,
} from 'viem'
import { writeContract } from 'viem/actions'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import type { LocalChain } from '../../../../../../scripts/local-chain/start-local-chain.ts'
import { startConnectedChain } from '../../../../lib/testing/start-connected-chain'
import type { TaxedToken } from '../../console/console-props'
import type { TokenCall } from '../../console/token-call'
import { kinds } from '../../kinds'
import { createToken } from '../../testing/create-token'
import { readOurToken } from '../read-our-token'
import { processCall } from '../vault/process-call'
import { readVault } from '../vault/read-vault'
import { claimCalls } from './claim-calls'
import { readClaimable } from './read-claimable'

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const [seller, buyer, poor]: readonly Address[] = [
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
]
const chainId = foundry.id

let chain: LocalChain
let config: Config
let reward: Address
let token: TaxedToken

const mined = async (hash: Hash) => {
  const receipt = await waitForTransactionReceipt(config, { hash })
  expect(receipt.status).toBe('success')
}

async function act({ simulate, write }: TokenCall) {
  const { gas } = await simulate()
  await mined(await write())
  return gas
}

/** By the first owner, who pays no fee. */
async function addLiquidity(address: Address) {
  const { router } = chain.addresses
  const amount = parseUnits('100000000', 18)
  await mined(await writeIerc20Approve(config, { chainId, account, address, args: [router, amount] }))
  const args = [address, amount, 0n, 0n, account, 2n ** 60n] as const
  await mined(
    await writeUniswapV2RouterAddLiquidityEth(config, {
      chainId,
      account,
      address: router,
      args,
      value: parseEther('100'),
    }),
  )
}

/** By a stranger: such a transfer pays fees. */
async function sendAs(from: Address, to: Address, amount: bigint) {
  const client = createWalletClient({ account: from, chain: foundry, transport: http(chain.rpcUrl) })
  await mined(
    await writeContract(client, { abi: erc20Abi, address: token.token, functionName: 'transfer', args: [to, amount] }),
  )
}

const context = () => ({ chainId, account, address: token.token })
const claimable = (holder: Address) => readClaimable(config, { chainId, token: token.token, holder })
const rewardOf = (holder: Address) => readIerc20BalanceOf(config, { chainId, address: reward, args: [holder] })
const pass = async (seconds: number) => {
  const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
  await client.increaseTime({ seconds })
  await client.mine({ blocks: 1 })
}

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
  reward = (await createToken(config, { kind: kinds.standard, values: kinds.standard.example, account })).token
  const values = { ...kinds.baby.example, rewardToken: reward }
  const made = await createToken(config, { kind: kinds.baby, values, account })
  token = (await readOurToken(config, { chainId, token: made.token })) as TaxedToken
}, 60_000)

afterAll(() => chain?.stop())

test('a vault whose pool is empty says so, and what it says comes with a cap on gas', async () => {
  expect(await readVault(config, token)).toMatchObject({
    liquidityUnits: 0n,
    bookedUnits: 0n,
    waiting: 'NoLiquidity',
    reward: { dividendsCoin: 0n, waiting: 'NoLiquidity' },
  })
})

test('after trades and runs dividends are claimable, and somebody else claims them for a list', async () => {
  await addLiquidity(reward)
  await addLiquidity(token.token)
  const units = parseUnits('1000000', 18)
  await mined(await writeIerc20Transfer(config, { ...context(), args: [seller as Address, units * 4n] }))
  await sendAs(seller as Address, buyer as Address, units)

  // 4 % for holders and 1.25 % for marketing are booked, 2.5 % are for the liquidity.
  expect(await readVault(config, token)).toMatchObject({
    bookedUnits: (units * 525n) / 10_000n,
    liquidityUnits: (units * 250n) / 10_000n,
    waiting: 'NoAverage',
  })
  const vault = { ...context(), address: token.taxed.vault }
  await act(processCall(config, vault))
  await pass(31 * 60)
  expect(await readVault(config, token)).toMatchObject({ waiting: 'None' })
  await act(processCall(config, vault))
  expect(await readVault(config, token)).toMatchObject({ waiting: 'TooSoon', reward: { waiting: 'NothingCollected' } })

  const holders = [seller, buyer] as Address[]
  const earned = await Promise.all(holders.map(claimable))
  for (const amount of earned) expect(amount).toBeGreaterThan(0n)
  expect(await claimable(poor as Address)).toBe(0n)

  await act(claimCalls.many(config, context(), [...holders, poor as Address]))
  expect(await Promise.all(holders.map(rewardOf))).toEqual(earned)
  expect(await Promise.all(holders.map(claimable))).toEqual([0n, 0n])

  const own = await claimable(account)
  const before = await rewardOf(account)
  expect(own).toBeGreaterThan(0n)
  await act(claimCalls.own(config, context()))
  expect((await rewardOf(account)) - before).toBe(own)
})
