import { deployments } from '@saleyard/generated/deployments'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeTx } from './describe-tx.ts'
import { encodeMultiSend } from './multi-send.ts'
import { listBatchCalls, proposeCalls, proposeRejection } from './propose.ts'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const token = '0x1111111111111111111111111111111111111111'
const recipient = '0x2222222222222222222222222222222222222222'
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const multiSender = deployments.MultiSender
const payments = [
  { address: token, amount: 10n },
  { address: recipient, amount: 15n },
] as const
const asset = { kind: 'erc20', token } as const
const strict = { kind: 'strict' } as const
const call = encodeCall({ id: 770n, route: 'tokenPull', asset, mode: strict, multiSender, payments: [...payments] })
const plan = { asset, route: 'tokenPull', mode: strict, multiSender } as const
const options = { nonce: 5n, multiSend } as const

const describeCall = (to: Hex, data: Hex, value = 0n) => describeTx(safe, { to, data, value, operation: 0 })

describe('what a transaction does', () => {
  test('a batch of a token: an approval of exactly its total, and its mark', () => {
    const tx = proposeCalls(listBatchCalls(plan, [call]), options)
    expect(tx).toMatchObject({ to: multiSend, operation: 1, nonce: 5n, gasPrice: 0n })
    expect(describeTx(safe, tx)).toEqual([
      { kind: 'approve', token, spender: multiSender, amount: 25n },
      { kind: 'batch', contract: multiSender, functionName: 'sendToken', id: 770n, token, count: 2, total: 25n },
    ])
  })

  test('with recipients that may be skipped, the rest of the approval is taken back', () => {
    const mode = { kind: 'skip', gasCap: 50_000n } as const
    const skipping = encodeCall({ id: 1n, route: 'tokenFrom', asset, mode, multiSender, payments: [...payments] })
    const tx = proposeCalls(listBatchCalls({ ...plan, route: 'tokenFrom', mode }, [skipping]), options)
    expect(describeTx(safe, tx).map((act) => [act.kind, 'amount' in act && act.amount])).toEqual([
      ['approve', 25n],
      ['batch', false],
      ['approve', 0n],
    ])
  })

  test('a batch of coin is one call, and needs no approval', () => {
    const native = { kind: 'native' } as const
    const coins = encodeCall({
      id: 3n,
      route: 'native',
      asset: native,
      mode: strict,
      multiSender,
      payments: [...payments],
    })
    const tx = proposeCalls(listBatchCalls({ ...plan, asset: native, route: 'native' }, [coins]), options)
    expect(tx).toMatchObject({ to: multiSender, operation: 0, value: 25n })
    expect(describeTx(safe, tx)).toEqual([
      { kind: 'batch', contract: multiSender, functionName: 'sendNative', id: 3n, count: 2, total: 25n },
    ])
    // The contract refuses other coin than the sum.
    expect(describeTx(safe, { ...tx, value: 26n })).toMatchObject([{ kind: 'unknown', value: 26n }])
  })

  test('a token that pays by itself is named as the contract', () => {
    const itself = encodeCall({
      id: 9n,
      route: 'tokenItself',
      asset,
      mode: strict,
      multiSender,
      payments: [...payments],
    })
    const calls = listBatchCalls({ ...plan, route: 'tokenItself' }, [itself])
    expect(calls).toHaveLength(1)
    expect(describeTx(safe, proposeCalls(calls, options))).toEqual([
      { kind: 'batch', contract: token, functionName: 'transferMany', id: 9n, token, count: 2, total: 25n },
    ])
  })

  test('the same bytes to another contract are not a batch', () => {
    expect(describeCall(recipient, call.data)).toMatchObject([{ kind: 'unknown', to: recipient, bytes: 292 }])
  })

  test('a batch that states another total than its payments have is not one', () => {
    const wrong = call.data.replace(`${'0'.repeat(62)}19`, `${'0'.repeat(62)}1a`) as Hex
    expect(wrong).not.toBe(call.data)
    expect(describeCall(multiSender, wrong)).toMatchObject([{ kind: 'unknown', to: multiSender }])
  })

  test('transfers of tokens and of coin', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, 4n] })
    expect(describeCall(token, data)).toEqual([{ kind: 'transfer', token, recipient, amount: 4n }])
    expect(describeCall(token, data, 1n)).toMatchObject([{ kind: 'unknown', value: 1n }])
    expect(describeCall(recipient, '0x', 6n)).toEqual([{ kind: 'coin', recipient, amount: 6n }])
  })

  test('a rejection does nothing, and a change of owners is named as one of settings', () => {
    expect(describeTx(safe, proposeRejection(safe, 5n))).toEqual([{ kind: 'rejection' }])
    const abi = parseAbi(['function enableModule(address module)'])
    const data = encodeFunctionData({ abi, args: [recipient] })
    expect(
      describeTx(safe, {
        to: multiSend,
        value: 0n,
        operation: 1,
        data: encodeMultiSend([{ to: safe, value: 0n, data }]),
      }),
    ).toEqual([{ kind: 'settings', selector: '0x610b5925', bytes: 36 }])
  })

  test('what we do not know is said with its target and its length', () => {
    expect(describeCall(token, '0x12345678aa')).toEqual([
      { kind: 'unknown', to: token, value: 0n, selector: '0x12345678', bytes: 5 },
    ])
    expect(describeCall(token, '0x12')).toMatchObject([{ selector: '0x', bytes: 1 }])
  })
})

test('error: a batch with a signature of the payer, a transaction without calls, several where nothing packs them', () => {
  expect(() => proposeCalls([], options)).toThrow('callsMissing')
  expect(() => proposeCalls([call, call], { nonce: 0n })).toThrow('multiSendMissing')
  expect(proposeCalls([call], { nonce: 0n })).toMatchObject({ to: multiSender, operation: 0 })
  const permit = { value: 1n, deadline: 1n, v: 27, r: '0x', s: '0x', gas: 1n } as never
  expect(() => listBatchCalls({ ...plan, permit }, [call])).toThrow('permitRefused')
})
