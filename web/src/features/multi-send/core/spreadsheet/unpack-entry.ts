import type { ZipEntry } from './list-zip-entries.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'

// Deflate, no name, no time, system unknown.
const gzipHeader = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/**
 * Unpacks one file of an archive. Dressed as gzip, because the browser then checks length and checksum: a bit flipped
 * in an amount is no file to pay from.
 *
 * @param limit Bytes; unpacking stops beyond, whatever size the archive claims.
 * @throws SpreadsheetError `unpackedTooLarge`, `damaged` or `encrypted`.
 */
export async function unpackEntry(entry: ZipEntry, limit: number): Promise<Uint8Array> {
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

function toGzip({ packed, checksum, size }: ZipEntry): ReadableStream<BufferSource> {
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
