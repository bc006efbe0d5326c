import { listZipEntries, type ZipEntry } from './list-zip-entries.ts'
import { SpreadsheetError } from './spreadsheet-error.ts'
import { unpackEntry } from './unpack-entry.ts'

/** Bytes unpacked, of all files of a workbook together: a list of over 200,000 rows. */
export const maximumUnpackedBytes = 64 * 1024 * 1024

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
const archive = [0x50, 0x4b, 0x03, 0x04]

/**
 * Unpacks what a workbook says in XML; pictures and the like are left packed.
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

/** A workbook with a password is a compound file, as XLS is; the name of its one stream tells them apart. */
function holdsEncrypted(bytes: Uint8Array<ArrayBuffer>): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...'EncryptedPackage'].join('\0'))
}
