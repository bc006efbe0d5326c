import { expect, test } from 'vitest'
import { listFailures } from './run-steps.ts'

test.each([
  [
    '[PASS] test_A() (gas: 9)\n[FAIL: a != b] test_B() (gas: 7)\n[FAIL: a != b] test_B() (gas: 7)\n',
    '[FAIL: a != b] test_B() (gas: 7)',
  ],
  [
    ' ✓ |unit| a.test.ts (2 tests)\n\u001b[31m FAIL \u001b[39m |unit| b.test.ts > a sum\nError: no',
    'FAIL  |unit| b.test.ts > a sum',
  ],
  [
    '  ✘  1 e2e/a.spec.ts:1:2 › is meant to fail (2s)\n  1) e2e/b.spec.ts:3:1 › a user \n\n    Error: no',
    '1) e2e/b.spec.ts:3:1 › a user',
  ],
  ['ok      locales   1.0 s\nFAILED  biome     2.1 s\n', 'FAILED  biome     2.1 s'],
])('A failed test is listed once by its name', (output, line) => {
  expect(listFailures(output)).toEqual([line])
})

test('Where nothing failed there is no line, though a text says so', () => {
  expect(listFailures('ok FAIL is a word\nTests  9 passed (9)\n 5 passed (2s)')).toEqual([])
})
