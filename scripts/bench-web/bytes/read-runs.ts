import { existsSync, readFileSync } from 'node:fs'
import type { SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { attributeBytes, type Run } from './attribute-bytes.ts'

/** A built file in pieces, each with its module. */
export function readRuns(folder: string, file: string): Run[] {
  const path = join(folder, file)
  const code = readFileSync(path, 'utf8')
  // What is copied as it is, such as boot.js, has no map.
  if (!existsSync(`${path}.map`)) return [{ source: undefined, text: code }]

  const map: SourceMapPayload = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
  // A file of nothing but JSON names no module: it stands for itself.
  return map.sources.length > 0 ? attributeBytes(code, map) : [{ source: file, text: code }]
}
