// Gives the build the texts that are painted before any module: titles and leads of home and of the menu's pages.
import { runFigures } from '@saleyard/generated/bench-figures'
import { waitingPages } from '@/components/ui/page-header.tsx'
import { groupThousands } from '@/lib/i18n/format-count.ts'
import { languages, type Strings } from '@/locales/index.ts'
import { strings } from '@/locales/strings.ts'

/** Texts in the order in which they stand on the page, by path; `welcome` is home before the first own activity. */
type FirstTexts = Record<string, string[]>

/** The texts of each language, by its code, as the pages show them. A value: the build can ask the module nothing later. */
export const firstTexts: Record<string, FirstTexts> = Object.fromEntries(
  await Promise.all(
    languages.map(async ({ code, lang }) => {
      const { default: words } = await strings[code]()
      return [code, collectTexts(words as Strings, lang)] as const
    }),
  ),
)

function collectTexts(words: Strings, lang: string): FirstTexts {
  const { title, lead, welcome } = words.home
  const people = groupThousands(String(runFigures.recipients), lang)
  return {
    '/home': [title, lead],
    welcome: [welcome.free, welcome.promise.replace('{{people}}', people), welcome.lead],
    ...Object.fromEntries(
      Object.entries(waitingPages).map(([path, [title, lead]]) => [path, [find(words, title), find(words, lead)]]),
    ),
  }
}

/** Finds a string by its key, such as `multiSend.title`. */
function find(words: object, key: string): string {
  return String(key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], words))
}
