// Lists the faults of every language: compared with English, and by the words that it refuses.
import { readFileSync } from 'node:fs'
import {
  findAdviceFaults,
  findDecimalFaults,
  findLocaleFaults,
  findPercentFaults,
  findWordFaults,
} from '@scripts/check/locale-faults.ts'
import { type Language, languages, type Strings } from '@/locales/index.ts'

const read = (code: Language): Strings =>
  JSON.parse(readFileSync(new URL(`../web/src/locales/${code}.json`, import.meta.url), 'utf8'))

const english = read('en')
const shown = 10
let total = 0
for (const { code, lang } of languages) {
  const strings = read(code)
  const faults = [
    ...findLocaleFaults(english, strings, lang),
    ...findAdviceFaults(strings),
    ...findPercentFaults(strings, lang),
    ...findDecimalFaults(strings, lang),
    ...findWordFaults(strings, code),
  ]
  total += faults.length
  for (const fault of faults.slice(0, shown)) console.error(`${code}.json: ${fault}`)
  if (faults.length > shown) console.error(`${code}.json: and ${faults.length - shown} more`)
}

console.log(`${languages.length} languages, ${total} faults`)
process.exitCode = total > 0 ? 1 : 0
