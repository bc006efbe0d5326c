import { expect, test } from 'vitest'
import { closingLines, formatTable } from './run-steps.ts'

test.each([
  [
    'Ran 2 tests for a.sol:A\nRan 3 test suites in 1.40s (2.01s CPU time): 41 tests passed, 1 failed, 0 skipped (42 total tests)\n',
    '41 tests passed, 1 failed, 0 skipped',
  ],
  [
    ' Test Files  1 failed | 2 passed (3)\n\u001b[2m      Tests \u001b[22m 4 failed | 9 passed (13)\n',
    '4 failed | 9 passed',
  ],
  ['  1 failed\n    specs/a.spec.ts:3:1 › A user sends\n  5 passed (20.1s)\n', '1 failed; 5 passed'],
])('The table repeats what the runner said at its end', (output, expected) => {
  expect(closingLines(output)).toBe(expected)
})

test('The table shows each step, its time, a failure, and the sum', () => {
  const table = formatTable([
    { name: 'check', finished: { ok: true, output: '', duration: 12_340 } },
    { name: 'e2e', finished: { ok: false, output: '  1 failed\n', duration: 1_000 } },
  ])
  expect(table.split('\n').map((line) => line.trimEnd())).toEqual([
    'ok      check            12.3 s',
    'FAILED  e2e               1.0 s  1 failed',
    '        in all           13.3 s',
  ])
})
