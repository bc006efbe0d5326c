import { crc32 } from 'node:zlib'
import { packWorkbook } from '@saleyard/send/list/testing/pack-workbook.ts'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { listZipEntries } from './list-zip-entries.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

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
