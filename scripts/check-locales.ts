import { languages } from '../web/src/locales/index.ts'
import { findAdviceFaults } from './locales/find-advice-faults.ts'
import { findLocaleFaults } from './locales/find-locale-faults.ts'

const english = languages.find(({ code }) => code === 'en')
if (!english) throw new Error('web/src/locales/index.ts lists no English')

const shown = 10
let total = 0
for (const { code, lang, strings } of languages) {
  const faults = [...findLocaleFaults(english.strings, strings, lang), ...findAdviceFaults(strings)]
  total += faults.length
  for (const fault of faults.slice(0, shown)) console.error(`${code}.json: ${fault}`)
  if (faults.length > shown) console.error(`${code}.json: and ${faults.length - shown} more`)
}

console.log(`${languages.length} languages, ${total} faults`)
process.exitCode = total > 0 ? 1 : 0
