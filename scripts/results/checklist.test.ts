import { expect, test } from 'vitest'
import {
  compareChecklist,
  findChecklistFaults,
  formatChecklist,
  readForgeTitles,
  readPlaywrightTitles,
  readVitestTitles,
} from './checklist.ts'

const checklist = '# Title\n\n1. [§1] First.\n2. [§1] Second.\n12. [§1] Twelfth.\n'
const passed = ['A user pays [c12]', 'A user pays [c12]', 'Another [c1] [c12]', 'Untagged', 'Lost [c99]']

test('The checklist shows tests beside lines, then lines without any, then the count', () => {
  expect(formatChecklist(compareChecklist(checklist, passed)).split('\n')).toEqual([
    '1. [§1] First.',
    '      Another [c1] [c12]',
    '12. [§1] Twelfth.',
    '      A user pays [c12]',
    '      Another [c1] [c12]',
    '',
    'Without a passing test:',
    '2. [§1] Second.',
    '',
    '2 of 3 lines have a passing test',
  ])
})

test('A line without a test is a fault unless it is awaited, and so are an awaited line with one and a tag of no line', () => {
  const compared = compareChecklist(checklist, passed)
  expect(findChecklistFaults(compared, new Map())).toEqual(['Line 2 has no passing test', 'No such line: Lost [c99]'])
  expect(findChecklistFaults(compared, new Map([['2', 'not built yet']]))).toEqual(['No such line: Lost [c99]'])
  expect(
    findChecklistFaults(compareChecklist(checklist, ['Both [c1] [c2] [c12]']), new Map([['2', 'not built yet']])),
  ).toEqual(['Line 2 has a passing test by now: it is no longer awaited'])
})

test('Only what passed counts, in Vitest', () => {
  const results = ['passed', 'failed', 'skipped', 'todo'].map((status) => ({ fullName: `is ${status}`, status }))
  expect(readVitestTitles({ testResults: [{ assertionResults: results }] })).toEqual(['is passed'])
})

test('Only what passed counts, in Playwright, in groups too', () => {
  const spec = (status: string) => ({ title: `is ${status}`, tests: [{ status }] })
  const inner = { title: 'group', specs: [spec('expected')] }
  const file = { title: 'a.spec.ts', specs: ['expected', 'unexpected', 'skipped', 'flaky'].map(spec), suites: [inner] }
  expect(readPlaywrightTitles({ suites: [file] })).toEqual(['is expected', 'group › is expected'])
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
  expect(readForgeTitles(log, { 'contracts/test/a.t.sol': source })).toEqual(['Pays [c86]'])
})
