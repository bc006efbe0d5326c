import { crc32 } from 'node:zlib'
import { packWorkbook } from '@saleyard/send/list/testing/pack-workbook.ts'
import { strToU8, type ZippableFile, zipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { listZipEntries } from './list-zip-entries.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { maximumUnpackedBytes, unpackWorkbook } from './unpack-workbook.ts'

// Packing 64 MB takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** The numbers of an entry that its extra field holds, in the order of the format. */
type Wide = ('size' | 'packedSize' | 'offset')[]
type Zip64 = {
  wide: Wide
  /** Extra fields of other programs, before the one with the sizes. */
  before?: number[]
  /** The directory's place and length are in the large form, too. */
  isWideEnd?: boolean
  withoutSizes?: boolean
}

const unknown = 0xffffffff
const u16 = (value: number) => [value & 0xff, value >>> 8]
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]
const u64 = (value: number) => [...u32(value), ...u32(0)]
// As Info-ZIP writes the time: 0x5455, five bytes.
const timestamp = [...u16(0x5455), ...u16(5), 1, ...u32(1_700_000_000)]

/** Packs files without compressing, in the large-file form (ZIP64) of APPNOTE.TXT 4.5.3, 4.3.14 and 4.3.15. */
function packZip64(
  files: Iterable<[string, Uint8Array]>,
  { wide, before = [], isWideEnd = true, withoutSizes = false }: Zip64,
): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  const directory: number[] = []
  let count = 0
  for (const [name, content] of files) {
    const [size, packedSize, offset] = [content.length, content.length, bytes.length]
    const checksum = crc32(content)
    const numbers = { size, packedSize, offset }
    const path = [...strToU8(name)]
    const own = (['size', 'packedSize', 'offset'] as const).filter((key) => wide.includes(key))
    const sizes = withoutSizes ? [] : [...u16(1), ...u16(8 * own.length), ...own.flatMap((key) => u64(numbers[key]))]
    const extra = [...before, ...sizes]
    const short = (key: Wide[number]) => u32(wide.includes(key) ? unknown : numbers[key])
    const about = [...u16(0), ...u16(0), ...u16(0), ...u16(0), ...u32(checksum)]

    bytes.push(...u32(0x04034b50), ...u16(45), ...about, ...u32(size), ...u32(size), ...u16(path.length), ...u16(0))
    bytes.push(...path, ...content)
    directory.push(...u32(0x02014b50), ...u16(45), ...u16(45), ...about, ...short('packedSize'), ...short('size'))
    directory.push(...u16(path.length), ...u16(extra.length), ...u16(0), ...u16(0), ...u16(0), ...u32(0))
    directory.push(...short('offset'), ...path, ...extra)
    count += 1
  }
  const start = bytes.length
  bytes.push(...directory)
  const end64 = bytes.length
  if (isWideEnd) {
    bytes.push(
      ...u32(0x06064b50),
      ...u64(44),
      ...u16(45),
      ...u16(45),
      ...u32(0),
      ...u32(0),
      ...u64(count),
      ...u64(count),
    )
    bytes.push(...u64(directory.length), ...u64(start), ...u32(0x07064b50), ...u32(0), ...u64(end64), ...u32(1))
  }
  const counts = isWideEnd ? [...u16(0xffff), ...u16(0xffff)] : [...u16(count), ...u16(count)]
  bytes.push(...u32(0x06054b50), ...u16(0), ...u16(0), ...counts, ...u32(directory.length))
  bytes.push(...u32(isWideEnd ? unknown : start), ...u16(0))
  return new Uint8Array(bytes)
}

const all: Wide = ['size', 'packedSize', 'offset']
const files = new Map([
  ['a.xml', strToU8('<a/>')],
  ['xl/b.xml', strToU8('<bb>2</bb>')],
])

describe('an archive in the large-file form', () => {
  test.each<[string, Zip64]>([
    ['all numbers in an extra field', { wide: all }],
    ['a time before them, as Info-ZIP writes it', { wide: all, before: timestamp }],
    ['two other fields before them', { wide: all, before: [...timestamp, ...u16(0x7875), ...u16(1), 0] }],
    ['the sizes only', { wide: ['size', 'packedSize'], before: timestamp }],
    ['the size when unpacked only', { wide: ['size'] }],
    ['the place only', { wide: ['offset'], before: timestamp }],
    ['its directory in the old form', { wide: all, isWideEnd: false }],
    ['no number too large, only the directory', { wide: [] }],
  ])('is listed with %s', (_, form) => {
    expect(listZipEntries(packZip64(files, form))).toEqual(
      Array.from(files, ([name, content]) => ({
        name,
        method: 0,
        isEncrypted: false,
        checksum: crc32(content),
        size: content.length,
        packed: content,
      })),
    )
  })

  test('is refused where a size is announced and missing', () => {
    expect(() => listZipEntries(packZip64(files, { wide: all, withoutSizes: true }))).toThrow('A size is missing')
    const others = { wide: all, before: timestamp, withoutSizes: true }
    expect(() => listZipEntries(packZip64(files, others))).toThrow('A size is missing')
  })

  test('is refused where its directory is not where it says', () => {
    const bytes = packZip64(files, { wide: all })
    new DataView(bytes.buffer).setUint32(bytes.length - 22 - 12, 3, true)
    expect(() => listZipEntries(bytes)).toThrow('No directory')
  })
})

test('a workbook that a program wrote in the large-file form is read', async () => {
  const row = '<row r="1"><c r="A1"><v>1234567</v></c></row>'
  const texts = await unpackWorkbook(new Uint8Array(packWorkbook({ sheets: { List: row } })))
  const workbook = packZip64(texts, { wide: all, before: timestamp })
  expect(await readSpreadsheet(workbook.buffer)).toMatchObject({ text: '1234567', sheet: 'List' })
})

describe('damaged and oversized workbooks', () => {
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
})
