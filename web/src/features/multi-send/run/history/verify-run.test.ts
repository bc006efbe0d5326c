import { codeCall } from '@saleyard/send/encode/call-code.ts'
import { buildReport } from '@saleyard/send/report/build-report.ts'
import { newRecord } from '@saleyard/send/run/batch-record.ts'
import { describe, expect, test } from 'vitest'
import { expected, newRunFile, token } from '@/features/multi-send/run/history/testing/run-file.ts'
import { newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import { type RunFile, readRunFile, writeRunFile } from './run-file.ts'
import { TransferProblem } from './transfer-problem.ts'
import { verifyRun } from './verify-run.ts'

const skip = { kind: 'skip', gasCap: 50_000n } as const
const erc20 = { kind: 'erc20', token } as const
const equal = () => 7n
const permit = {
  deadline: 9n,
  r: `0x${'11'.repeat(32)}`,
  s: `0x${'22'.repeat(32)}`,
  v: 27,
  value: 5n,
  gas: 0n,
} as const

describe('a valid file', () => {
  test.each([
    ['coin', newRunFile()],
    ['coin, equal amounts, skipping', newRunFile({ mode: skip }, equal)],
    ['a token, pulled', newRunFile({ asset: erc20, route: 'tokenPull' })],
    ['a token, from the sender, skipping', newRunFile({ asset: erc20, route: 'tokenFrom', mode: skip }, equal)],
    ['a token with a signature', newRunFile({ asset: erc20, route: 'tokenPull', permit })],
    ['holders of a token', newRunFile({ source: newSource() })],
    ['a token that pays by itself', newRunFile({ asset: erc20, route: 'tokenItself' })],
    ['a token that pays equal amounts by itself', newRunFile({ asset: erc20, route: 'tokenItself' }, equal)],
  ])('of %s comes back as it was and is believed', (_, file) => {
    const read = readRunFile(writeRunFile(file))
    expect(read).toEqual({ ...file, callCodes: file.plan.batches.map(({ data }) => codeCall(data)) })
    expect(() => verifyRun(read, expected)).not.toThrow()
  })
})

describe('call codes', () => {
  const file = newRunFile()
  const codes = file.plan.batches.map(({ data }) => codeCall(data))

  test('behavior: each row of the report has the code that the file lists for its batch', () => {
    const { plan, list, records } = file
    const rows = buildReport(list.lines, { ...plan, ...list }, records, 18)
    const paid = rows.filter(({ batch }) => batch > 0)
    expect(new Set(paid.map(({ callCode }) => callCode))).toEqual(new Set(codes))
    expect(paid.every(({ batch, callCode }) => callCode === codes[batch - 1])).toBe(true)
  })

  test('error: a file whose codes are not those of its bytes is refused, one without codes is not', () => {
    const verify = (callCodes: string[] | undefined) =>
      verifyRun(readRunFile(JSON.stringify({ ...JSON.parse(writeRunFile(file)), callCodes })), expected)
    const [first = '', ...rest] = codes
    expect(() => verify(codes)).not.toThrow()
    expect(() => verify(undefined)).not.toThrow()
    expect(() => verify([first.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')), ...rest])).toThrow('batch')
    expect(() => verify([first])).toThrow('batch')
  })
})

type Tamper = (file: RunFile) => void
const batchOf = ({ plan }: RunFile) => plan.batches[1] as RunFile['plan']['batches'][0]
const recipientOf = ({ list }: RunFile) => list.recipients[2] as RunFile['list']['recipients'][0]
const lineOf = ({ list }: RunFile) => list.lines[2] as Extract<RunFile['list']['lines'][0], { state: 'accepted' }>
const otherAddress = '0x9999999999999999999999999999999999999999'
const other = newRunFile({ runNonce: `0x${'cd'.repeat(32)}` })

const tamperings: [string, string, Tamper][] = [
  [
    'a source of more recipients',
    'totals',
    (file) => Object.assign(file.plan, { source: newSource({ recipients: 6 }) }),
  ],
  ['a source of another total', 'totals', (file) => Object.assign(file.plan, { source: newSource({ total: '1' }) })],
  ['another network', 'chain', (file) => Object.assign(file.plan, { chainId: 97 })],
  ['another contract', 'contract', (file) => Object.assign(file.plan, { multiSender: otherAddress })],
  ['a batch that goes elsewhere', 'batch', (file) => Object.assign(batchOf(file), { to: otherAddress })],
  ['coin that the batch does not need', 'batch', (file) => Object.assign(batchOf(file), { value: 10n ** 30n })],
  ['another total of a batch', 'batch', (file) => Object.assign(batchOf(file), { total: 1n })],
  ['another id of a batch', 'batch', (file) => Object.assign(batchOf(file), { id: batchOf(file).id + 1n })],
  ['another function', 'batch', (file) => Object.assign(batchOf(file), { functionName: 'sendNativeEqual' })],
  ['bytes behind the call', 'batch', (file) => Object.assign(batchOf(file), { data: `${batchOf(file).data}00` })],
  ['bytes that are no call', 'batch', (file) => Object.assign(batchOf(file), { data: '0x1234' })],
  ['another mode', 'batch', (file) => Object.assign(file.plan, { mode: skip })],
  ['another asset', 'batch', (file) => Object.assign(file.plan, { asset: erc20 })],
  [
    'bytes for others than the list',
    'recipients',
    (file) => Object.assign(recipientOf(file), { address: otherAddress }),
  ],
  ['bytes for other amounts', 'recipients', (file) => Object.assign(recipientOf(file), { amount: 1n })],
  ['a recipient too few in a batch', 'recipients', (file) => Object.assign(batchOf(file), { count: 1 })],
  ['another sender', 'ids', (file) => Object.assign(file.plan, { sender: otherAddress })],
  ['another run nonce', 'ids', (file) => Object.assign(file.plan, { runNonce: other.plan.runNonce })],
  ['another job', 'ids', (file) => Object.assign(file.plan, { jobs: other.plan.jobs })],
  ['a batch missing', 'ids', (file) => file.plan.batches.pop()],
  ['another total', 'totals', (file) => Object.assign(file.summary, { total: 1n })],
  ['another number of recipients', 'totals', (file) => Object.assign(file.plan, { recipientCount: 4 })],
  ['a recipient in no batch', 'totals', (file) => file.list.recipients.push({ ...recipientOf(file), lines: [] })],
  ['the number of another run', 'totals', (file) => Object.assign(file.summary, { id: other.summary.id })],
  ['the summary of another sender', 'totals', (file) => Object.assign(file.summary, { sender: otherAddress })],
  ['a line that names another', 'lines', (file) => Object.assign(lineOf(file), { address: otherAddress })],
  ['a line of another amount', 'lines', (file) => Object.assign(lineOf(file), { amount: 1n })],
  ['a line of another recipient', 'lines', (file) => Object.assign(lineOf(file), { recipient: 3 })],
  ['a line missing', 'lines', (file) => file.list.lines.splice(5, 1)],
  ['a line twice', 'lines', (file) => file.list.lines.push(lineOf(file))],
  ['a record missing', 'records', (file) => file.records.pop()],
  ['records in another order', 'records', (file) => file.records.reverse()],
]

describe('a tampered file is refused for its reason', () => {
  test.each(tamperings)('%s', (_, code, tamper) => {
    const file = newRunFile()
    tamper(file)
    const read = readRunFile(writeRunFile(file))
    expect(() => verifyRun(read, expected)).toThrow(expect.objectContaining({ name: 'TransferProblem', code }))
  })

  test('a single payment, which no mark guards', () => {
    const file = newRunFile()
    Object.assign(file.plan, { route: 'plainNative' })
    expect(() => verifyRun(file, expected)).toThrow(new TransferProblem('plain'))
  })
})

describe('a file that cannot be read is refused for its reason', () => {
  const text = writeRunFile(newRunFile())
  test.each([
    ['no JSON', 'notJson', 'address,amount'],
    ['something else', 'notJson', '{"version":1}'],
    ['of a later version', 'version', text.replace('"version":1', '"version":2')],
    ['with an amount that is a number', 'shape', text.replace(/"total":"(\d+)"/, '"total":$1')],
    ['with a negative amount', 'shape', text.replace(/"total":"/, '"total":"-')],
    ['with half a byte', 'shape', text.replace(/"data":"0x/, '"data":"0x0')],
    ['with a state that is none', 'shape', text.replace('"state":"queued"', '"state":"paid"')],
    ['with a broken checksum', 'shape', text.replace(/"sender":"0x[^"]*"/, `"sender":"0x${'0'.repeat(35)}A11ce"`)],
    ['cut off', 'notJson', text.slice(0, -20)],
  ])('%s', (_, code, broken) => {
    expect(() => readRunFile(broken)).toThrow(expect.objectContaining({ name: 'TransferProblem', code }))
  })

  test('a hole is named by its place', () => {
    const file = {
      ...newRunFile(),
      records: [{ ...newRecord({ number: 1 }), number: undefined }],
    } as unknown as RunFile
    expect(() => readRunFile(writeRunFile(file))).toThrow('records.0.number')
  })
})
