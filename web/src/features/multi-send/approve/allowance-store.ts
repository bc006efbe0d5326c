import { openDB } from 'idb'

const storeName = 'allowances'

/** Remembers MultiSender's permission of before a run (base units), to compare it with the one after. */
export async function saveAllowanceBefore(runId: string, allowance: bigint): Promise<void> {
  const database = await open()
  await database.put(storeName, allowance, runId)
  database.close()
}

/** The permission of before a run; 0n when nothing is known, so that a leftover is shown rather than hidden. */
export async function loadAllowanceBefore(runId: string): Promise<bigint> {
  try {
    const database = await open()
    const stored: unknown = await database.get(storeName, runId)
    database.close()
    return typeof stored === 'bigint' ? stored : 0n
  } catch {
    return 0n
  }
}

function open() {
  return openDB('saleyard-multi-send-allowances', 1, {
    upgrade: (database) => void database.createObjectStore(storeName),
  })
}
