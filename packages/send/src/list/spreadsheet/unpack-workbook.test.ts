import { packWorkbook } from '@saleyard/send/list/testing/pack-workbook.ts'
import { strToU8, type ZippableFile, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { maximumUnpackedBytes, unpackWorkbook } from './unpack-workbook.ts'

// Packing 64 MB takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const rows = `<row r="1"><c r="A1"><v>1234567</v></c></row>`
const sound = () => new Uint8Array(packWorkbook({ sheets: { List: rows } }))
const zeros = (size: number): ZippableFile => [new Uint8Array(size), { level: 1 }]
const readBytes = (bytes: Uint8Array<ArrayBuffer>) => readSpreadsheet(bytes.slice().buffer)

test('a workbook cut off, or with bytes changed anywhere in its texts, is refused as damaged or read the same', async () => {
  const bytes = sound()
  const { text } = await readBytes(bytes)
  expect(text).toBe('1234567')
  await expect(readBytes(bytes.subarray(0, bytes.length - 30))).rejects.toMatchObject({ problem: 'damaged' })

  for (let position = 4; position < bytes.length; position += 7) {
    const changed = bytes.slice()
    changed[position] = (changed[position] as number) ^ 1
    const outcome = await readBytes(changed).then(
      (sheet) => sheet.text,
      (error: { problem?: string }) => error.problem,
    )
    expect([text, 'damaged', 'encrypted', 'unpackedTooLarge', 'empty'], `byte ${position}`).toContain(outcome)
  }
})

test('what unpacks to more than the limit is refused, whether the archive says so or lies', async () => {
  const bomb = packWorkbook({
    sheets: { List: rows },
    files: { 'xl/media.xml': zeros(maximumUnpackedBytes + 1) },
  })
  await expect(readSpreadsheet(bomb)).rejects.toMatchObject({ problem: 'unpackedTooLarge' })

  // Its size in the directory at the end is made small.
  const lying = new DataView(bomb)
  const size = maximumUnpackedBytes + 1
  for (let at = 0; at < bomb.byteLength - 4; at += 1)
    if (lying.getUint32(at, true) === size) lying.setUint32(at, 100, true)
  await expect(readSpreadsheet(bomb)).rejects.toMatchObject({ problem: 'unpackedTooLarge' })
})

test('files together may not be larger than the limit either', async () => {
  const half = zeros(maximumUnpackedBytes / 2)
  const two = { 'xl/a.xml': half, 'xl/b.xml': half }
  await expect(readSpreadsheet(packWorkbook({ sheets: { List: rows }, files: two }))).rejects.toMatchObject({
    problem: 'unpackedTooLarge',
  })
})

test('pictures do not count', async () => {
  const picture = { 'xl/media/a.png': zeros(maximumUnpackedBytes + 1) }
  expect(await readSpreadsheet(packWorkbook({ sheets: { List: rows }, files: picture }))).toMatchObject({
    text: '1234567',
  })
})

test('a text stored without packing counts too', async () => {
  const stored = zipSync({ 'xl/a.xml': new Uint8Array(maximumUnpackedBytes + 1) }, { level: 0 })
  await expect(readBytes(new Uint8Array(stored))).rejects.toMatchObject({ problem: 'unpackedTooLarge' })
})

test.each([
  ['a cell in the last corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', 'unpackedTooLarge'],
  ['a row that no sheet has', '<row r="999999999"><c r="A999999999"><v>1</v></c></row>', 'damaged'],
  ['a row number without cells', `${rows}<row r="999999999"/>`, 'damaged'],
  ['a column that no sheet has', '<row r="1"><c r="ZZZZ1"><v>1</v></c></row>', 'damaged'],
])('%s does not fill the memory', async (_, cells, problem) => {
  await expect(readSpreadsheet(packWorkbook({ sheets: { List: cells } }))).rejects.toMatchObject({ problem })
})

test('texts stored without packing are read', async () => {
  const files = await unpackWorkbook(sound())
  const stored = new Uint8Array(zipSync(Object.fromEntries(files), { level: 0 }))
  expect(await readBytes(stored)).toMatchObject({ text: '1234567' })
})

test('a workbook with a password and an old XLS are told apart', async () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(500).fill(0)]
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  await expect(readBytes(new Uint8Array([...compound, ...name]))).rejects.toMatchObject({ problem: 'encrypted' })
  await expect(readBytes(new Uint8Array(compound))).rejects.toMatchObject({ problem: 'spreadsheet' })
})

test.each([
  ['text under the name of a workbook', strToU8('address,amount')],
  ['an archive of something else', zipSync({ 'readme.xml': strToU8('<a/>') })],
  ['an empty archive', zipSync({})],
  [
    'a workbook whose text ends early',
    zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets>'), 'xl/_rels/workbook.xml.rels': strToU8('<a/>') }),
  ],
])('%s is refused as damaged', async (_, bytes) => {
  await expect(readBytes(new Uint8Array(bytes))).rejects.toMatchObject({ problem: 'damaged' })
})

test('a sheet whose text ends early loses no row silently', async () => {
  const cut = strToU8(`<worksheet><sheetData>${rows}<row r="2"><c r="A2"><v>12`)
  const workbook = packWorkbook({ sheets: { List: rows }, files: { 'xl/worksheets/sheet1.xml': cut } })
  await expect(readSpreadsheet(workbook)).rejects.toMatchObject({ problem: 'damaged' })
})
