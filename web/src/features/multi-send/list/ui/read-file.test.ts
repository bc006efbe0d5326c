import { maximumFileBytes, type ReadFileOptions, readFile } from '@saleyard/send/list/read-file.ts'
import { describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

describe('readFile', () => {
  test('a CSV file is read as it is', async () => {
    const text = '\ufeffaddress,amount\r\n0x1,1\r\n'
    // The byte order mark is the decoder's business; line ends are the reader's.
    expect(await readFile(file('a.csv', text))).toEqual({ ok: true, text: text.slice(1), name: 'a.csv', bytes: 26 })
  })

  test('a JSON file is read as lines, whatever it is called, and one that is no list is refused', async () => {
    const list = '[{"address":"0x1","amount":1.5},{"address":"0x2","amount":"2"}]'
    const text = 'address;amount\n0x1;1.5\n0x2;2'
    expect(await readFile(file('a.json', list))).toMatchObject({ ok: true, text })
    expect(await readFile(file('a.txt', list))).toMatchObject({ ok: true, text })
    expect(await readFile(file('a.json', '{"0x1":1}'))).toMatchObject({ ok: false, problem: 'json' })
    expect(await readFile(file('a.txt', '[{"0x1":1'))).toMatchObject({ ok: true, text: '[{"0x1":1' })
  })

  test('a text file without a known ending is taken when the browser says that it is text', async () => {
    expect(await readFile(new File(['x'], 'list', { type: 'text/plain' }))).toMatchObject({ ok: true, text: 'x' })
  })

  test('UTF-16 with a byte order mark is read, as spreadsheets on Windows write it', async () => {
    const little = new Uint8Array([0xff, 0xfe, 0x31, 0x00, 0x2c, 0x00])
    const big = new Uint8Array([0xfe, 0xff, 0x00, 0x31, 0x00, 0x2c])
    expect(await readFile(file('a.txt', little))).toMatchObject({ ok: true, text: '1,' })
    expect(await readFile(file('a.txt', big))).toMatchObject({ ok: true, text: '1,' })
  })

  test.each([
    ['list.xlsx', 'x', 'damaged'],
    ['empty.xlsx', '', 'empty'],
    ['list.xlsb', 'x', 'spreadsheet'],
    ['list.numbers', 'x', 'spreadsheet'],
    ['LIST.XLS', 'x', 'spreadsheet'],
    ['list.ods', 'x', 'spreadsheet'],
    ['photo.png', 'x', 'kind'],
    ['empty.csv', '', 'empty'],
  ])('%s is refused with the reason', async (name, content, problem) => {
    expect(await readFile(file(name, content))).toMatchObject({ ok: false, problem, name })
  })

  test('a workbook is read, with what the page must know about it', async () => {
    const rows = [['0x1111111111111111111111111111111111111111', 123456789012.345]]
    const sheets = [
      { data: rows, sheet: 'March' },
      { data: [['note']], sheet: 'Notes' },
    ]
    const workbook = file('a.xlsx', new Uint8Array(await writeExcelFile(sheets).toBuffer()))
    const about = { ok: true, name: 'a.xlsx', bytes: workbook.size, sheets: ['March', 'Notes'], hiddenLines: [] }
    expect(await readFile(workbook)).toEqual({
      ...about,
      text: `${rows[0]?.join(';')}`,
      sheet: 'March',
      roundedLines: [1],
    })
    expect(await readFile(workbook, { sheet: 'Notes' })).toEqual({
      ...about,
      text: 'note',
      sheet: 'Notes',
      roundedLines: [],
    })
    expect(await readFile(workbook, { sheet: 'May' })).toMatchObject({ problem: 'sheetMissing' })
  })

  test('ten megabytes are read', async () => {
    const text = `0x1111111111111111111111111111111111111111,1.5\n`.repeat(220_000)
    expect(text.length).toBeGreaterThan(10_000_000)
    expect(await readFile(file('a.csv', text))).toMatchObject({ ok: true, text })
  })

  test('the bytes can be read elsewhere, as in a worker', async () => {
    const elsewhere = (buffer: ArrayBuffer, about: { name: string; bytes: number }, options?: ReadFileOptions) =>
      Promise.resolve({ ok: true as const, text: `${buffer.byteLength} ${options?.sheet}`, ...about })
    expect(await readFile(file('a.csv', 'abc'), { sheet: 'May' }, elsewhere)).toMatchObject({ text: '3 May' })
    expect(await readFile(file('a.csv', 'abc'), {}, () => Promise.reject(new Error('no worker')))).toMatchObject({
      problem: 'unreadable',
    })
  })

  test('Windows-1252 and UTF-16 without a mark are refused, not guessed', async () => {
    const windows = new Uint8Array(
      [...'Empf'].map((letter) => letter.charCodeAt(0)).concat(0xe4, 0x6e, 0x67, 0x65, 0x72),
    )
    const unmarked = new Uint8Array([...'0x1,5'].flatMap((letter) => [letter.charCodeAt(0), 0]))
    expect(await readFile(file('a.csv', windows))).toMatchObject({ problem: 'notText' })
    expect(await readFile(file('a.csv', unmarked))).toMatchObject({ problem: 'notText' })
  })

  test('bytes that are no text are refused, not replaced by question marks', async () => {
    expect(await readFile(file('a.csv', new Uint8Array([0x31, 0xe9, 0x2c])))).toMatchObject({ problem: 'notText' })
    expect(await readFile(file('a.csv', new Uint8Array([0x31, 0x00, 0x2c])))).toMatchObject({ problem: 'notText' })
  })

  test('a file that is too large is refused before it is opened', async () => {
    const large = new File([new Uint8Array(maximumFileBytes + 1)], 'a.csv')
    expect(await readFile(large)).toEqual({
      ok: false,
      problem: 'tooLarge',
      name: 'a.csv',
      bytes: maximumFileBytes + 1,
    })
  })

  test('a file that vanished is refused', async () => {
    const gone = file('a.csv', 'x')
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    expect(await readFile(gone)).toMatchObject({ ok: false, problem: 'unreadable' })
  })
})
