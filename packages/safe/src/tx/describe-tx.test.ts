import { deployments } from '@saleyard/generated/deployments'
import { type Call, encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { encodeFunctionData, erc20Abi, type Hex, keccak256, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { type BatchAct, describeTx, isOurPayment, isSameBatch } from './describe-tx.ts'
import { encodeMultiSend, type SafeCall } from './multi-send.ts'
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
const domain = { chainId: 56, safe } as const
const marked = (id: bigint, call: Call) => ({ ...call, id })
const call = marked(
  770n,
  encodeCall({ id: 770n, route: 'tokenPull', asset, mode: strict, multiSender, payments: [...payments] }),
)
const plan = { asset, route: 'tokenPull', mode: strict, multiSender, chainId: 56, sender: safe } as const
const options = { nonce: 5n, multiSend } as const

const pack = (...calls: SafeCall[]) =>
  ({ to: multiSend, value: 0n, operation: 1, data: encodeMultiSend(calls) }) as const
const describeCall = (to: Hex, data: Hex, value = 0n) => describeTx(safe, { to, data, value, operation: 0 })

describe('what a transaction does', () => {
  test('a batch of a token: an approval of exactly its total, and its mark', () => {
    const tx = proposeCalls(listBatchCalls(plan, [call], domain), options)
    expect(tx).toMatchObject({ to: multiSend, operation: 1, nonce: 5n, gasPrice: 0n })
    expect(describeTx(safe, tx)).toEqual([
      { kind: 'approve', token, spender: multiSender, amount: 25n },
      {
        kind: 'batch',
        contract: multiSender,
        functionName: 'sendToken',
        id: 770n,
        callHash: keccak256(call.data),
        token,
        count: 2,
        total: 25n,
      },
    ])
    expect(isOurPayment(describeTx(safe, tx))).toBe(true)
  })

  test('with recipients that may be skipped, the rest of the approval is taken back', () => {
    const mode = { kind: 'skip', gasCap: 50_000n } as const
    const skipping = encodeCall({ id: 1n, route: 'tokenFrom', asset, mode, multiSender, payments: [...payments] })
    const tx = proposeCalls(
      listBatchCalls({ ...plan, route: 'tokenFrom', mode }, [marked(1n, skipping)], domain),
      options,
    )
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
    const tx = proposeCalls(
      listBatchCalls({ ...plan, asset: native, route: 'native' }, [marked(3n, coins)], domain),
      options,
    )
    expect(tx).toMatchObject({ to: multiSender, operation: 0, value: 25n })
    expect(describeTx(safe, tx)).toEqual([
      {
        kind: 'batch',
        contract: multiSender,
        functionName: 'sendNative',
        id: 3n,
        callHash: keccak256(coins.data),
        count: 2,
        total: 25n,
      },
    ])
    expect(isOurPayment(describeTx(safe, tx))).toBe(true)
    // The contract refuses less coin than the sum, and gives back what is above it.
    expect(describeTx(safe, { ...tx, value: 24n })).toMatchObject([{ kind: 'unknown', value: 24n }])
    const more = describeTx(safe, { ...tx, value: 26n })
    expect(more).toMatchObject([{ kind: 'batch', total: 25n, surplus: 1n }])
    expect(isOurPayment(more)).toBe(false)
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
    const calls = listBatchCalls({ ...plan, route: 'tokenItself' }, [marked(9n, itself)], domain)
    expect(calls).toHaveLength(1)
    const acts = describeTx(safe, proposeCalls(calls, options))
    expect(acts).toMatchObject([
      { kind: 'batch', contract: token, functionName: 'transferMany', id: 9n, token, count: 2, total: 25n },
    ])
    expect(isOurPayment(acts)).toBe(true)
  })

  test('the same bytes to another contract are not a batch', () => {
    expect(describeCall(recipient, call.data)).toMatchObject([{ kind: 'unknown', to: recipient, bytes: 292 }])
    // Nor if that is the token itself.
    expect(describeCall(token, call.data)).toMatchObject([{ kind: 'unknown', to: token }])
    expect(describeCall(multiSender, call.data, 1n)).toMatchObject([{ kind: 'unknown', value: 1n }])
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
    expect(() => describeTx(safe, { ...proposeRejection(safe, 5n), operation: 1 })).toThrow('delegateCallRefused')
    expect(describeTx(safe, pack({ to: safe, value: 0n, data: '0x' }))).toEqual([
      { kind: 'settings', selector: '0x', bytes: 0 },
    ])
    expect(
      describeTx(safe, {
        to: multiSend,
        value: 0n,
        operation: 1,
        data: encodeMultiSend([{ to: safe, value: 0n, data }]),
      }),
    ).toEqual([
      {
        kind: 'settings',
        functionName: 'enableModule',
        values: { module: recipient },
        selector: '0x610b5925',
        bytes: 36,
      },
    ])
    const threshold = parseAbi(['function changeThreshold(uint256 threshold)'])
    expect(describeCall(safe, encodeFunctionData({ abi: threshold, args: [1n] }))).toMatchObject([
      { functionName: 'changeThreshold', values: { threshold: 1n } },
    ])
    expect(describeCall(safe, '0x12345678')).toEqual([{ kind: 'settings', selector: '0x12345678', bytes: 4 }])
  })

  test('a batch that is given up is named by its mark', () => {
    const data = encodeFunctionData({ abi: parseAbi(['function cancel(uint256 id)']), args: [770n] })
    expect(describeCall(multiSender, data)).toEqual([{ kind: 'cancel', contract: multiSender, id: 770n }])
    expect(describeCall(token, data)).toMatchObject([{ kind: 'unknown' }])
    expect(describeCall(multiSender, data, 1n)).toMatchObject([{ kind: 'unknown' }])
  })

  test('a payment without a mark is no batch', () => {
    const data = encodeCall({
      id: 0n,
      route: 'tokenPull',
      asset,
      mode: strict,
      multiSender,
      payments: [...payments],
    }).data
    expect(describeCall(multiSender, data)).toMatchObject([{ kind: 'unknown', to: multiSender }])
  })

  test('the same mark, token, number and total with other recipients is another batch', () => {
    const others = payments.map(({ amount }, index) => ({ address: payments[1 - index]?.address ?? token, amount }))
    const other = encodeCall({ id: 770n, route: 'tokenPull', asset, mode: strict, multiSender, payments: others })
    const [act, forged] = [call, other].map(({ data }) => describeCall(multiSender, data)[0] as BatchAct)
    expect({ ...forged, callHash: act?.callHash }).toEqual(act)
    expect(forged).not.toEqual(act)
    expect([act, forged].map((each) => each && isSameBatch(each, call))).toEqual([true, false])
    expect(act && isSameBatch(act, { ...call, to: token })).toBe(false)
  })

  test('what we do not know is said with its target and its length', () => {
    expect(describeCall(token, '0x12345678aa')).toEqual([
      { kind: 'unknown', to: token, value: 0n, selector: '0x12345678', bytes: 5 },
    ])
    expect(describeCall(token, '0x12')).toMatchObject([{ selector: '0x', bytes: 1 }])
  })
})

describe('a payment of ours has nothing besides its batches', () => {
  const approve = (amount: bigint, of: Hex = token, spender: Hex = multiSender) => ({
    to: of,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
  })
  test.each<[string, boolean, SafeCall[]]>([
    ['default', true, [approve(25n), call]],
    ['an approval of nothing first and last', true, [approve(0n), approve(25n), call, approve(0n)]],
    ['two batches', true, [approve(25n), call, approve(25n), call]],
    ['no batch', false, [approve(0n)]],
    ['more approved than is paid', false, [approve(26n), call]],
    ['an approval of another token', false, [approve(25n, recipient), call]],
    ['an approval of number 0 of an NFT', false, [approve(0n, recipient), approve(25n), call]],
    ['an approval for another account', false, [approve(25n, token, recipient), call]],
    ['an approval of nothing for another account', false, [approve(25n), call, approve(0n, token, recipient)]],
    ['an approval that is left over', false, [approve(25n), call, approve(25n)]],
    ['no approval', false, [call]],
    ['a transfer besides', false, [approve(25n), call, { to: recipient, value: 1n, data: '0x' }]],
    ['settings besides', false, [approve(25n), call, { to: safe, value: 0n, data: '0x' }]],
  ])('%s: %s', (_, isOurs, calls) => {
    expect(isOurPayment(describeTx(safe, pack(...calls.map(({ to, value, data }) => ({ to, value, data })))))).toBe(
      isOurs,
    )
  })
})

test('what is left of an allowance is taken back first, once', () => {
  const amounts = (
    allowance: bigint,
    route: 'tokenPull' | 'tokenFrom' = 'tokenPull',
    kind: 'strict' | 'skip' = 'strict',
  ) => {
    const mode = kind === 'strict' ? strict : ({ kind, gasCap: 1n } as const)
    const calls = listBatchCalls({ ...plan, route, mode }, [call, call], { ...domain, allowance })
    return describeTx(safe, pack(...calls)).map((act) => ('amount' in act ? act.amount : act.kind))
  }
  expect(amounts(0n)).toEqual([25n, 'batch', 25n, 'batch'])
  expect(amounts(7n)).toEqual([0n, 25n, 'batch', 25n, 'batch'])
  // A pull leaves nothing, even where recipients are skipped.
  expect(amounts(0n, 'tokenPull', 'skip')).toEqual([25n, 'batch', 25n, 'batch'])
  expect(amounts(0n, 'tokenFrom', 'skip')).toEqual([25n, 'batch', 0n, 25n, 'batch', 0n])
})

test('error: batches without a mark, and of a plan for another payer or chain', () => {
  expect(() => listBatchCalls(plan, [call, marked(0n, call)], domain)).toThrow('unmarked')
  expect(() => listBatchCalls({ ...plan, route: 'plainToken' }, [call], domain)).toThrow('unmarked')
  const native = { kind: 'native' } as const
  expect(() => listBatchCalls({ ...plan, asset: native, route: 'plainNative' }, [call], domain)).toThrow('unmarked')
  expect(() => listBatchCalls({ ...plan, sender: recipient }, [call], domain)).toThrow('safeMismatch')
  expect(() => listBatchCalls({ ...plan, chainId: 1 }, [call], domain)).toThrow('chainMismatch')
})

test('error: a batch with a signature of the payer, a transaction without calls, several where nothing packs them', () => {
  expect(() => proposeCalls([], options)).toThrow('callsMissing')
  expect(() => proposeCalls([call, call], { nonce: 0n })).toThrow('multiSendMissing')
  expect(proposeCalls([call], { nonce: 0n })).toMatchObject({ to: multiSender, operation: 0 })
  const permit = { value: 1n, deadline: 1n, v: 27, r: '0x', s: '0x', gas: 1n } as never
  expect(() => listBatchCalls({ ...plan, permit }, [call], domain)).toThrow('permitRefused')
})
