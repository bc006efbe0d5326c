import type { NameRecords } from '@/features/multi-send/core/question-types.ts'

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
