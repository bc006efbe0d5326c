// Shows calls of every route, mode and signature, and the memos that a payer signs, as a device does with our ERC-7730
// descriptors, and compares what it shows with the plan.
import { formatAmount } from '@saleyard/chain/amounts/format-amount.ts'
import { multiSenderAbi, multiSenderAddress } from '@saleyard/generated/abis'
import type { Route, SendMode } from '@saleyard/send/plan/types.ts'
import { describeMemoRoot } from '@saleyard/send/receipt/memo-signature.ts'
import {
  readDescriptor,
  readMessageDescriptor,
  type Shown,
  type SigningDescriptor,
  showCall,
  showMessage,
} from '@saleyard/testkit/signing/show-call.ts'
import { type Address, getAddress, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Payment } from './encode-batch.ts'
import { type Call, encodeCall } from './encode-call.ts'
import { encodeErc721Call } from './erc721.ts'
import { encodeErc1155Call } from './erc1155.ts'

const token = { address: getAddress('0x7e57000000000000000000000000000000007e57'), symbol: 'HRB', decimals: 6 }
const alice: Address = '0x00000000000000000000000000000000000a11ce'
const bob: Address = '0x0000000000000000000000000000000000000b0b'
const id = 0xbeefn * 256n
const chainId = 56

const lists: Record<'equal' | 'distinct', Payment[]> = {
  equal: [alice, bob].map((address) => ({ address, amount: 1_500_000n })),
  distinct: [
    { address: alice, amount: 1_500_001n },
    { address: bob, amount: 70_000_000n },
  ],
}
const modes: SendMode[] = [{ kind: 'strict' }, { kind: 'skip', gasCap: 60_000n }]
const deadline = 1_800_000_000n
const r: Hex = `0x${'11'.repeat(32)}`
const permit = { deadline, r, s: r, v: 27, value: 71_500_001n }
const permit2 = { deadline, nonce: 7n, amount: 71_500_001n, signature: r }

const multiSender = readDescriptor('MultiSender')

function show(call: Pick<Call, 'to' | 'value' | 'data'>, descriptor: SigningDescriptor = multiSender): Shown {
  const shown = showCall(descriptor, { chainId, ...call }, [token])
  if (!shown) throw new Error('the device does not know this call')
  return shown
}

const seen = new Set<string>()

const inTokens = (value: bigint) => `${formatAmount(value, 6)} HRB`
const inCoins = (value: bigint) => `${formatAmount(value, 18)} coins`

type Signature = { permit?: typeof permit; permit2?: typeof permit2 }

function describeSignature({ permit, permit2 }: Signature): Record<string, string> {
  if (!permit && !permit2) return {}
  return {
    ...(permit && { 'Allowance by signature': inTokens(permit.value) }),
    ...(permit2 && { 'Taken through Permit2, at most': inTokens(permit2.amount) }),
    'Signature valid until': '2027-01-15T08:00:00.000Z',
  }
}

describe.each(['native', 'tokenFrom', 'tokenPull'] satisfies Route[])('%s', (route) => {
  const asset = route === 'native' ? ({ kind: 'native' } as const) : ({ kind: 'erc20', token: token.address } as const)
  const amount = route === 'native' ? inCoins : inTokens
  const signatures: Signature[] = [
    {},
    ...(route === 'native' ? [] : [{ permit }]),
    ...(route === 'tokenPull' ? [{ permit2 }] : []),
  ]
  const cases = signatures.flatMap((signature) =>
    modes.flatMap((mode) => Object.entries(lists).map(([kind, payments]) => ({ signature, mode, kind, payments }))),
  )

  test.each(cases)('default: $mode.kind, $kind, $signature', ({ signature, mode, kind, payments }) => {
    const call = encodeCall({ id, route, asset, mode, multiSender: multiSenderAddress, payments, ...signature })
    seen.add(call.functionName)
    const { intent, lines } = show(call)
    const shown = Object.fromEntries(lines)
    expect(intent).toBe(
      `Send ${route === 'native' ? 'coins' : 'tokens'} to many${mode.kind === 'skip' ? ', skip refusals' : ''}`,
    )
    expect(shown).toEqual({
      ...(route !== 'native' && { Token: token.address }),
      Total: amount(call.total),
      ...(kind === 'equal' && { 'Each recipient gets': amount(1_500_000n) }),
      ...describeSignature(signature),
      ...(mode.kind === 'skip' && { 'Gas per recipient, at most': '60000' }),
      'Batch mark': `${id}`,
    })
  })
})

test.each(modes)('behavior: collections, $kind', (mode) => {
  const common = { id, mode, multiSender: multiSenderAddress, collection: token.address }
  const skip = mode.kind === 'skip' ? [['Gas per recipient, at most', '60000']] : []
  const nfts = encodeErc721Call({ ...common, isPlain: true, payments: [{ address: alice, tokenId: 9n }] })
  const editions = encodeErc1155Call({
    ...common,
    payments: [
      { address: alice, tokenId: 9n, amount: 3n },
      { address: bob, tokenId: 10n, amount: 4n },
      { address: bob, tokenId: 9n, amount: 5n },
    ],
  })
  for (const { functionName } of [nfts, editions]) seen.add(functionName)
  expect(show(nfts).lines).toEqual([
    ['Collection', token.address],
    ['Without asking the recipients', 'true'],
    ...skip,
    ['Batch mark', `${id}`],
  ])
  expect(show(editions).lines).toEqual([
    ['Collection', token.address],
    ['Token id', '9'],
    ['Total', '8'],
    ['Token id', '10'],
    ['Total', '4'],
    ...skip,
    ['Batch mark', `${id}`],
  ])
})

test('behavior: every function of MultiSender that pays was shown', () => {
  const paying = multiSenderAbi.flatMap((item) =>
    item.type === 'function' && item.name.startsWith('send') ? [item.name] : [],
  )
  expect([...seen].sort()).toEqual([...new Set(paying)].sort())
})

test('behavior: a token that pays many by itself, and a plain transfer', () => {
  const asset = { kind: 'erc20', token: token.address } as const
  const common = { id, asset, mode: modes[0] ?? { kind: 'strict' }, multiSender: multiSenderAddress }
  const many = encodeCall({ ...common, route: 'tokenItself', payments: lists.distinct })
  expect(show(many, readDescriptor('StandardToken'))).toEqual({
    intent: 'Send tokens to many',
    lines: [
      ['Total', '71.500001 HRB'],
      ['Batch mark', `${id}`],
    ],
  })
  const one = encodeCall({ ...common, route: 'plainToken', payments: lists.equal.slice(0, 1) })
  expect(show(one, readDescriptor('BabyToken'))).toEqual({
    intent: 'Send',
    lines: [
      ['To', getAddress(alice)],
      ['Amount', '1.5 HRB'],
    ],
  })
})

test('behavior: another contract or another network is not shown as ours', () => {
  const asset = { kind: 'native' } as const
  const call = encodeCall({
    id,
    route: 'native',
    asset,
    mode: { kind: 'strict' },
    multiSender: multiSenderAddress,
    payments: lists.equal,
  })
  expect(showCall(multiSender, { chainId, ...call })).toBeDefined()
  expect(showCall(multiSender, { chainId, ...call, to: alice })).toBeUndefined()
  expect(showCall(multiSender, { chainId: 5, ...call })).toBeUndefined()
  expect(showCall(multiSender, { chainId, ...call, data: '0x12345678' })).toBeUndefined()
})

test('behavior: of the memos of a run, their purpose and who pays; another domain or another text is not shown as ours', () => {
  const memos = describeMemoRoot({ chainId, sender: alice, root: r })
  const descriptor = readMessageDescriptor('Memos')
  expect(showMessage(descriptor, memos)).toEqual({
    intent: 'Sign the memos of payments',
    lines: [
      ['Purpose', 'Confirms the memos of payments on their receipts. Moves no money.'],
      ['Payer', getAddress(alice)],
    ],
  })
  expect(showMessage(descriptor, { ...memos, domain: { ...memos.domain, name: 'Saleyard' } })).toBeUndefined()
  expect(showMessage(descriptor, { ...memos, domain: { ...memos.domain, version: '2' } })).toBeUndefined()
  const [purpose, ...others] = memos.types.Memos
  const types = { Memos: [...others, purpose] }
  expect(showMessage(descriptor, { ...memos, types })).toBeUndefined()
})
