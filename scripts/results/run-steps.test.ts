import { describe, expect, test } from 'vitest'
import { closingLines, formatTable, listFailures } from './run-steps.ts'

describe('listFailures', () => {
  test.each([
    [
      '[PASS] test_A() (gas: 9)\n[FAIL: a != b] test_B() (gas: 7)\n[FAIL: a != b] test_B() (gas: 7)\n',
      '[FAIL: a != b] test_B() (gas: 7)',
    ],
    [
      ' ✓ |unit| a.test.ts (2 tests)\n\u001b[31m FAIL \u001b[39m |unit| b.test.ts > a sum\nError: no\n    at sum.ts:1',
      'FAIL  |unit| b.test.ts > a sum: Error: no',
    ],
    [
      '  ✘  1 e2e/a.spec.ts:1:2 › is meant to fail (2s)\n  1) e2e/b.spec.ts:3:1 › a user \n\n    TimeoutError: no\n',
      '1) e2e/b.spec.ts:3:1 › a user: TimeoutError: no',
    ],
    ['ok      locales   1.0 s\nFAILED  biome     2.1 s\n', 'FAILED  biome     2.1 s'],
  ])('A failed test is listed once, by its name and its reason', (output, line) => {
    expect(listFailures(output)).toEqual([line])
  })

  test('Where nothing failed there is no line, though a text says so', () => {
    expect(listFailures('ok FAIL is a word\nTests  9 passed (9)\n 5 passed (2s)')).toEqual([])
  })
})

describe('formatTable and closingLines', () => {
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
})
