import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { multiSenderAbi, standardTokenFactoryAbi } from '@saleyard/generated/abis'
import { encodeErrorResult, erc20Abi, type Hex, parseEther } from 'viem'
import { describe, expect, test } from 'vitest'
import { connect, sendTransaction } from 'wagmi/actions'
import { toRevertingCode, useFailures } from '@/lib/errors/testing/use-failures.ts'

const { alice, bob, chain, listen, createReader, createRefusingWallet, getUserError } = useFailures()

describe('errors of nodes and wallets', () => {
  test('too little coin is told apart from a refusal', async () => {
    const sent = chain.wallet.sendTransaction({ to: bob, value: parseEther('1000000'), gas: 21_000n })
    expect((await getUserError(sent)).code).toBe('insufficientFunds')
  })

  test('[c215] a decline in the wallet is no failure, whatever code it comes with', async () => {
    for (const code of [4001, 5000])
      expect(
        (await getUserError(createRefusingWallet({ code, message: 'no' }).sendTransaction({ to: bob }))).code,
      ).toBe('userRejected')
  })

  test('a node that does not answer is told as a timeout', async () => {
    const url = await listen(() => {})
    expect((await getUserError(createReader(url, 100).getBlockNumber())).code).toBe('timeout')
  })

  test('a node that cannot be reached, refuses or breaks is told apart', async () => {
    expect((await getUserError(createReader('http://127.0.0.1:9').getBlockNumber())).code).toBe('unreachable')
    const busy = await listen((_request, response) => response.writeHead(429).end())
    expect((await getUserError(createReader(busy).getBlockNumber())).code).toBe('rateLimited')
    const broken = await listen((_request, response) => response.writeHead(502).end('Bad gateway'))
    expect(await getUserError(createReader(broken).getBlockNumber())).toMatchObject({
      code: 'httpFailed',
      values: { status: 502 },
    })
  })

  test('[c215] the page that a firewall answers with is no decline of the user', async () => {
    const page =
      '<html><head><title>Request Rejected</title></head><body>User denied. The request expired.</body></html>'
    const url = await listen((_request, response) => response.writeHead(403).end(page))
    expect((await getUserError(createReader(url).getBlockNumber())).code).toBe('nodeUnauthorized')
  })

  test('what a node says beside a status of HTTP is still read', async () => {
    const url = await listen((_request, response) => response.writeHead(500).end('header not found'))
    expect((await getUserError(createReader(url).getBlockNumber())).code).toBe('stateMissing')
  })

  test('a write without a wallet says to connect', async () => {
    expect((await getUserError(sendTransaction(chain.config, { to: bob }))).code).toBe('connectorMissing')
  })

  test('a second connection of the same wallet is refused as such', async () => {
    const [connector] = chain.config.connectors
    if (!connector) throw new Error('No connector')
    await connect(chain.config, { connector })
    expect((await getUserError(connect(chain.config, { connector }))).code).toBe('alreadyConnected')
  })

  test('codes of wallets and nodes each have their own sentence', async () => {
    const expected = { 4100: 'unauthorized', 4200: 'methodUnsupported', 4900: 'walletOffline', 4902: 'chainNotAdded' }
    for (const [code, key] of Object.entries(expected))
      expect(
        (
          await getUserError(
            createRefusingWallet({ code: Number(code), message: 'x' }).request({ method: 'eth_chainId' }),
          )
        ).code,
      ).toBe(key)
  })

  test('whatever else is thrown still gives a sentence and its raw text', () => {
    expect(toUserError(new Error('Odd\nsecond line'))).toEqual({
      code: 'unknown',
      values: { message: 'Odd' },
      details: 'Odd\nsecond line',
    })
    for (const odd of [undefined, null, 'text', 7, {}]) expect(toUserError(odd).code).toBe('unknown')
  })
})

describe('errors of contract calls', () => {
  /** A contract that ends every call with these bytes. */
  async function revertWith(bytes: Hex): Promise<Hex> {
    const address = '0x00000000000000000000000000000000000c0de5'
    await chain.client.setCode({ address, bytecode: toRevertingCode(bytes) })
    return address
  }

  /** What `-32603` becomes where a contract is called: by a wallet, then by a node that reads. */
  async function internalFailures(message: string, data?: unknown) {
    const error = { code: -32603, message, data }
    const contract = { address: bob, abi: erc20Abi } as const
    const url = await listen((_request, response) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id: 1, error })),
    )
    return [
      await getUserError(
        createRefusingWallet(error).writeContract({ ...contract, functionName: 'transfer', args: [bob, 1n], gas: 1n }),
      ),
      await getUserError(createReader(url).readContract({ ...contract, functionName: 'decimals' })),
    ]
  }

  test('a custom error of a contract call is its sentence with its values', async () => {
    const address = await revertWith(
      encodeErrorResult({
        abi: multiSenderAbi,
        errorName: 'MultiSender_RecipientFailed',
        args: [7n, '0x000000000000000000000000000000000000dEaD'],
      }),
    )
    const call = chain.client.simulateContract({ address, abi: multiSenderAbi, functionName: 'cancel', args: [1n] })

    expect(await getUserError(call)).toMatchObject({
      code: 'MultiSender_RecipientFailed',
      values: { index: '7', recipient: '0x000000000000000000000000000000000000dEaD' },
    })
  })

  test('a custom error is recognised in a gas estimate too, where no ABI is at hand', async () => {
    const address = await revertWith(
      encodeErrorResult({ abi: standardTokenFactoryAbi, errorName: 'TokenFactory_TotalSupplyZero' }),
    )
    const estimate = chain.client.estimateGas({ account: alice, to: address, data: '0x12345678' })
    expect((await getUserError(estimate)).code).toBe('TokenFactory_TotalSupplyZero')
  })

  test('a reason in words is passed on', async () => {
    const reason = [{ type: 'error', name: 'Error', inputs: [{ type: 'string', name: 'message' }] }] as const
    const address = await revertWith(encodeErrorResult({ abi: reason, errorName: 'Error', args: ['Paused by owner'] }))
    const call = chain.client.simulateContract({ address, abi: multiSenderAbi, functionName: 'cancel', args: [1n] })

    expect(await getUserError(call)).toMatchObject({ code: 'reverted', values: { reason: 'Paused by owner' } })
  })

  test('a contract that refuses in silence is said to give no reason', async () => {
    const address = await revertWith('0x')
    const call = chain.client.simulateContract({ address, abi: multiSenderAbi, functionName: 'cancel', args: [1n] })
    expect((await getUserError(call)).code).toBe('revertedUnknown')
  })

  test.each([
    ['header not found', 'stateMissing'],
    ['internal error', 'rpcInternal'],
    ['request timed out', 'timeout'],
    ['nonce too low', 'nonceTooLow'],
    ['Rejected by user', 'userRejected'],
    ['Request rejected', 'rpcInternal'],
  ] as const)('[c210] an internal error of a node or wallet is no refusal by a contract: %s', async (message, code) => {
    for (const failure of await internalFailures(message)) expect(failure.code).toBe(code)
  })

  test.each([
    ['Error: VM Exception while processing transaction: reverted with reason string "Paused"', undefined],
    ['Internal JSON-RPC error.', { code: 3, message: 'execution reverted: Paused' }],
    ['Internal JSON-RPC error.', { code: 3, message: 'Paused' }],
    ['Internal JSON-RPC error.', { code: -32015, message: 'VM execution error.', data: 'Reverted 0x' }],
    ['Internal JSON-RPC error.', `0xdeadbeef${'00'.repeat(32)}`],
  ])('[c210] a refusal inside of an internal error stays one: %s %o', async (message, data) => {
    for (const failure of await internalFailures(message, data)) expect(failure.code).toMatch(/^reverted/)
  })
})
