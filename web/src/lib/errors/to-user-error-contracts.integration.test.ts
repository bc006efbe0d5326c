import { multiSenderAbi, standardTokenFactoryAbi } from '@saleyard/generated/abis'
import { encodeErrorResult, erc20Abi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { revertingWith, useFailures } from '@/lib/errors/testing/use-failures.ts'

const { alice, bob, chain, listen, reader, refusing, failureOf } = useFailures()

/** A contract that ends every call with these bytes. */
async function revertWith(bytes: Hex): Promise<Hex> {
  const address = '0x00000000000000000000000000000000000c0de5'
  await chain.client.setCode({ address, bytecode: revertingWith(bytes) })
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
    await failureOf(refusing(error).writeContract({ ...contract, functionName: 'transfer', args: [bob, 1n], gas: 1n })),
    await failureOf(reader(url).readContract({ ...contract, functionName: 'decimals' })),
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

  expect(await failureOf(call)).toMatchObject({
    code: 'MultiSender_RecipientFailed',
    values: { index: '7', recipient: '0x000000000000000000000000000000000000dEaD' },
  })
})

test('a custom error is recognised in a gas estimate too, where no ABI is at hand', async () => {
  const address = await revertWith(
    encodeErrorResult({ abi: standardTokenFactoryAbi, errorName: 'TokenFactory_TotalSupplyZero' }),
  )
  const estimate = chain.client.estimateGas({ account: alice, to: address, data: '0x12345678' })
  expect((await failureOf(estimate)).code).toBe('TokenFactory_TotalSupplyZero')
})

test('a reason in words is passed on', async () => {
  const reason = [{ type: 'error', name: 'Error', inputs: [{ type: 'string', name: 'message' }] }] as const
  const address = await revertWith(encodeErrorResult({ abi: reason, errorName: 'Error', args: ['Paused by owner'] }))
  const call = chain.client.simulateContract({ address, abi: multiSenderAbi, functionName: 'cancel', args: [1n] })

  expect(await failureOf(call)).toMatchObject({ code: 'reverted', values: { reason: 'Paused by owner' } })
})

test('a contract that refuses in silence is said to give no reason', async () => {
  const address = await revertWith('0x')
  const call = chain.client.simulateContract({ address, abi: multiSenderAbi, functionName: 'cancel', args: [1n] })
  expect((await failureOf(call)).code).toBe('revertedUnknown')
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
