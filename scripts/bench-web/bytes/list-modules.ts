import type { Run } from './attribute-bytes.ts'

export type ModuleSize = { source: string; bytes: number }

/** Modules with their bytes as built, not compressed, the biggest first. */
export function listModules(files: readonly Run[][], isWanted: (source: string) => boolean): ModuleSize[] {
  const sizes = new Map<string, number>()
  for (const { source, text } of files.flat())
    if (source && isWanted(source)) sizes.set(source, (sizes.get(source) ?? 0) + text.length)
  return [...sizes].map(([source, bytes]) => ({ source, bytes })).sort((a, b) => b.bytes - a.bytes)
}
