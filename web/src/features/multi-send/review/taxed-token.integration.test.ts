import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { liquidityGeneratorTokenFactoryAbi } from '@saleyard/generated/abis'
import { chooseRoute } from '@saleyard/send/plan/choose-route.ts'
import { readGasRows } from '@saleyard/send/plan/estimate-gas.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import type { RpcCall } from '@saleyard/testkit/faults/respond-with-fault.ts'
import { type Address, erc20Abi, parseEther, toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { measurePlan } from './measure-plan.ts'

let chain: Awaited<ReturnType<typeof startLocalChain>>
let token: Address
const holder: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const client = () => createLocalClient(chain.rpcUrl)

/** A token of ours that takes 5 % of each transfer, but none from or to its first owner, account 0. */
beforeAll(async () => {
  chain = await startLocalChain()
  const { request, result } = await client().simulateContract({
    address: chain.addresses.liquidityGeneratorTokenFactory,
    abi: liquidityGeneratorTokenFactoryAbi,
    functionName: 'createToken',
    args: [
      {
        charityAddress: zeroAddress,
        charityBps: 0,
        contractURI: '',
        decimals: 18,
        liquidityFeeBps: 500,
        name: 'Taxed',
        router: chain.addresses.router,
        salt: toHex(1, { size: 32 }),
        symbol: 'TAX',
        taxFeeBps: 0,
        teamWallet: client().account.address,
        totalSupply: parseEther('1000000'),
      },
    ],
  })
  await client().waitForTransactionReceipt({ hash: await client().writeContract(request) })
  token = result
  const args = [holder, parseEther('1000')] as const
  const hash = await client().writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args })
  await client().waitForTransactionReceipt({ hash })
})
afterAll(() => chain?.stop())

async function measureFor(sender: Address, count: number, asset: Address = token, url = chain.rpcUrl) {
  const text = Array.from({ length: count }, (_, index) => `0x${(index + 0xabc000).toString(16).padStart(40, '6')},1`)
  const { list, service } = readList(text.join('\n'))
  const input = {
    chainId: 31337,
    sender,
    multiSender: chain.addresses.multiSender,
    asset: { kind: 'erc20', token: asset },
    mode: { kind: 'strict' },
    route: chooseRoute({ asset: { kind: 'erc20', token: asset }, count }),
    runNonce: toHex(2, { size: 32 }),
    limits: { gas: 16_777_216n, bytes: 131_072, reserveBps: 1000 },
  } as const
  const rows = await readGasRows(list.recipientCount, (from, to) => service.readRecipients(from, to))
  const { input: measured, arrival } = await measurePlan(createLocalClient(url), input, rows, 100_000n)
  return { route: measured.route, arrival }
}

test('a token without a fee is pulled, and all of it arrives', async () => {
  const sent = parseEther('8')
  expect(await measureFor(client().account.address, 20, chain.addresses.demoToken)).toEqual({
    route: 'tokenPull',
    arrival: { sent, arrived: sent },
  })
})

test('its first owner, whom the token lets off its fee, pays each straight, and all of it arrives', async () => {
  const sent = parseEther('8')
  expect(await measureFor(client().account.address, 20)).toEqual({
    route: 'tokenFrom',
    arrival: { sent, arrived: sent },
  })
})

test.each([
  ['many', 20, 'tokenFrom', '8', '7.6'],
  ['a long list', 100, 'tokenFrom', '8', '7.6'],
  ['a few', 3, 'tokenFrom', '3', '2.85'],
  ['one', 1, 'plainToken', '1', '0.95'],
] as const)('another holder who pays %s is told what arrives', async (_, count, route, sent, arrived) => {
  expect(await measureFor(holder, count)).toEqual({
    route,
    arrival: { sent: parseEther(sent), arrived: parseEther(arrived) },
  })
})

test('a node that gives no answer says nothing about the recipients: nothing is planned with the gas of a batch that skips them', async () => {
  const proxy = await startFaultProxy(chain.rpcUrl)
  onTestFinished(proxy.stop)
  const asked: string[] = []
  const alter = ({ method, params = [] }: RpcCall) => {
    if (method !== 'eth_estimateGas') return undefined
    const selector = (params[0] as { data: string }).data.slice(0, 10)
    asked.push(selector)
    return selector === asked[0] ? { error: { code: -32005, message: 'limit exceeded' } } : undefined
  }
  proxy.fault({ kind: 'altered', alter })
  const measured = measureFor(client().account.address, 20, chain.addresses.demoToken, proxy.url)
  await expect(measured).rejects.toSatisfy((error) => toUserError(error).code === 'rateLimited')
})
