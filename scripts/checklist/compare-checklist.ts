export type ComparedChecklist = {
  /** Lines with the titles of the tests that check them. */
  covered: { number: string; text: string; tests: string[] }[]
  /** Lines without a passing test. */
  open: { number: string; text: string }[]
  /** Titles that name a line which is not there. */
  strange: string[]
}

/**
 * The lines of the checklist beside the tests that check them.
 *
 * @param checklist The text of docs/checklist.md.
 * @param passed Titles of tests that passed; the ones tagged like `[c86]` count.
 */
export function compareChecklist(checklist: string, passed: string[]): ComparedChecklist {
  const lines = [...checklist.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number = '', text = '']) => ({
    number,
    text,
    tests: [...new Set(passed.filter((title) => title.includes(`[c${number}]`)))],
  }))
  const known = new Set(lines.map(({ number }) => number))
  return {
    covered: lines.filter(({ tests }) => tests.length > 0),
    open: lines.filter(({ tests }) => tests.length === 0).map(({ number, text }) => ({ number, text })),
    strange: passed.filter((title) => [...title.matchAll(/\[c(\d+)\]/g)].some(([, number = '']) => !known.has(number))),
  }
}

/**
 * What is wrong with it, in a sentence each.
 *
 * @param awaited Lines that have no test for now, with the reason.
 */
export function findFaults(
  { covered, open, strange }: ComparedChecklist,
  awaited: ReadonlyMap<string, string>,
): string[] {
  return [
    ...open.filter(({ number }) => !awaited.has(number)).map(({ number }) => `Line ${number} has no passing test`),
    ...covered
      .filter(({ number }) => awaited.has(number))
      .map(({ number }) => `Line ${number} has a passing test by now: it is no longer awaited`),
    ...strange.map((title) => `No such line: ${title}`),
  ]
}
