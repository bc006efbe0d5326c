// Sorts a list's names by what is known of them, and looks them up on request, one lookup at a time.

import type { NameRecords } from '@saleyard/send/list/questions.ts'
import { useEffect, useRef, useState } from 'react'

type NameLookup = {
  /** Names of the lookup that is under way, and how many of them are done. */
  progress: { done: number; total: number } | undefined
  /** @param hosts Gateways that the user consented to. */
  start: (names: readonly string[], hosts?: readonly string[]) => void
  /** What was learned until then is kept. */
  stop: () => void
}

/** Looks names up for a chain when it is told to, one lookup at a time. Who goes to another chain or page stops it. */
export function useNameLookup(chainId: number, onLearned: (records: NameRecords) => void): NameLookup {
  const [progress, setProgress] = useState<NameLookup['progress']>()
  const running = useRef<AbortController>(undefined)

  // What is under way is for the chain that was.
  useEffect(
    () => () => {
      running.current?.abort('left')
      running.current = undefined
      setProgress(undefined)
    },
    [chainId],
  )

  const start: NameLookup['start'] = async (names, hosts = []) => {
    if (running.current) return
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const total = names.length
    setProgress({ done: 0, total })
    const onProgress = (done: number) => !signal.aborted && setProgress({ done, total })
    // Loaded when it is wanted: most lists have no names.
    const records = await import('@saleyard/send/names/resolve-names.ts')
      .then(({ resolveNames }) => resolveNames({ names, hosts, chainId, onProgress, signal }))
      .catch(() => ({}))
    if (signal.reason === 'left') return
    running.current = undefined
    setProgress(undefined)
    onLearned(records)
  }
  return { progress, start, stop: () => running.current?.abort('stopped') }
}

export type SortedNames = {
  /** Nothing is known of them. */
  open: string[]
  /** Those of `open` that were looked up in vain. */
  failed: string[]
  gateway: string[]
  /** Hosts that would be asked for `gateway`, and those of them that gave no answer. */
  hosts: string[]
  failedHosts: string[]
  /** When the oldest of the others was looked up, ms since 1970; undefined without any. */
  oldest: number | undefined
}

/** What there is to do about the names of a list. */
export function sortNames(names: readonly string[], records: NameRecords): SortedNames {
  const known = names.map((name) => ({ name, record: Object.hasOwn(records, name) ? records[name] : undefined }))
  const open = known.filter(({ record }) => !record || record.kind === 'failed')
  const gateways = known.flatMap(({ name, record }) => (record?.kind === 'gateway' ? [{ name, record }] : []))
  const times = known.flatMap(({ record }) => (record && record.kind !== 'failed' ? [record.readAt] : []))
  return {
    open: open.map(({ name }) => name),
    failed: open.flatMap(({ name, record }) => (record ? [name] : [])),
    gateway: gateways.map(({ name }) => name),
    hosts: [...new Set(gateways.flatMap(({ record }) => record.hosts))],
    failedHosts: [...new Set(gateways.flatMap(({ record }) => record.failed ?? []))],
    oldest: times.length > 0 ? times.reduce((first, time) => Math.min(first, time)) : undefined,
  }
}
