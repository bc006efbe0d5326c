// Lists the words in comments that the house does not use, and fails where there are more than are known. `--count`: by folder.
import { posix } from 'node:path'
import { findRefusedWords, getLanguage, type Language, type RefusedWord } from '@scripts/check/comment-words.ts'
import { readSources } from '@scripts/check/source-files.ts'

/** How many are left. A number goes down with each that is rewritten, and never up. */
const most: Readonly<Record<Language, number>> = { TypeScript: 0, Solidity: 0 }

const generated = [':!generated', ':!*.gen.ts']
const found = readSources(['*.ts', '*.tsx', '*.sol', ...generated], /\.(tsx?|sol)$/).flatMap((file) =>
  findRefusedWords(file),
)
const languages = Object.keys(most) as Language[]
const ofLanguage = (language: Language) => found.filter(({ path }) => getLanguage(path) === language)
const tooMany = languages.filter((language) => ofLanguage(language).length > most[language])

if (process.argv.includes('--count')) printFolders(found)
else for (const { path, line, word } of tooMany.flatMap(ofLanguage)) console.error(`${path}:${line} ${word}`)
for (const language of languages) console.log(describeCount(language, ofLanguage(language).length))
process.exitCode = tooMany.length > 0 ? 1 : 0

function describeCount(language: Language, count: number): string {
  const change = count < most[language] ? '; lower the number in scripts/check-comments.ts' : ''
  return `${language}: ${count} words that comments do not use, at most ${most[language]}${change}`
}

function printFolders(words: readonly RefusedWord[]): void {
  const counts = new Map<string, number>()
  for (const { path } of words) {
    const folder = posix.dirname(path).split('/').slice(0, 5).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  for (const [folder, count] of [...counts].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`${String(count).padStart(5)}  ${folder}`)
}
