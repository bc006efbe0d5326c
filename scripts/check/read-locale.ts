// Reads all strings of a language: its file, and those of the parts that the page loads later.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language, Strings } from '@/locales/index.ts'

const localesFolder = join(import.meta.dirname, '../../web/src/locales')

/**
 * Reads the strings of a language, each under the key that it has on the page. Strings of a part that has no file in the
 * language are missing, as the check of languages says.
 *
 * @throws Error if the language's own file has strings of a part: the page would load them twice.
 */
export function readLocale(code: Language, folder = localesFolder): Strings {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const strings = read(join(folder, `${code}.json`))
  for (const part of readdirSync(join(folder, 'parts'))) {
    if (part in strings) throw new Error(`${code}.json has strings of the part ${part}; move them to parts/${part}`)
    const path = join(folder, 'parts', part, `${code}.json`)
    strings[part] = existsSync(path) ? read(path) : {}
  }
  return strings
}
