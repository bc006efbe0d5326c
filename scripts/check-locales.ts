// Lists the faults of every language: compared with English, and by the words that it refuses.
import {
  findAdviceFaults,
  findDecimalFaults,
  findLocaleFaults,
  findPercentFaults,
  findWordFaults,
} from '@scripts/check/locale-faults.ts'
import { readLocale } from '@scripts/check/read-locale.ts'
import { languages } from '@/locales/index.ts'

const english = readLocale('en')
const shown = 10
let total = 0
for (const { code, lang } of languages) {
  const strings = readLocale(code)
  const faults = [
    ...findLocaleFaults(english, strings, lang),
    ...findAdviceFaults(strings),
    ...findPercentFaults(strings, lang),
    ...findDecimalFaults(strings, lang),
    ...findWordFaults(strings, code),
  ]
  total += faults.length
  for (const fault of faults.slice(0, shown)) console.error(`${code}: ${fault}`)
  if (faults.length > shown) console.error(`${code}: and ${faults.length - shown} more`)
}

console.log(`${languages.length} languages, ${total} faults`)
process.exitCode = total > 0 ? 1 : 0
