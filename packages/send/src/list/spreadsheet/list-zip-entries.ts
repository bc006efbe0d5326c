// Reads the directory of a ZIP archive, also in the form for large files.

/** One file of an archive, still packed. */
export type ZipEntry = {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  isEncrypted: boolean
  /** CRC-32 of the unpacked bytes. */
  checksum: number
  /** Unpacked size in bytes, as the archive declares it. */
  size: number
  packed: Uint8Array<ArrayBuffer>
}

const signatures = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, entry: 0x02014b50 }
const endSize = 22
const unknown = 0xffffffff

/**
 * Reads the directory at the end of a ZIP archive, also in the large-file form that some programs always write. The
 * library alone is not enough: it neither checks checksums nor limits what it unpacks.
 *
 * @throws Error when there is no directory; RangeError when it points outside the archive.
 */
export function listZipEntries(archive: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const { count, start } = findDirectory(view)
  const entries: ZipEntry[] = []
  let position = start
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(position, true) !== signatures.entry) throw new Error('The directory is broken')
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((offset) =>
      view.getUint16(position + offset, true),
    ) as [number, number, number]
    const { size, packedSize, offset } = readSizes(view, position, nameSize, extraSize)
    const data = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    entries.push({
      name: new TextDecoder().decode(archive.subarray(position + 46, position + 46 + nameSize)),
      method: view.getUint16(position + 10, true),
      isEncrypted: (view.getUint16(position + 8, true) & 1) === 1,
      checksum: view.getUint32(position + 16, true),
      size,
      packed: archive.subarray(data, data + packedSize),
    })
    position += 46 + nameSize + extraSize + commentSize
  }
  return entries
}

function findDirectory(view: DataView): { count: number; start: number } {
  let end = view.byteLength - endSize
  // A comment of up to 65,535 bytes may follow.
  const first = Math.max(0, end - 0xffff)
  while (end >= first && view.getUint32(end, true) !== signatures.end) end -= 1
  if (end < first) throw new Error('No directory')

  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  if (count !== 0xffff && start !== unknown) return { count, start }
  if (view.getUint32(end - 20, true) !== signatures.locator64) return { count, start }
  const end64 = Number(view.getBigUint64(end - 12, true))
  if (view.getUint32(end64, true) !== signatures.end64) throw new Error('No directory')
  return { count: Number(view.getBigUint64(end64 + 32, true)), start: Number(view.getBigUint64(end64 + 48, true)) }
}

/** Reads sizes; those marked as too large are in an extra field, in the order unpacked, packed, offset. */
function readSizes(view: DataView, position: number, nameSize: number, extraSize: number) {
  const [packedSize, size, offset] = [20, 24, 42].map((at) => view.getUint32(position + at, true)) as [
    number,
    number,
    number,
  ]
  if (![packedSize, size, offset].includes(unknown)) return { packedSize, size, offset }
  let next = findExtra64(view, position + 46 + nameSize, extraSize)
  const take = (value: number) => {
    if (value !== unknown) return value
    next += 8
    return Number(view.getBigUint64(next - 8, true))
  }
  const fullSize = take(size)
  const fullPackedSize = take(packedSize)
  return { size: fullSize, packedSize: fullPackedSize, offset: take(offset) }
}

function findExtra64(view: DataView, start: number, size: number): number {
  let position = start
  while (position + 4 <= start + size) {
    if (view.getUint16(position, true) === 1) return position + 4
    position += 4 + view.getUint16(position + 2, true)
  }
  throw new Error('A size is missing')
}
