// Unpacks the XML files of a workbook within a memory limit, checking lengths and checksums.

import { listZipEntries, type ZipEntry } from './list-zip-entries.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

/** Unpacked bytes of all files of a workbook together: a list of over 200,000 rows. */
export const maximumUnpackedBytes = 64 * 1024 * 1024

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
const archive = [0x50, 0x4b, 0x03, 0x04]

/**
 * Unpacks the XML files of a workbook; pictures and other files stay packed.
 *
 * @returns Bytes by path inside the workbook.
 * @throws SpreadsheetError
 */
export async function unpackWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, Uint8Array>> {
  if (startsWith(bytes, compoundFile)) throw new SpreadsheetError(holdsEncrypted(bytes) ? 'encrypted' : 'spreadsheet')
  if (!startsWith(bytes, archive)) throw new SpreadsheetError('damaged')

  const files = new Map<string, Uint8Array>()
  let left = maximumUnpackedBytes
  for (const entry of listTexts(bytes)) {
    const unpacked = await unpackEntry(entry, left)
    left -= unpacked.length
    files.set(entry.name, unpacked)
  }
  return files
}

function listTexts(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  try {
    return listZipEntries(bytes).filter(({ name }) => /\.(xml|rels)$/.test(name))
  } catch (error) {
    throw new SpreadsheetError('damaged', error)
  }
}

function startsWith(bytes: Uint8Array<ArrayBuffer>, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

/** A workbook with a password is a compound file, like XLS; the name of its one stream distinguishes the two. */
function holdsEncrypted(bytes: Uint8Array<ArrayBuffer>): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...'EncryptedPackage'].join('\0'))
}

// Deflate, no name, no time, system unknown.
const gzipHeader = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/**
 * Unpacks one file of an archive. It is wrapped as gzip, because the browser then checks length and checksum: a flipped
 * bit in an amount must not lead to a payment.
 *
 * @param limit In bytes; unpacking stops beyond it, whatever size the archive declares.
 * @throws SpreadsheetError `unpackedTooLarge`, `damaged` or `encrypted`.
 */
async function unpackEntry(entry: ZipEntry, limit: number): Promise<Uint8Array> {
  if (entry.isEncrypted) throw new SpreadsheetError('encrypted')
  if (entry.size > limit) throw new SpreadsheetError('unpackedTooLarge')
  if (entry.method === 0 && entry.packed.length === entry.size) return entry.packed
  if (entry.method !== 8) throw new SpreadsheetError('damaged')
  try {
    return await inflate(entry, limit)
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError('damaged', error)
  }
}

async function inflate(entry: ZipEntry, limit: number): Promise<Uint8Array> {
  const reader = toGzip(entry).pipeThrough(new DecompressionStream('gzip')).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    parts.push(part.value)
    if (size > limit) {
      await reader.cancel()
      throw new SpreadsheetError('unpackedTooLarge')
    }
  }
  return join(parts, size)
}

function toGzip({ packed, checksum, size }: ZipEntry): ReadableStream<Uint8Array<ArrayBuffer>> {
  const trailer = new DataView(new ArrayBuffer(8))
  trailer.setUint32(0, checksum, true)
  trailer.setUint32(4, size, true)
  return new ReadableStream({
    start(controller) {
      for (const part of [gzipHeader, packed, new Uint8Array(trailer.buffer)]) controller.enqueue(part)
      controller.close()
    },
  })
}

function join(parts: Uint8Array[], size: number): Uint8Array {
  const joined = new Uint8Array(size)
  let position = 0
  for (const part of parts) {
    joined.set(part, position)
    position += part.length
  }
  return joined
}
