import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A production build with its manifest and source maps. */
export type Site = { folder: string; manifest: Manifest }

/** What Vite writes of each file: by its entry's source path, or by a name of its own. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>

/** Reads a folder that `buildSite` has filled. */
export function readSite(folder: string): Site {
  return { folder, manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) }
}
