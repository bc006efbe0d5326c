import { describe, expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'
import { maximumFileBytes, readFile } from './read-file.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

describe('readFile', () => {
  test('a CSV file is read as it is', async () => {
    const text = '\ufeffaddress,amount\r\n0x1,1\r\n'
    // The byte order mark is the decoder's business; line ends are the reader's.
    expect(await readFile(file('a.csv', text))).toEqual({ ok: true, text: text.slice(1), name: 'a.csv', bytes: 26 })
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
    ['list.xlsx', 'x', 'spreadsheet'],
    ['LIST.XLS', 'x', 'spreadsheet'],
    ['list.ods', 'x', 'spreadsheet'],
    ['photo.png', 'x', 'kind'],
    ['empty.csv', '', 'empty'],
  ])('%s is refused with the reason', async (name, content, problem) => {
    expect(await readFile(file(name, content))).toMatchObject({ ok: false, problem, name })
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

test('formatBytes writes sizes for people', () => {
  expect([0, 999, 1000, 58_100, 999_949, 16_777_216].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1.0 kB',
    '58.1 kB',
    '999.9 kB',
    '16.8 MB',
  ])
})
