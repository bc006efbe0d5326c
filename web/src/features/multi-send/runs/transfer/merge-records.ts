import type { BatchRecord } from '@/features/multi-send/core/record-types.ts'

/**
 * A record that came from elsewhere: what it says of the chain is looked up before anything is sent, and whoever wrote the
 * file may still hold the bytes. No wallet of this device has had them.
 */
export function toImported(record: BatchRecord): BatchRecord {
  if (record.state === 'stopped') return record
  const doubt = findLasting(record)
  return { ...record, isHandedOver: true, isMarkedOnly: false, skipped: [], doubt, firstNonce: undefined }
}

/** Adds the hashes that a file knows to the records that are here, which never go back behind what they know. */
export function mergeRecords(here: BatchRecord[], imported: BatchRecord[]): BatchRecord[] {
  return here.map((record, index) => {
    if (record.state === 'stopped') return record
    const known = new Set(record.hashes)
    const added = imported[index]?.hashes.filter((hash) => !known.has(hash)) ?? []
    const signers = imported[index]?.signedByOthers?.filter(({ hash }) => added.includes(hash)) ?? []
    // The latest last: that is what this device has sent.
    return {
      ...record,
      isHandedOver: true,
      hashes: [...added, ...record.hashes],
      doubt: findLasting(record),
      ...(signers.length > 0 && { signedByOthers: [...signers, ...(record.signedByOthers ?? [])] }),
    }
  })
}

/** What a wallet of one device was asked says nothing of the other; who signed what was given up is as unknown there. */
function findLasting({ doubt }: BatchRecord): BatchRecord['doubt'] {
  return doubt?.why === 'signerUnknown' ? doubt : undefined
}
