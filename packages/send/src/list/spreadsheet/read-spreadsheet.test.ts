import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import { packWorkbook } from '@saleyard/send/list/testing/pack-workbook.ts'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Cell } from 'write-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import { readSpreadsheet } from './read-spreadsheet.ts'

describe('a workbook that a program wrote', () => {
  const alice = '0x1111111111111111111111111111111111111111'
  const bob = '0x2222222222222222222222222222222222222222'

  async function write(rows: (Cell | null)[][]): Promise<ArrayBuffer> {
    return new Uint8Array(await writeExcelFile(rows).toBuffer()).buffer
  }

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

describe('cells and sheets', () => {
  /** Text of a sheet with these rows. */
  async function read(rows: string, more: Partial<Parameters<typeof packWorkbook>[0]> = {}): Promise<string> {
    return (await readSpreadsheet(packWorkbook({ sheets: { List: rows }, ...more }))).text
  }
  const row = (cells: string, number = 1) => `<row r="${number}">${cells}</row>`

  describe('a cell as the file writes it', () => {
    test.each([
      ['number', '<c r="A1"><v>5</v></c>', '5'],
      ['small number with an exponent', '<c r="A1"><v>1E-05</v></c>', '0.00001'],
      ['large number with an exponent', '<c r="A1"><v>1.2345E+20</v></c>', '123450000000000000000'],
      ['number with the 17 digits of its binary form', '<c r="A1"><v>33.299999999999997</v></c>', '33.3'],
      ['formula with its last value', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
      ['formula that gives a text', '<c r="A1" t="str"><f>A2</f><v>abc</v></c>', 'abc'],
      ['formula never computed', '<c r="A1"><v>1</v></c><c r="B1"><f>1+1</f></c><c r="C1"><v>7</v></c>', '1;;7'],
      ['nothing in the first columns', '<c r="C1"><v>7</v></c><c r="D1"><v>8</v></c>', '7;8'],
      ['text in place', '<c r="A1" t="inlineStr"><is><t>a &amp; b</t></is></c>', 'a & b'],
      ['rich text in place', '<c r="A1" t="inlineStr"><is><r><t>0x</t></r><r><t>12</t></r></is></c>', '0x12'],
      ['line break', '<c r="A1" t="inlineStr"><is><t>a&#10;b\r\nc</t></is></c>', 'a b c'],
      ['number that is none', '<c r="A1"><v>abc</v></c>', 'abc'],
      ['number without end', '<c r="A1"><v>1E+9999</v></c>', '1E+9999'],
      ['false', '<c r="A1" t="b"><v>0</v></c>', 'FALSE'],
      ['one cell that holds a whole line', '<c r="A1" t="inlineStr"><is><t>0x12,5</t></is></c>', '0x12,5'],
    ])('%s', async (_, cells, text) => {
      expect(await read(row(cells))).toBe(text)
    })

    test('an error is an empty cell, so that its row is refused', async () => {
      expect(
        await read(row('<c r="A1"><v>1</v></c><c r="B1" t="e"><v>#REF!</v></c>') + row('<c r="B2"><v>2</v></c>', 2)),
      ).toBe('1\n;2')
    })

    test('texts shared by cells keep their formatting out', async () => {
      const sharedStrings = '<si><t>plain</t></si><si><r><rPr><b/></rPr><t>bo</t></r><r><t>ld</t></r></si>'
      expect(await read(row('<c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c>'), { sharedStrings })).toBe(
        'bold;plain',
      )
    })

    test.each([
      ['1900', '', '2024-12-31'],
      ['1904', '<workbookPr date1904="1"/>', '2029-01-01'],
      ['1900, but further than dates go', '', 'Invalid Date', '1E+300'],
    ])('a date counts from %s', async (_, workbookProperties, text, number = '45657') => {
      const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
      expect(await read(row(`<c r="A1" s="1"><v>${number}</v></c>`), { styles, workbookProperties })).toBe(text)
    })
  })

  describe('what a sheet hides', () => {
    test('hidden rows are read and named', async () => {
      const rows = `${row('<c r="A1"><v>1</v></c>')}<row r="2" hidden="1"><c r="A2"><v>2</v></c></row><row hidden="true" r="4"/>${row('<c r="A5"><v>5</v></c>', 5)}`
      expect(await readSpreadsheet(packWorkbook({ sheets: { List: rows } }))).toMatchObject({
        text: '1\n2\n\n\n5',
        hiddenLines: [2],
      })
    })

    test('the first visible sheet that holds anything is read, all that do are named', async () => {
      const cell = (value: number) => row(`<c r="A1"><v>${value}</v></c>`)
      const workbook = packWorkbook({
        sheets: { Empty: '', 'Old|state="hidden"': cell(1), List: cell(2), Notes: cell(3) },
      })
      expect(await readSpreadsheet(workbook)).toMatchObject({
        text: '2',
        sheet: 'List',
        sheets: ['Old', 'List', 'Notes'],
      })
      expect(await readSpreadsheet(workbook, 'Notes')).toMatchObject({ text: '3', sheet: 'Notes' })
      expect(await readSpreadsheet(workbook, 'Old')).toMatchObject({ text: '1' })
      await expect(readSpreadsheet(workbook, 'Empty')).rejects.toMatchObject({ problem: 'sheetMissing' })
    })

    test('a sheet that is a chart is left out', async () => {
      const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
      const files = {
        'xl/_rels/workbook.xml.rels': strToU8(
          `<Relationships><Relationship Id="rId1" Type="${type}/chartsheet" Target="chartsheets/sheet1.xml"/><Relationship Id="rId2" Type="${type}/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
        ),
      }
      const rows = '<row r="1" hidden="1"><c r="A1"><v>7</v></c></row>'
      expect(await readSpreadsheet(packWorkbook({ sheets: { Chart: '', Löhne: rows }, files }))).toMatchObject({
        text: '7',
        sheets: ['Löhne'],
        hiddenLines: [1],
      })
    })

    test('a workbook with nothing but hidden sheets gives the first of them', async () => {
      const workbook = packWorkbook({ sheets: { 'Old|state="veryHidden"': row('<c r="A1"><v>1</v></c>') } })
      expect(await readSpreadsheet(workbook)).toMatchObject({ sheet: 'Old' })
    })
  })
})
