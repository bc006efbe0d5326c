/**
 * The lines of the checklist beside the tests that check them, then those without any, then the count.
 *
 * @param checklist The text of docs/checklist.md.
 * @param passed Titles of tests that passed; the ones tagged like `[c86]` count.
 */
export function formatChecklist(checklist: string, passed: string[]): string {
  const lines = [...checklist.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, text]) => ({ number, text }))
  const testsOf = (number: string | undefined) => [...new Set(passed.filter((title) => title.includes(`[c${number}]`)))]
  const covered = lines.filter(({ number }) => testsOf(number).length > 0)
  const open = lines.filter((line) => !covered.includes(line))

  const known = new Set(lines.map(({ number }) => number))
  const strange = passed.filter((title) => [...title.matchAll(/\[c(\d+)\]/g)].some(([, number]) => !known.has(number)))
  return [
    ...covered.flatMap(({ number, text }) => [
      `${number}. ${text}`,
      ...testsOf(number).map((title) => `      ${title}`),
    ]),
    '',
    'Without a passing test:',
    ...open.map(({ number, text }) => `${number}. ${text}`),
    '',
    ...strange.map((title) => `No such line: ${title}`),
    `${covered.length} of ${lines.length} lines have a passing test`,
  ].join('\n')
}
