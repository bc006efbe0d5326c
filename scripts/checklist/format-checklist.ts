import type { ComparedChecklist } from './compare-checklist.ts'

/** The lines with their tests, then those without any, then the count. */
export function formatChecklist({ covered, open }: ComparedChecklist): string {
  return [
    ...covered.flatMap(({ number, text, tests }) => [`${number}. ${text}`, ...tests.map((title) => `      ${title}`)]),
    '',
    'Without a passing test:',
    ...open.map(({ number, text }) => `${number}. ${text}`),
    '',
    `${covered.length} of ${covered.length + open.length} lines have a passing test`,
  ].join('\n')
}
