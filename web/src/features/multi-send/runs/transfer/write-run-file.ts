import { type RunFile, runFormat, runVersion } from './run-file.ts'

/** A run as a JSON text; bigints as decimal text. */
export function writeRunFile(file: RunFile): string {
  return JSON.stringify({ format: runFormat, version: runVersion, ...file }, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}
