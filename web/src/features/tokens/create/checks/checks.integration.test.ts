import {
  readUniswapV2FactoryGetPair,
  writeUniswapV2FactoryCreatePair,
  writeUniswapV2PairMint,
  writeUniswapV2PairSync,
  writeUniswapV2RouterAddLiquidityEth,
} from '@saleyard/generated'
import { ierc20Abi } from '@saleyard/generated/abis'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, concatHex, createTestClient, type Hex, http, pad, parseAbi, parseEther, toHex } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt, writeContract } from 'wagmi/actions'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { readPair, readRouter, readWallet } from './read-addresses.ts'
import { readRewardToken } from './read-reward-token.ts'

/** Holds all of the demo token. */
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const unusedAddress: Address = '0x00000000000000000000000000000000000fade1'
const { id: chainId } = foundry
const coinAbi = parseAbi(['function deposit() payable', 'function transfer(address to, uint256 amount)'])

let chain: LocalChain
let config: Config
let addresses: LocalChain['addresses']

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
  addresses = chain.addresses
}, 60_000)

afterAll(() => chain?.stop())

const client = () => createTestClient({ chain: foundry, mode: 'anvil', transport: http(chain.rpcUrl) })

let placed = 0xdead0000
/** A contract of a few instructions, at an address of its own. */
async function place(code: Hex): Promise<Address> {
  placed += 1
  const address = pad(toHex(placed), { size: 20 })
  await client().setCode({ address, bytecode: code })
  return address
}

/** PUSH20, MSTORE at 0, RETURN the word. */
const telling = (answer: Address): Hex => concatHex(['0x73', answer, '0x5f5260205ff3'])
/** PUSH4, MSTORE at 0, RETURN the word: the answer to every call, including its decimals and any balance. */
const answering = (amount: number): Hex => concatHex(['0x63', toHex(amount, { size: 4 }), '0x5f5260205ff3'])
/** On WETH() it jumps to byte 0x29, past the answer to every other call. */
const naming = (factory: Address, coin: Address): Hex =>
  concatHex(['0x5f3560e01c63ad5c4648146029', '0x57', telling(factory), '0x5b', telling(coin)])

const router = (address: Address) => readRouter(config, { chainId, router: address })
const reward = (token: Address, by: Address | undefined = addresses.router) =>
  readRewardToken(config, { chainId, token, router: by })

const sent = async (hash: Promise<Hex>) => waitForTransactionReceipt(config, { chainId: foundry.id, hash: await hash })

/** Syncs with fixed gas: an estimate in the second of another change misses what the pair writes in the next second. */
const sync = (pair: Address) => sent(writeUniswapV2PairSync(config, { chainId, address: pair, gas: 200_000n }))

async function sendCoin(to: Address, amount: bigint) {
  const coin = { chainId, abi: coinAbi, address: addresses.weth } as const
  await sent(writeContract(config, { ...coin, functionName: 'deposit', value: amount }))
  await sent(writeContract(config, { ...coin, functionName: 'transfer', args: [to, amount] }))
}

async function addLiquidity(token: Address) {
  const approval = {
    abi: ierc20Abi,
    address: token,
    functionName: 'approve',
    args: [addresses.router, 10n ** 30n],
  } as const
  await waitForTransactionReceipt(config, {
    chainId: foundry.id,
    hash: await writeContract(config, { ...approval, chainId }),
  })
  const hash = await writeUniswapV2RouterAddLiquidityEth(config, {
    chainId,
    address: addresses.router,
    args: [token, parseEther('1000'), 0n, 0n, account, 2n ** 40n],
    value: parseEther('1'),
  })
  await waitForTransactionReceipt(config, { chainId: foundry.id, hash })
}

test('a router names its factory and its wrapped coin', async () => {
  expect(await router(addresses.router)).toEqual({ ok: true, factory: addresses.factory, wrappedCoin: addresses.weth })
})

test.each([
  ['is gone', '0x', 'routerMissing'],
  ['reverts', '0x5f5ffd', 'routerStrange'],
  ['answers nothing', '0x00', 'routerStrange'],
  ['burns all gas', '0x5b5f56', 'routerStrange'],
  ['runs into no instruction', '0xfe', 'routerStrange'],
  ['returns a megabyte', '0x620f42405ff3', 'routerStrange'],
  ['reverts with a megabyte', '0x620f42405ffd', 'routerStrange'],
  ['names the zero address', '0x60205ff3', 'exchangeMissing'],
  ['answers with bytes that are no address', '0x5f195f5260205ff3', 'exchangeMissing'],
] as const)('a router that %s is refused with its reason', async (_, code, problem) => {
  expect(await router(await place(code))).toEqual({ ok: false, problem })
})

test('a router whose exchange or coin has no code is refused with its reason', async () => {
  const exchangeless = await place(naming(unusedAddress, addresses.weth))
  expect(await router(exchangeless)).toEqual({ ok: false, problem: 'exchangeMissing' })
  const coinless = await place(naming(addresses.factory, unusedAddress))
  expect(await router(coinless)).toEqual({ ok: false, problem: 'coinMissing' })
  const whole = await place(naming(addresses.factory, addresses.weth))
  expect(await router(whole)).toMatchObject({ ok: true, factory: addresses.factory })
})

test('a reward token is told with its name, its decimals and whether its pool holds liquidity', async () => {
  const facts = { ok: true, name: 'Demo Dollar', decimals: 18 }
  expect(await reward(addresses.demoToken)).toEqual({ ...facts, pool: 'none' })
  await addLiquidity(addresses.demoToken)
  expect(await reward(addresses.demoToken)).toEqual({ ...facts, pool: 'liquid' })
})

test.each([
  ['before', pad('0xfade2', { size: 20 })],
  ['after', pad('0xfade2', { size: 20, dir: 'right' })],
] as const)('a pool counts with both sides and an owner; the token stands %s the coin', async (_, token) => {
  const tells = (amount: number) => client().setCode({ address: token, bytecode: answering(amount) })
  const poolOf = async () => (await reward(token)) as { pool?: string }
  await tells(10 ** 9)
  const exchange = { chainId, address: addresses.factory, args: [token, addresses.weth] } as const
  await sent(writeUniswapV2FactoryCreatePair(config, exchange))
  const address = await readUniswapV2FactoryGetPair(config, exchange)
  await sendCoin(address, 10n ** 9n)

  await tells(9)
  await sync(address)
  expect(await poolOf(), 'what was given away is no liquidity').toMatchObject({ pool: 'none' })
  await tells(10 ** 9)
  await sendCoin(address, 10n ** 9n)
  await sent(writeUniswapV2PairMint(config, { chainId, address, args: [account], gas: 300_000n }))
  await tells(9)
  expect(await poolOf()).toMatchObject({ pool: 'liquid' })
  await tells(0)
  await sync(address)
  expect(await poolOf(), 'the token is gone from it').toMatchObject({ pool: 'none' })
})

test('without a router that answers nobody knows of a pool', async () => {
  expect(await readRewardToken(config, { chainId, token: addresses.demoToken, router: undefined })).toMatchObject({
    ok: true,
    pool: 'unknown',
  })
  expect(await reward(addresses.demoToken, unusedAddress)).toMatchObject({ ok: true, pool: 'unknown' })
})

test('what the factory refuses as a reward token is refused: no code, no token, the wrapped coin, 31 decimals', async () => {
  expect(await reward(unusedAddress)).toEqual({ ok: false, problem: 'rewardMissing' })
  expect(await reward(await place('0x5f5ffd'))).toEqual({ ok: false, problem: 'rewardStrange' })
  expect(await reward(addresses.weth)).toEqual({ ok: false, problem: 'rewardIsCoin' })
  const decimals31 = await place('0x601f5f5260205ff3')
  expect(await reward(decimals31)).toEqual({ ok: false, problem: 'rewardDecimals', values: { decimals: '31' } })
  const decimals30 = await place('0x601e5f5260205ff3')
  expect(await reward(decimals30)).toMatchObject({ ok: true, decimals: 30, pool: 'none' })
})

test('a wallet that is a contract is told, one that has delegated itself is a person, the wrapped coin is refused', async () => {
  const wallet = (address: Address, by?: Address) => readWallet(config, { chainId, wallet: address, router: by })
  expect(await wallet(unusedAddress)).toEqual({ ok: true, isContract: false })
  expect(await wallet(addresses.demoToken)).toEqual({ ok: true, isContract: true })
  expect(await wallet(await place(concatHex(['0xef0100', addresses.demoToken])))).toEqual({
    ok: true,
    isContract: false,
  })
  expect(await wallet(addresses.weth)).toEqual({ ok: true, isContract: true })
  expect(await wallet(addresses.weth, addresses.router)).toEqual({ ok: false, problem: 'walletIsCoin' })
})

test('a pair that somebody has made before its token is told, and what is in it', async () => {
  const exchange = { chainId, address: addresses.factory, args: [unusedAddress, addresses.weth] } as const
  expect(await readPair(config, { chainId, pair: unusedAddress })).toBeUndefined()

  await sent(writeUniswapV2FactoryCreatePair(config, exchange))
  const pair = await readUniswapV2FactoryGetPair(config, exchange)
  expect(await readPair(config, { chainId, pair })).toEqual({ reserve: 0n })

  await sendCoin(pair, 7n)
  await client().setCode({ address: unusedAddress, bytecode: '0x5f5f5260205ff3' })
  await sync(pair)
  await client().setCode({ address: unusedAddress, bytecode: '0x' })
  expect(await readPair(config, { chainId, pair })).toEqual({ reserve: 7n })
})
