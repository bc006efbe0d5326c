import { deploySaleyard } from '@scripts/local-chain/deploy-saleyard.ts'
import { deployUniswap } from '@scripts/local-chain/deploy-uniswap.ts'
import { account0, type LocalClient } from '@scripts/local-chain/local-client.ts'
import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, parseEther } from 'viem'
import { send } from './actions.ts'

/** The real Uniswap V2 with our factories beside it, and people with coins. */
export type Market = {
  client: LocalClient
  deployments: Record<string, Address>
  router: Address
  factory: Address
  weth: Address
  /** Creates and owns the tokens. */
  owner: Address
  people: Record<'alice' | 'bob' | 'carol' | 'dave' | 'erin', Address>
}

const wrapped = parseAbi(['function deposit() payable', 'function transfer(address to, uint256 value)'])
const exchange = parseAbi([
  'function getPair(address, address) view returns (address)',
  'function createPair(address, address) returns (address)',
])
const pairAbi = parseAbi(['function mint(address to)'])

export async function openMarket(client: LocalClient): Promise<Market> {
  const deployments = await deploySaleyard(client)
  const uniswap = await deployUniswap(client)
  const [owner = account0, alice = owner, bob = owner, carol = owner, dave = owner, erin = owner] =
    await client.requestAddresses()
  return { client, deployments, ...uniswap, owner, people: { alice, bob, carol, dave, erin } }
}

/** Half of a supply of a billion tokens beside a thousand coins, both from the owner. Makes the pair if there is none. */
export async function seedPool(market: Market, token: Address): Promise<void> {
  const { client, factory, owner, weth } = market
  const getPair = () =>
    client.readContract({ address: factory, abi: exchange, functionName: 'getPair', args: [token, weth] })
  const call = (to: Address, data: Hex, value?: bigint) => send(market, { from: owner, to, data, value })

  if (/^0x0+$/.test(await getPair())) {
    await call(factory, encodeFunctionData({ abi: exchange, functionName: 'createPair', args: [token, weth] }))
  }
  const pair = await getPair()
  const [amount, coin] = [parseEther('500000000'), parseEther('1000')]
  await call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [pair, amount] }))
  await call(weth, encodeFunctionData({ abi: wrapped, functionName: 'deposit' }), coin)
  await call(weth, encodeFunctionData({ abi: wrapped, functionName: 'transfer', args: [pair, coin] }))
  await call(pair, encodeFunctionData({ abi: pairAbi, functionName: 'mint', args: [owner] }))
}
