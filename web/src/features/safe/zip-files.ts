// Reads and saves zips: lists what one holds, within limits, and unpacks a file at a time. Loaded with the first zip.

import { writeSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { mostText } from '@saleyard/safe/proposal/schema.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { Inflate, strFromU8, strToU8, Unzip, UnzipPassThrough, zipSync } from 'fflate'
import { saveFile } from '@/lib/browser/save-file.ts'
import { markShared, type ProvenProposal } from '@/lib/safe/hand-on.ts'

/** A text that was chosen, or that is in a zip. `read` throws what is wrong with it. */
export type Part = { name: string; read: () => Promise<string> }

/** Saves the signatures of many proposals of a Safe as one zip, of which `/safe` opens all at once. */
export function saveSignatures(proposals: readonly ProvenProposal[]): void {
  const files: Record<string, Uint8Array> = {}
  for (const { safeTxHash, tx, ...rest } of proposals)
    files[`${tx.nonce}-${safeTxHash.slice(2, 10)}-signatures.json`] = strToU8(writeSignatures({ safeTxHash, ...rest }))
  const name = `safe-${proposals[0]?.safe.slice(2, 8)}-signatures.zip`
  saveFile(name, new Blob([zipSync(files) as BlobPart], { type: 'application/zip' }))
  for (const { safeTxHash } of proposals) markShared(safeTxHash)
}

/** Bytes of a zip, files in it, and bytes of all of them unpacked: a proposal for 500 people takes about 0.1 MB. */
export const zipLimits = { packed: 64_000_000, files: 1_000, unpacked: 100_000_000 }

/** Keeps the bytes as they are in the zip: they are unpacked when they are read. */
class Packed extends UnzipPassThrough {
  static override compression = 8
}

/**
 * Lists the files of a zip. One that cannot be unpacked fails when it is read, and the others do not; if some may be missing, the
 * last part is the zip itself, which fails as `damaged`.
 *
 * @throws {SafeError} `fileTooLarge`, `filesTooMany`, before anything is unpacked.
 */
export async function listParts(zip: File): Promise<Part[]> {
  if (zip.size > zipLimits.packed) throw new SafeError('fileTooLarge')
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const stated = countStated(bytes)
  if (stated !== undefined && stated > zipLimits.files) throw tooMany()
  const budget = { left: zipLimits.unpacked }
  const parts: Part[] = []
  let found = 0
  const reader = new Unzip((file) => {
    found += 1
    if (found > zipLimits.files) throw tooMany()
    const chunks: Uint8Array[] = []
    const { name, compression, originalSize = 0 } = file
    if (!isOfSystem(name))
      parts.push({ name, read: async () => strFromU8(unpack(chunks, { compression, originalSize, budget })) })
    if (compression !== 0 && compression !== Packed.compression) return
    file.ondata = (_, chunk) => chunks.push(chunk)
    file.start()
  })
  reader.register(Packed)
  try {
    reader.push(bytes, true)
  } catch (error) {
    if (error instanceof SafeError) throw error
    found = -1
  }
  if (found !== stated) parts.push({ name: zip.name, read: () => Promise.reject(damaged()) })
  return parts
}

const tooMany = () => new SafeError('filesTooMany', { count: zipLimits.files })
const damaged = () => new SafeError('damaged', { fields: 'zip' })

/** Folders, and what systems add to the zips that they make. */
const isOfSystem = (name: string) => name.endsWith('/') || /(^|\/)(\.|__MACOSX\/)/.test(name)

/** How many files the record at the end states; undefined without one: then the end is missing. */
function countStated(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Behind the record there is at most a comment of 65,535 bytes.
  for (let at = bytes.length - 22; at >= 0 && at >= bytes.length - 65_557; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return view.getUint16(at + 10, true)
  return undefined
}

type Packing = { compression: number; originalSize: number; budget: { left: number } }

/** Bytes that are unpacked at once: at most 4 MB come of them, then the limits are compared again. */
const step = 4_096

/** @throws {SafeError} `fileTooLarge` as soon as it is, whatever size is stated. `damaged`. */
function unpack(chunks: readonly Uint8Array[], { compression, originalSize, budget }: Packing): Uint8Array {
  if (originalSize > mostText) throw new SafeError('fileTooLarge')
  const unpacked: Uint8Array[] = []
  let size = 0
  const add = (chunk: Uint8Array) => {
    size += chunk.length
    budget.left -= chunk.length
    if (size > mostText || budget.left < 0) throw new SafeError('fileTooLarge')
    unpacked.push(chunk)
  }
  const packed = join(chunks)
  if (compression === 0) add(packed)
  else if (compression !== Packed.compression) throw damaged()
  else inflate(packed, add)
  return join(unpacked)
}

function inflate(packed: Uint8Array, add: (chunk: Uint8Array) => void): void {
  const inflater = new Inflate(add)
  try {
    for (let at = 0; at < packed.length; at += step)
      inflater.push(packed.subarray(at, at + step), at + step >= packed.length)
  } catch (error) {
    throw error instanceof SafeError ? error : damaged()
  }
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
