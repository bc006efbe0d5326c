import { stripVTControlCharacters } from 'node:util'
import type { Finished } from './run-command.ts'

/** Where the time went and what each runner said last, one line per step, as text. */
export function formatTable(steps: { name: string; finished: Finished }[]): string {
  const total = steps.reduce((sum, { finished }) => sum + finished.duration, 0)
  return [
    ...steps.map(({ name, finished }) =>
      [
        finished.ok ? 'ok    ' : 'FAILED',
        name.padEnd(12),
        seconds(finished.duration),
        closingLines(finished.output),
      ].join('  '),
    ),
    ['      ', 'in all'.padEnd(12), seconds(total)].join('  '),
  ].join('\n')
}

function seconds(duration: number): string {
  return `${(duration / 1000).toFixed(1).padStart(7)} s`
}

/** The runners' own counts: forge's "… tests passed, 0 failed …", Vitest's "Tests 9 passed (9)", Playwright's "5 passed (20s)". */
export function closingLines(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(Ran \d+ test suites?|Tests\s+\d|\d+ (passed|failed|flaky|skipped)\b)/.test(line))
    .map((line) => line.replace(/^Ran \d+ test suites? in .*?: |^Tests\s+|\s*\(.*\)$/g, ''))
    .join('; ')
}
