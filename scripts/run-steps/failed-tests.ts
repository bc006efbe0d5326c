import { stripVTControlCharacters } from 'node:util'

/**
 * Forge's "[FAIL: reason] test_A()", Vitest's "FAIL  file > test", our "FAILED  step", and Playwright's "1) file:1:2 › test" of
 * its summary: the cross in its list stands at tests that are meant to fail as well.
 */
const failures = [/^FAILED\s+\S.*/, /^\[FAIL\b.*\S/, /^FAIL\s+\S.*/, /^\d+\) \S+\.spec\.ts:\d.*/]

/**
 * What failed, by name: whoever sees only the end of a long log sees this.
 *
 * @param output What a runner printed, colours included.
 * @returns One line each, in the runner's order, none twice.
 */
export function failedTests(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => failures.some((failure) => failure.test(line)))
  return [...new Set(lines)]
}
