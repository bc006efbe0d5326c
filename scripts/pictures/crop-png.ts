// Cuts a PNG at its lower edge. Lines refer to those above alone, so no pixel is decoded and none changes.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = 8
/** Channels of each colour type; a palette has one index. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

type Chunk = { type: string; data: Buffer }

/**
 * Returns the picture with its first lines alone; one that has no more stays as it is.
 *
 * @throws For an interlaced picture, whose lines are not in order.
 */
export function cropPng(png: Buffer, most: number): Buffer {
  const chunks = readChunks(png)
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (header?.[12] !== 0) throw new Error('This is no PNG with its lines in order')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  if (height <= most) return png
  const bits = width * (header[8] ?? 0) * (channels[header[9] ?? 0] ?? 0)
  const line = 1 + Math.ceil(bits / 8)
  const pixels = inflateSync(Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))))
  const cut = Buffer.from(header)
  cut.writeUInt32BE(most, 4)
  const others = chunks.filter(({ type }) => !['IHDR', 'IDAT', 'IEND'].includes(type))
  return Buffer.concat([
    png.subarray(0, signature),
    ...[
      { type: 'IHDR', data: cut },
      ...others,
      { type: 'IDAT', data: deflateSync(pixels.subarray(0, line * most), { level: 9 }) },
      { type: 'IEND', data: Buffer.alloc(0) },
    ].map(writeChunk),
  ])
}

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = signature; at < png.length; ) {
    const size = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) })
    at += 12 + size
  }
  return chunks
}

function writeChunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}
