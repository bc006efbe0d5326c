// Finds out whether anything was done from this device, for home to choose between its first and its daily face.
import { useEffect, useState } from 'react'
import { useActivity } from '@/components/activity/use-activity.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'
import { ownActivityKey } from '@/lib/transactions/activity-store.ts'

const runsDatabase = 'saleyard-runs'
const tokenDraft = 'token-draft'

/**
 * Whether this device knows of a transaction, a run or a finished token; undefined until its stores are read. A browser that
 * keeps nothing may belong to anyone: it counts as used.
 */
export function useOwnActivity(): boolean | undefined {
  const { records, unreadable } = useActivity()
  const [isSeen] = useState(() => safeLocalStorage.getItem(ownActivityKey) !== null)
  // What was painted before the page stays: boot.js has looked at what this browser keeps.
  const [isPainted] = useState(() => document.querySelector('#first-painted[data-face="welcome"]') !== null)
  const [hasMore, setHasMore] = useState<boolean>()
  useEffect(() => {
    let isCancelled = false
    hasRunOrToken().then((found) => !isCancelled && setHasMore(found))
    return () => {
      isCancelled = true
    }
  }, [])
  const isKnown = records !== undefined && hasMore !== undefined
  const isActive = (records?.length ?? 0) > 0 || hasMore === true
  useEffect(() => {
    if (isActive) safeLocalStorage.setItem(ownActivityKey, '1')
  }, [isActive])
  if (isSeen || isActive || unreadable) return true
  return isKnown || isPainted ? false : undefined
}

async function hasRunOrToken(): Promise<boolean> {
  return hasFinishedToken() || (await hasRun().catch(() => false))
}

function hasFinishedToken(): boolean {
  try {
    return JSON.parse(safeLocalStorage.getItem(tokenDraft) ?? '{}').state?.finished?.length > 0
  } catch {
    return false
  }
}

/** An imported run has left no transaction here. Opening a database that is not there would create it, without its stores. */
async function hasRun(): Promise<boolean> {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === runsDatabase)) return false
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(runsDatabase)
    opening.onerror = () => reject(opening.error)
    opening.onblocked = () => resolve(false)
    opening.onsuccess = () => {
      const database = opening.result
      const isReady = database.objectStoreNames.contains('summaries')
      const counting = isReady && database.transaction('summaries').objectStore('summaries').count()
      database.close()
      if (!counting) return resolve(false)
      counting.onsuccess = () => resolve(counting.result > 0)
      counting.onerror = () => reject(counting.error)
    }
  })
}
