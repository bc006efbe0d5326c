// Compares the checklist with the titles of the tests that passed, read from the reports of forge, Vitest and Playwright.
import { stripVTControlCharacters } from 'node:util'

type ComparedChecklist = {
  /** Lines with the titles of the tests that check them. */
  covered: { number: string; text: string; tests: string[] }[]
  /** Lines without a passing test. */
  open: { number: string; text: string }[]
  /** Titles that name a line which is not there. */
  unknown: string[]
}

/**
 * The lines of the checklist with the tests that check them.
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
    unknown: passed.filter((title) => [...title.matchAll(/\[c(\d+)\]/g)].some(([, number = '']) => !known.has(number))),
  }
}

/**
 * What is wrong with it, in a sentence each.
 *
 * @param awaited Lines that have no test for now, with the reason.
 */
export function findChecklistFaults(
  { covered, open, unknown }: ComparedChecklist,
  awaited: ReadonlyMap<string, string>,
): string[] {
  return [
    ...open.filter(({ number }) => !awaited.has(number)).map(({ number }) => `Line ${number} has no passing test`),
    ...covered
      .filter(({ number }) => awaited.has(number))
      .map(({ number }) => `Line ${number} has a passing test by now: it is no longer awaited`),
    ...unknown.map((title) => `No such line: ${title}`),
  ]
}

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

/**
 * Titles of the Solidity tests that passed. Names of functions hold no brackets, so the tag is in a comment right
 * above the function, and the comment is the title: `/// [c86] A payment that fails costs nothing`.
 *
 * @param log What forge printed.
 * @param sources Text of the test files by path, as forge prints the path.
 */
export function readForgeTitles(log: string, sources: Record<string, string>): string[] {
  let titles: Record<string, string> = {}
  const passed: string[] = []
  for (const line of stripVTControlCharacters(log).split('\n')) {
    const file = /^Ran \d+ tests? for (.+?):/.exec(line)?.[1]
    if (file) titles = readTitles(sources[file] ?? '')
    const title = titles[/^\[PASS\] (\w+)\(/.exec(line)?.[1] ?? '']
    if (title) passed.push(title)
  }
  return passed
}

function readTitles(source: string): Record<string, string> {
  const tagged = source.matchAll(/^\s*\/\/\/ (.*\[c\d+\].*)\n(?:\s*\/\/\/.*\n)*\s*function (\w+)/gm)
  return Object.fromEntries([...tagged].map(([, title, name]) => [name, title]))
}

type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }

/** Titles of the tests that passed in a JSON report of Vitest, with those of their groups. */
export function readVitestTitles(report: Report): string[] {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName)
}

type Suite = {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

/** Titles of the tests that passed in a JSON report of Playwright, with those of their groups. A skipped one did not. */
export function readPlaywrightTitles({ suites }: { suites: Suite[] }): string[] {
  return suites.flatMap((file) => readSuite(file, ''))
}

function readSuite({ specs = [], suites = [] }: Suite, groups: string): string[] {
  const passed = specs
    .filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected'))
    .map(({ title }) => groups + title)
  return [...passed, ...suites.flatMap((suite) => readSuite(suite, `${groups}${suite.title} › `))]
}
