import { packWorkbook } from '@saleyard/send/list/testing/pack-workbook.ts'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet.ts'

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
