import { expect, test } from 'vitest'
import { formatChecklist } from './format-checklist.ts'
import { readForge } from './read-forge.ts'
import { readPlaywright } from './read-playwright.ts'
import { readVitest } from './read-vitest.ts'

test('The checklist shows tests beside lines, then lines without any, then the count', () => {
  const checklist = '# Title\n\n1. [§1] First.\n2. [§1] Second.\n12. [§1] Twelfth.\n'
  const passed = ['A user pays [c12]', 'A user pays [c12]', 'Another [c1] [c12]', 'Untagged', 'Lost [c99]']
  expect(formatChecklist(checklist, passed).split('\n')).toEqual([
    '1. [§1] First.',
    '      Another [c1] [c12]',
    '12. [§1] Twelfth.',
    '      A user pays [c12]',
    '      Another [c1] [c12]',
    '',
    'Without a passing test:',
    '2. [§1] Second.',
    '',
    'No such line: Lost [c99]',
    '2 of 3 lines have a passing test',
  ])
})

test('Only what passed counts, in Vitest', () => {
  const results = ['passed', 'failed', 'skipped', 'todo'].map((status) => ({ fullName: `is ${status}`, status }))
  expect(readVitest({ testResults: [{ assertionResults: results }] })).toEqual(['is passed'])
})

test('Only what passed counts, in Playwright, in groups too', () => {
  const spec = (status: string) => ({ title: `is ${status}`, tests: [{ status }] })
  const inner = { title: 'group', specs: [spec('expected')] }
  const file = { title: 'a.spec.ts', specs: ['expected', 'unexpected', 'skipped', 'flaky'].map(spec), suites: [inner] }
  expect(readPlaywright({ suites: [file] })).toEqual(['is expected', 'group › is expected'])
})

test('Only what passed counts, in forge, by the comment above the function', () => {
  const log = [
    'Ran 3 tests for contracts/test/a.t.sol:A_Test',
    '\u001b[32m[PASS]\u001b[0m test_WhenPaid() (gas: 1)',
    '[FAIL: oops] test_WhenBroken() (gas: 1)',
    '[PASS] test_Untagged() (gas: 1)',
  ].join('\n')
  const source = [
    '    /// Pays [c86]',
    '    /// and says so.',
    '    function test_WhenPaid() external {}',
    '    /// Breaks [c87]',
    '    function test_WhenBroken() external {}',
    '    function test_Untagged() external {}',
  ].join('\n')
  expect(readForge(log, { 'contracts/test/a.t.sol': source })).toEqual(['Pays [c86]'])
})
