import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { deployments } from '@saleyard/generated/deployments'
import { freePort } from '@saleyard/testkit/processes/ports.ts'
import { readProcessStart } from '@saleyard/testkit/processes/read-process-start.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { domainSeparator, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account0, createLocalClient } from './local-client.ts'
import { startAnvil } from './start-anvil.ts'
import { type LocalChain, startLocalChain } from './start-local-chain.ts'

const routerAbi = parseAbi([
  'function addLiquidityETH(address token, uint256 amount, uint256 tokenMin, uint256 ethMin, address to, uint256 deadline) payable',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
])
const permit2Abi = parseAbi(['function DOMAIN_SEPARATOR() view returns (bytes32)'])
const taxedFactoryAbi = parseAbi(['function vaultImplementation() view returns (address)'])
const tokenAbi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address) view returns (uint256)',
  'function symbol() view returns (string)',
])

let chain: LocalChain

beforeAll(async () => {
  chain = await startLocalChain()
})
afterAll(() => chain.stop())

test('The local chain has a demo token that belongs to account 0', async () => {
  const client = createLocalClient(chain.rpcUrl)
  const token = { address: chain.addresses.demoToken, abi: tokenAbi } as const
  expect(await client.readContract({ ...token, functionName: 'symbol' })).toBe('DEMO')
  expect(await client.readContract({ ...token, functionName: 'balanceOf', args: [account0] })).toBe(
    parseEther('1000000000'),
  )
})

test('The local chain has all that the deployment script deploys', () => {
  const script = readFileSync(join(repositoryRoot, 'scripts/solidity/Deploy.s.sol'), 'utf8')
  const names = [...script.matchAll(/names\[\d+\] = "(\w+)";/g)].map(([, name]) => name)
  expect(Object.keys(deployments).sort()).toEqual(names.sort())
  expect(Object.values(chain.addresses)).toEqual(expect.arrayContaining(Object.values(deployments)))
})

test.each([
  ['babyTokenFactory', 'babyVault'],
  ['buybackBabyTokenFactory', 'buybackBabyVault'],
  ['liquidityGeneratorTokenFactory', 'tokenVault'],
] as const)('The %s knows what its tokens have their vaults delegate to', async (factory, vault) => {
  const implementation = await createLocalClient(chain.rpcUrl).readContract({
    address: chain.addresses[factory],
    abi: taxedFactoryAbi,
    functionName: 'vaultImplementation',
  })
  expect(implementation).toBe(chain.addresses[vault])
})

test('The local Uniswap V2 opens a pair and quotes a price', async () => {
  const client = createLocalClient(chain.rpcUrl)
  const { demoToken, router, weth } = chain.addresses
  const send = async (hash: Promise<`0x${string}`>) =>
    expect((await client.waitForTransactionReceipt({ hash: await hash })).status).toBe('success')

  const amount = parseEther('1000')
  await send(
    client.writeContract({ address: demoToken, abi: tokenAbi, functionName: 'approve', args: [router, amount] }),
  )
  await send(
    client.writeContract({
      address: router,
      abi: routerAbi,
      functionName: 'addLiquidityETH',
      args: [demoToken, amount, 0n, 0n, account0, 2n ** 40n],
      value: parseEther('1'),
    }),
  )

  const [, out] = await client.readContract({
    address: router,
    abi: routerAbi,
    functionName: 'getAmountsOut',
    args: [parseEther('0.1'), [weth, demoToken]],
  })
  expect(out).toBe(90_661_089_388_014_913_158n)
})

test('Multicall3 answers several calls in one', async () => {
  const client = createLocalClient(chain.rpcUrl)
  const contract = { address: chain.addresses.demoToken, abi: tokenAbi, functionName: 'symbol' } as const
  const symbols = await client.multicall({
    contracts: [contract, contract],
    multicallAddress: chain.addresses.multicall3,
    allowFailure: false,
  })
  expect(symbols).toEqual(['DEMO', 'DEMO'])
})

test('Permit2 is at the address of all chains, for the domain of this one', async () => {
  const client = createLocalClient(chain.rpcUrl)
  const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
  expect(chain.addresses.permit2).toBe(permit2)
  const separator = await client.readContract({ address: permit2, abi: permit2Abi, functionName: 'DOMAIN_SEPARATOR' })
  expect(separator).toBe(domainSeparator({ domain: { name: 'Permit2', chainId: 31337, verifyingContract: permit2 } }))
})

test('A fork of a local chain keeps what is there and has the same addresses', async () => {
  const before = await createLocalClient(chain.rpcUrl).getTransactionCount({ address: account0 })
  const fork = await startLocalChain({ forkUrl: chain.rpcUrl })
  try {
    expect(fork.addresses).toEqual(chain.addresses)
    expect(await createLocalClient(fork.rpcUrl).getTransactionCount({ address: account0 })).toBe(before)
  } finally {
    await fork.stop()
  }
})

test('Chains that start at the same time listen on ports of their own, and each says when it has ended', async () => {
  const [one, other] = await Promise.all([startAnvil(), startAnvil({ chainId: 97 })])
  const ended: string[] = []
  void one.ended.then(() => ended.push('one'))
  void other.ended.then(() => ended.push('other'))
  const idOf = ({ rpcUrl }: { rpcUrl: string }) => createLocalClient(rpcUrl).getChainId()
  expect([await idOf(one), await idOf(other)]).toEqual([31337, 97])

  process.kill(one.pid, 'SIGKILL')
  await one.ended
  await one.stop()
  expect(await idOf(other)).toBe(97)
  expect(ended).toEqual(['one'])
  await other.stop()
  expect([one, other].map(({ pid }) => readProcessStart(pid))).toEqual([undefined, undefined])
})

test('A busy port is named with its variable, and its holder lives on', async () => {
  const port = await freePort()
  const stranger = await listen(port)
  await expect(startLocalChain({ port })).rejects.toThrow(
    `Port ${port} is in use by another program, which is left alone. Stop it, or choose another port: ANVIL_PORT=${port + 1}`,
  )
  expect(stranger.listening).toBe(true)
  await new Promise((resolve) => stranger.close(resolve))
})

test('A chain that cannot start says why and leaves nothing running', async () => {
  const forkUrl = `http://127.0.0.1:${await freePort()}`
  const pids: number[] = []
  const start = startLocalChain({ forkUrl, onStart: (pid) => pids.push(pid) })
  await expect(start).rejects.toThrow(/anvil did not start: .*fork/s)
  expect(pids.map(readProcessStart)).toEqual([undefined])
})

test('Blocks come in the given rhythm once the contracts are there', async () => {
  const slow = await startLocalChain({ blockTime: 1 })
  try {
    const client = createLocalClient(slow.rpcUrl)
    const hash = await client.sendTransaction({ to: account0, value: 1n })
    await expect(client.getTransactionReceipt({ hash })).rejects.toThrow('could not be found')
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
  } finally {
    await slow.stop()
  }
})

async function listen(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen({ port, host: '127.0.0.1' }, resolve))
  return server
}
