import type { RecipientLine } from '@saleyard/send/list/types.ts'
import { batches, recipients, record, skipped } from '@saleyard/send/testing/few-batches.ts'
import fc from 'fast-check'
import { getAddress, type Hash, hashStruct, keccak256, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  collectMemos,
  describeReceipt,
  describeRunReceipt,
  findReceipts,
  type ReceiptSource,
  readMemoRoot,
  summarizeReceipts,
  writeReceipts,
} from './describe-receipt.ts'
import { createMerkleTree, hashMemo, memoType } from './memo-signature.ts'
import {
  decodeReceiptLink,
  encodeReceiptLink,
  encodeShortLink,
  type PaymentLink,
  type ReceiptLink,
  type RunLink,
} from './receipt-link.ts'

const sender = getAddress(numberToHex(0xabc, { size: 20 }))
const other = getAddress(numberToHex(0xdef, { size: 20 }))
const hashOf = (number: number): Hash => keccak256(numberToHex(number))
const payment: PaymentLink = {
  kind: 'payment',
  chainId: 56,
  sender,
  token: other,
  symbol: 'USDT',
  decimals: 18,
  hash: hashOf(1),
  recipient: other,
  amount: 1_250n * 10n ** 18n,
  batch: { id: (7n << 8n) | 2n, number: 3, index: 16 },
  line: 17,
  lines: 43_575,
  memo: 'Gehalt für Nov. & = # 🎉',
  signed: { signature: `0x${'ab'.repeat(65)}`, proof: [hashOf(2), hashOf(3)] },
}
const read = (text: string) => {
  const decoded = decodeReceiptLink(text)
  return 'link' in decoded ? decoded.link : decoded.problem
}
/** The link's text with other fields. */
const change = (link: ReceiptLink, fields: Record<string, string | undefined>) => {
  const text = new URLSearchParams(encodeReceiptLink(link))
  for (const [name, value] of Object.entries(fields)) value === undefined ? text.delete(name) : text.set(name, value)
  return `#${text}`
}

describe('a link', () => {
  test('is read as it was written', () => {
    const { batch: _batch, signed: _signed, token: _token, memo: _memo, line: _line, lines: _lines, ...plain } = payment
    expect(read(encodeReceiptLink(payment))).toEqual(payment)
    expect(read(`#${encodeReceiptLink(plain)}`)).toEqual(plain)
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' }),
        fc.bigInt({ min: 0n, max: 2n ** 255n }),
        (memo, amount) => {
          expect(read(encodeReceiptLink({ ...payment, memo, amount }))).toEqual({
            ...payment,
            memo,
            amount,
          })
        },
      ),
    )
  })

  test('has no character that a router or a messenger would change', () => {
    expect(encodeReceiptLink(payment)).toMatch(/^[0-9A-Za-z=&._-]+$/)
    expect(encodeReceiptLink(payment)).toBe(decodeURIComponent(encodeReceiptLink(payment)))
  })

  describe('of a run in its short form', () => {
    const job = BigInt(hashOf(4)) & ~255n
    const sentOf = (numbers: number[]) =>
      numbers.map((number) => ({ number, id: job | BigInt((number - 1) % 256), hash: hashOf(number) }))
    const run: RunLink = {
      ...{ kind: 'run', chainId: 42_161, sender, token: other, symbol: '税収🎉', decimals: 6 },
      ...{ count: 590, total: 2n ** 128n - 1n, planned: 300, batches: sentOf([1, 2, 200]) },
    }
    const { token: _token, ...coin } = run

    test('is read as it was written, and half as long', () => {
      for (const link of [run, coin, { ...run, batches: sentOf([255]) }]) {
        const short = encodeShortLink(link) ?? ''
        expect(read(`#${short}`)).toEqual(link)
        expect(short).toMatch(/^[0-9A-Za-z=&_-]+$/)
        expect(short.length).toBeLessThan(encodeReceiptLink(link).length * 0.65)
      }
    })

    test('of one and of two batches fits the picture with its page', () => {
      const lengths = [[1], [1, 2], [1, 2, 3]].map(
        (numbers) =>
          `https://saleyard.example/receipt#${encodeShortLink({ ...run, symbol: 'USDT', batches: sentOf(numbers) })}`
            .length,
      )
      expect(lengths.map((length) => length <= 300)).toEqual([true, true, false])
    })

    test('has no room for a second job, a larger sum and more batches', () => {
      const second = { number: 257, id: job + 256n, hash: hashOf(1) }
      expect(encodeShortLink({ ...run, batches: [...run.batches, second] })).toBeUndefined()
      expect(encodeShortLink({ ...run, total: 2n ** 128n })).toBeUndefined()
      expect(encodeShortLink({ ...run, batches: [] })).toBeUndefined()
    })

    test('error: cut off, changed or of a later version it is refused', () => {
      const short = encodeShortLink(run) ?? ''
      expect(read(short.replace('v=1', 'v=2'))).toEqual({ code: 'newer' })
      expect(read(short.replace('&v=1', ''))).toMatchObject({ code: 'damaged' })
      expect(read(short.replace(/run=.{40}/, 'run='))).toMatchObject({ code: 'damaged' })
      for (const text of ['run=&v=1', 'run=AAAA&v=1', 'run=%F0%9F&v=1', `run=${'A'.repeat(400)}&v=1`])
        expect(read(text)).toMatchObject({ code: 'damaged' })
    })
  })

  test('of a run is read as it was written', () => {
    const claim = { kind: 'run', chainId: 97, sender, symbol: 'BNB', decimals: 18 } as const
    const sent = [1, 2, 257].map((number) => ({
      number,
      id: (BigInt(hashOf(number > 256 ? 5 : 4)) & ~255n) | BigInt((number - 1) % 256),
      hash: hashOf(number),
    }))
    const run: ReceiptLink = { ...claim, count: 3, total: 5n, planned: 300, batches: sent }
    expect(read(encodeReceiptLink(run))).toEqual(run)
    expect(read(change(run, { batches: '1.zz.00' }))).toEqual({ code: 'damaged', fields: ['batches'] })
    const [first] = new URLSearchParams(encodeReceiptLink(run)).get('batches')?.split('_') ?? []
    // One batch twice would count twice.
    expect(read(change(run, { batches: `${first}_${first}` }))).toEqual({ code: 'damaged', fields: ['batches'] })
  })

  test('that is empty, of a later version, or damaged says so', () => {
    expect(read('')).toEqual({ code: 'empty' })
    expect(read('#')).toEqual({ code: 'empty' })
    expect(read(change(payment, { v: '2' }))).toEqual({ code: 'newer' })
    expect(read('#hello')).toEqual({ code: 'damaged', fields: ['kind'] })
    expect(read(encodeReceiptLink(payment).slice(0, -300))).toMatchObject({ code: 'damaged' })
  })

  test.each([
    ['chain', '0'],
    ['chain', '56n'],
    ['from', '0x1234'],
    ['from', `0x${'A'.repeat(39)}b`],
    ['token', 'USDT'],
    ['tx', '0x1'],
    ['to', undefined],
    ['amount', '-5'],
    ['amount', '1.5'],
    ['amount', '9'.repeat(79)],
    ['decimals', '256'],
    ['symbol', ''],
    ['id', `0x1${'0'.repeat(62)}02`],
    ['record', '0'],
    ['record', undefined],
    ['batch', '4'],
    ['memo', 'Salary'],
    ['memo', '61'.repeat(2_001)],
    ['proof', 'abcd'],
    ['signature', undefined],
    ['v', undefined],
  ])('with %s %s is damaged, and names the field', (name, value) => {
    expect(read(change(payment, { [name]: value }))).toEqual({ code: 'damaged', fields: [name] })
  })
})

const lines = recipients.map(
  ({ address, amount }, index): RecipientLine => ({
    state: 'accepted',
    number: index + 1,
    text: '',
    address,
    amount,
    memo: index === 3 ? '' : ` Salary ${index + 1} `,
    recipient: index,
    warnings: [],
  }),
)
const list = { lines, recipients }
const source: ReceiptSource = {
  plan: {
    chainId: 56,
    sender,
    asset: { kind: 'native' },
    batches: batches.map((batch, index) => ({ ...batch, id: (7n << 8n) | BigInt(index), total: 10n })),
  },
  records: [1, 2, 3].map((number) => record(number, { state: 'reconciled', minedHash: hashOf(number) })),
  symbol: 'BNB',
  decimals: 18,
}
const withRecord = (number: number, fields: Parameters<typeof record>[1]): ReceiptSource => ({
  ...source,
  records: source.records.map((each) => (each.number === number ? { ...each, ...fields } : each)),
})
const linkAt = (position: number, from = source) => describeReceipt(from, list, position)

describe('the receipts of a run', () => {
  test('have transaction, batch, record, line and memo of each recipient', () => {
    expect(linkAt(3)).toEqual({
      kind: 'payment',
      chainId: 56,
      sender,
      symbol: 'BNB',
      decimals: 18,
      hash: hashOf(2),
      recipient: getAddress(recipients[3]?.address ?? '0x'),
      amount: 4n * 10n ** 17n,
      batch: { id: (7n << 8n) | 1n, number: 2, index: 1 },
      line: 4,
      lines: 5,
    })
    expect(linkAt(4)).toMatchObject({ memo: 'Salary 5', batch: { number: 3, index: 0 } })
    expect(linkAt(5)).toBeUndefined()
  })

  test('are there only for those who were paid', () => {
    expect(linkAt(1, withRecord(1, { skipped: [skipped(1, 1)] }))).toBeUndefined()
    expect(linkAt(0, withRecord(1, { skipped: [skipped(1, 1)] }))).toBeDefined()
    for (const state of ['queued', 'sent', 'failed', 'cancelled', 'stopped'] as const) {
      expect(linkAt(0, withRecord(1, { state })), state).toBeUndefined()
    }
    expect(linkAt(0, withRecord(1, { state: 'mined' }))).toBeDefined()
  })

  test('name the account that paid; merged lines have their memos, each once', () => {
    expect(linkAt(0, withRecord(1, { state: 'paidByOther', paidBy: other }))?.sender).toBe(other)
    const merged = recipients.map((recipient, index) => (index === 0 ? { ...recipient, lines: [1, 2, 1] } : recipient))
    expect(describeReceipt(source, { lines, recipients: merged }, 0)?.memo).toBe('Salary 1; Salary 2')
  })

  test('have texts that a link carries as they are: cut between characters, and well-formed', () => {
    const strange = lines.map((line) => ({ ...line, memo: `${'x'.repeat(499)}🎉🎉\ud800` }))
    const link = describeReceipt({ ...source, symbol: `\ud83c${'Y'.repeat(99)}` }, { lines: strange, recipients }, 0)
    expect(link).toMatchObject({ memo: `${'x'.repeat(499)}🎉`, symbol: `\ufffd${'Y'.repeat(29)}` })
    expect(link && read(encodeReceiptLink(link))).toEqual(link)
  })

  test('of the whole run name the batches that its sender paid', () => {
    expect(describeRunReceipt(source)).toMatchObject({ count: 5, total: 30n, planned: 3, batches: [{}, {}, {}] })
    expect(describeRunReceipt(withRecord(2, { state: 'paidByOther', paidBy: other }))).toMatchObject({
      count: 3,
      total: 20n,
      batches: [{ number: 1 }, { number: 3 }],
    })
    const plain = { ...source, plan: { ...source.plan, batches: [{ ...batches[0], id: 0n }] as never } }
    expect(describeRunReceipt(plain)).toBeUndefined()
    expect(linkAt(0, plain)).not.toHaveProperty('batch')
  })

  test('have one tree of memos, in which recipients without a memo, and those that another account paid, are not', () => {
    const memos = collectMemos(withRecord(3, { state: 'paidByOther', paidBy: other }), list)
    expect([0, 1, 2, 3, 4].map((position) => memos.sign(position, '0x12') !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(collectMemos(source, { lines: [], recipients }).root).toBeUndefined()
  })
})

describe('the list of receipts', () => {
  const input = { source }

  test('finds a recipient by line or address, and shows the first ones without a query', () => {
    const find = (query: string) => findReceipts(input, list, query).map(({ line }) => line)
    expect(find('')).toEqual([1, 2, 3, 4, 5])
    expect(find(' 4 ')).toEqual([4])
    expect(find(getAddress(recipients[2]?.address ?? '0x'))).toEqual([3])
    expect(find('6')).toEqual([])
    expect(find('0x12')).toEqual([])
    const many = Array.from({ length: 30 }, () => recipients[0] ?? { address: sender, amount: 1n, lines: [1] })
    expect(findReceipts(input, { lines, recipients: many }, '')).toHaveLength(10)
    const [row] = findReceipts({ source: withRecord(1, { skipped: [skipped(0, 0)] }) }, list, '1')
    expect(row).toEqual({ line: 1, address: recipients[0]?.address, amount: recipients[0]?.amount })
  })

  test('is written as a table with a link for each that was paid', () => {
    const from = withRecord(1, { skipped: [skipped(0, 0)] })
    const rows = writeReceipts({ source: from }, list, 'https://page/receipt').trim().split('\r\n')
    expect(rows[0]).toBe('line,address,amount,receipt')
    expect(rows).toHaveLength(5)
    expect(rows[1]).toBe(
      `2,${recipients[1]?.address},0.2,https://page/receipt#${encodeReceiptLink(linkAt(1, from) as PaymentLink)}`,
    )
  })

  test('carries a signature only while it is of these memos', () => {
    const root = readMemoRoot(input, list) ?? '0x'
    const { run, short, ...memos } = summarizeReceipts(input, list)
    expect(memos).toEqual({ memoCount: 4, isSigned: false })
    expect(run && read(run)).toMatchObject({ kind: 'run', planned: 3 })
    expect(short && read(short)).toEqual(run && read(run))
    const signatures = (signed: { root: Hash; signature: Hash }, from = source) =>
      findReceipts({ source: from, signed }, list, '').map(({ link = '' }) => {
        const decoded = read(link)
        return 'signed' in decoded && decoded.signed?.signature === hashOf(8).padEnd(132, '0')
      })
    const signature = hashOf(8).padEnd(132, '0') as Hash
    expect(summarizeReceipts({ source, signed: { root, signature } }, list)).toMatchObject({ isSigned: true })
    expect(summarizeReceipts({ source, signed: { root: hashOf(1), signature } }, list)).toMatchObject({
      isSigned: false,
    })
    expect(signatures({ root, signature })).toEqual([true, true, true, false, true])
    expect(signatures({ root: hashOf(1), signature })).toEqual([false, false, false, false, false])
    // A reorg that moves a batch into another transaction changes the memos' root.
    expect(signatures({ root, signature }, withRecord(3, { minedHash: hashOf(77) }))).not.toContain(true)
  })
})

test('a memo is hashed as EIP-712 hashes a struct', () => {
  const [, fields = ''] = /\((.*)\)/.exec(memoType) ?? []
  const Memo = fields.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { type, name }
  })
  const { hash: transaction, batch, recipient, line, memo } = payment
  const data = { transaction, batch: batch?.id, record: 17n, recipient, line: BigInt(line ?? 0), memo }
  expect(hashMemo(payment)).toBe(hashStruct({ types: { Memo }, primaryType: 'Memo', data }))
})

describe('a tree of memos', () => {
  test.each([1, 2, 3, 4, 5, 7, 8, 33])('of %i leaves proves each of them, and no other one', (count) => {
    const leaves = Array.from({ length: count }, (_, index) => hashMemo({ hash: hashOf(index), recipient: other }))
    const { root, prove } = createMerkleTree(leaves)
    const climb = (leaf: Hash, proof: Hash[]) =>
      proof.reduce(
        (left, right) =>
          keccak256(left < right ? (`${left}${right.slice(2)}` as Hash) : (`${right}${left.slice(2)}` as Hash)),
        leaf,
      )
    expect(leaves.map((leaf, index) => climb(leaf, prove(index)))).toEqual(leaves.map(() => root))
    expect(climb(hashOf(99), prove(0))).not.toBe(root)
  })
})
