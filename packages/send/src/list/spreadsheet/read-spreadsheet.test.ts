import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import { describe, expect, test } from 'vitest'
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { readSpreadsheet } from './read-spreadsheet.ts'

const alice = '0x1111111111111111111111111111111111111111'
const bob = '0x2222222222222222222222222222222222222222'

async function write(rows: (Cell | null)[][]): Promise<ArrayBuffer> {
  return new Uint8Array(await writeExcelFile(rows).toBuffer()).buffer
}

describe('a workbook that a program wrote', () => {
  test('is read row by row, numbers exact, texts as they are', async () => {
    const workbook = await write([
      ['Address', 'Amount', 'Note'],
      [alice, 1000.5, 'March; late'],
      [null, null, null],
      [bob, '1,000', 'said "thanks"'],
    ])
    expect(await readSpreadsheet(workbook)).toEqual({
      text: `Address;Amount;Note\n${alice};1000.5;"March; late"\n\n${bob};1,000;"said ""thanks"""`,
      roundedLines: [],
      hiddenLines: [],
      sheets: ['Sheet1'],
      sheet: 'Sheet1',
    })
  })

  test('is told apart into numbers that are sure and texts that are asked about', async () => {
    const { text } = await readSpreadsheet(
      await write([
        [alice, 1.125],
        [bob, '1.000,5'],
      ]),
    )
    const options = { mode: { kind: 'each' }, decimals: 6, chainShortName: 'eth', droppedLines: [] } as const
    const list = parseRecipients(text, { ...options, droppedLines: [], answers: { comma: 'decimal' } })
    expect(list.lines).toMatchObject([
      { state: 'accepted', amount: 1_125_000n },
      { state: 'accepted', amount: 1_000_500_000n },
    ])
    expect(list.questions.map(({ kind }) => kind)).toEqual(['comma'])
  })

  test('keeps row numbers and the order of columns, and leaves out empty columns before the first', async () => {
    const { text } = await readSpreadsheet(
      await write([
        [null, null, null, null],
        [null, alice, null, 5],
        [null, null, null, 7],
      ]),
    )
    expect(text).toBe(`\n${alice};;5\n;;7`)
  })

  test('gives the value of merged cells to the first of them only', async () => {
    const { text } = await readSpreadsheet(
      await write([
        [alice, { value: 5, rowSpan: 2 }],
        [bob, null],
      ]),
    )
    expect(text).toBe(`${alice};5\n${bob}`)
  })

  test('gives dates and booleans in words', async () => {
    const day = { value: new Date(Date.UTC(2024, 11, 31)), type: Date, format: 'yyyy-mm-dd' }
    const time = { value: new Date(Date.UTC(2024, 11, 31, 12, 30)), type: Date, format: 'yyyy-mm-dd hh:mm' }
    expect((await readSpreadsheet(await write([[alice, 5, day, time, true]]))).text).toBe(
      `${alice};5;2024-12-31;2024-12-31 12:30:00;TRUE`,
    )
  })

  test('names the rows with as many digits as a spreadsheet keeps, and the list warns about them', async () => {
    const { text, roundedLines } = await readSpreadsheet(
      await write([
        [alice, 12345678901.234],
        [bob, 123456789012.345],
        ['0x3333333333333333333333333333333333333333', 0.1 + 0.2],
      ]),
    )
    expect(text.split('\n').map((line) => line.split(';')[1])).toEqual([
      '12345678901.234',
      '123456789012.345',
      '0.30000000000000004',
    ])
    expect(roundedLines).toEqual([2, 3])
    const { lines } = parseRecipients(text, {
      mode: { kind: 'each' },
      decimals: 18,
      chainShortName: 'eth',
      answers: {},
      droppedLines: [],
      roundedLines,
    })
    const rounded = [{ code: 'amountRounded', values: {} }]
    expect(lines).toMatchObject([{ warnings: [] }, { warnings: rounded }, { warnings: rounded }])
  })

  test('is read without a cell lost or changed when it is long', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [
      `0x${index.toString(16).padStart(40, '0')}`,
      index + 0.25,
    ])
    const { text } = await readSpreadsheet(await write(rows))
    expect(text.split('\n')).toEqual(rows.map(([address, amount]) => `${address};${amount}`))
  }, 60_000)
})
