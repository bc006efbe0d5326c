import { accounts } from '@scripts/local-chain/accounts.ts'
import { account0, createLocalClient, type LocalClient } from '@scripts/local-chain/local-client.ts'
import type { LocalChain } from '@scripts/local-chain/start-local-chain.ts'
import { readArtifact } from '@scripts/read-artifact.ts'
import type { Kind } from '@scripts/replay/history/kinds/kind.ts'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  maxUint256,
  parseEther,
  type RpcTransactionReceipt,
  type RpcTransactionRequest,
  toHex,
  zeroAddress,
} from 'viem'
import { abi, deadline } from './abi.ts'
import type { Random } from './random.ts'

/** A token, the pool where it is traded, and who trades it. */
export type Market = {
  client: LocalClient
  multicall3: Address
  router: Address
  weth: Address
  token: Address
  tokenAbi: Abi
  pair: Address
  vault: Address
  /** What a kind with dividends pays in; else the zero address. */
  rewardToken: Address
  /** The first of them is the first owner. */
  people: readonly Address[]
  /**
   * Does nothing where the pool says that the amount is too small.
   *
   * @throws When the transaction reverts for another reason.
   */
  send(from: Address, to: Address, data: Hex, value?: bigint): Promise<void>
}

type SendTransactionSync = {
  Method: 'eth_sendTransactionSync'
  Parameters: [RpcTransactionRequest]
  ReturnType: RpcTransactionReceipt
}
type Creator = Pick<Market, 'client' | 'send'> & { factory: Address }

const people = accounts.slice(1, 6)
const firstOwner = people[0] as Address

/** Creates a token with any fees and any supply, and puts all or half of it into its pool with 10 coins. */
export async function createMarket(
  chain: LocalChain,
  kind: Kind<unknown>,
  random: Random,
  seed: number,
): Promise<Market> {
  const client = createLocalClient(chain.rpcUrl)
  const { router } = chain.addresses
  const send: Market['send'] = (...call) => sendIfEnough(client, ...call)
  const name = `${kind.contract} ${seed}`
  const rewardToken = (await kind.createReward?.({ client, router, send }, name)) ?? zeroAddress
  const totalSupply = random.pick([2n ** 112n - 1n, parseEther('1000000000'), 10n ** 12n, 10n ** 6n])
  const token = await createToken({ client, send, factory: chain.addresses[kind.factory] }, kind, {
    ...identityOf(seed),
    ...kind.drawParams(random, totalSupply, rewardToken),
    totalSupply,
    router,
  })

  const read = { address: token, abi } as const
  const pair = await client.readContract({ ...read, functionName: 'pair' })
  const vault = await client.readContract({ ...read, functionName: 'vault' })
  const tokenAbi = readArtifact<Abi>(kind.contract).abi
  const market = { ...chain.addresses, client, token, tokenAbi, pair, vault, rewardToken, people, send }
  await openPool(market, random.pick([totalSupply, totalSupply / 2n]))
  return market
}

function identityOf(seed: number) {
  const name = `History ${seed}`
  return { name, symbol: 'HIST', decimals: 18, teamWallet: firstOwner, salt: keccak256(toHex(name)) }
}

async function createToken({ client, send, factory }: Creator, { contract }: Kind<unknown>, params: object) {
  const factoryAbi = readArtifact<Abi>(`${contract}Factory`).abi
  const create = { abi: factoryAbi, functionName: 'createToken', args: [params] }
  const { result } = await client.simulateContract({ ...create, address: factory })
  await send(account0, factory, encodeFunctionData(create))
  return result as unknown as Address
}

async function sendIfEnough(client: LocalClient, account: Address, to: Address, data: Hex, value = 0n) {
  const call = { account, to, data, value, gas: 5_000_000n }
  try {
    await client.call(call)
  } catch (error) {
    if (`${error}`.includes('INSUFFICIENT_')) return
    throw error
  }
  // The receipt comes with the answer: nothing is polled that could be missed.
  const { status, transactionHash } = await client.request<SendTransactionSync>({
    method: 'eth_sendTransactionSync',
    params: [{ from: account, to, data, value: toHex(value), gas: toHex(call.gas) }],
  })
  if (status !== '0x1') throw new Error(`${data} to ${to} reverted in ${transactionHash}`)
}

async function openPool({ people, token, pair, router, send }: Market, amount: bigint) {
  const approve = encodeFunctionData({ abi, functionName: 'approve', args: [router, maxUint256] })
  for (const person of people) for (const asset of [token, pair]) await send(person, asset, approve)
  const args = [token, amount, 0n, 0n, firstOwner, deadline] as const
  const data = encodeFunctionData({ abi, functionName: 'addLiquidityETH', args })
  await send(firstOwner, router, data, parseEther('10'))
}
