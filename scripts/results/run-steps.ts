// Runs a command as a step, lists what failed in its output, and formats the table of all steps.

import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { execa } from 'execa'

export type Finished = {
  ok: boolean
  /** Everything that was printed, in its order, colours included. */
  output: string
  /** Wall clock, milliseconds. */
  duration: number
}

/**
 * Runs a command in the repository, its input closed.
 *
 * @param show Whether its output is also printed, as it comes.
 * @param folder Where it runs, from the repository's root.
 */
export async function runCommand(
  [file, ...args]: readonly [string, ...string[]],
  show: boolean,
  folder = '.',
): Promise<Finished> {
  const start = performance.now()
  const child = execa(file, args, {
    cwd: join(repositoryRoot, folder),
    reject: false,
    all: true,
    stdin: 'ignore',
    preferLocal: true,
    maxBuffer: 200_000_000,
  })
  if (show) child.all.pipe(process.stdout, { end: false })
  const { exitCode, all, shortMessage } = await child
  return {
    ok: exitCode === 0,
    output: all || (exitCode === 0 ? '' : (shortMessage ?? '')),
    duration: performance.now() - start,
  }
}

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

/**
 * Forge's "[FAIL: reason] test_A()", Vitest's "FAIL  file > test", our "FAILED  step", and Playwright's "1) file:1:2 › test" of
 * its summary: its list also has a cross at tests that are meant to fail.
 */
const failures = [/^FAILED\s+\S.*/, /^\[FAIL\b.*\S/, /^FAIL\s+\S.*/, /^\d+\) \S+\.spec\.ts:\d.*/]

/** How many lines behind a name its first reason is looked for: a runner leaves one empty, and a stack has no such line. */
const reasonWithin = 3

/**
 * Lists what failed, by name, for the end of a long log, with the first line of the reason where the runner prints one under it.
 *
 * @param output What a runner printed, colours included.
 * @returns One line each, in the runner's order, none twice.
 */
export function listFailures(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
  const found = new Set<string>()
  for (const [index, line] of lines.entries()) {
    if (!failures.some((failure) => failure.test(line))) continue
    const reason = lines.slice(index + 1, index + 1 + reasonWithin).find((each) => /^\w*Error: ./.test(each))
    found.add(reason ? `${line}: ${reason}` : line)
  }
  return [...found]
}
