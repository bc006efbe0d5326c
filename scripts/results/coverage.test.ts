import { expect, test } from 'vitest'
import { checkCoverage, formatCoverage, type Gap, readLcov } from './coverage.ts'

const file = 'contracts/src/A.sol'
const source = [
  'contract A {',
  '    function f(uint256 a) external {',
  '        if (a > 1) b = 1;',
  '        assembly ("memory-safe") {',
  '            if a { b := 2 }',
  '        }',
  '    }',
  '    function g() external {',
  '        b = 1;',
  '        b = 1;',
  '    }',
  '}',
].join('\n')

const report = (counts: string[]) =>
  ['TN:', `SF:${file}`, 'FN:2,A.f', 'FN:8,A.g', ...counts, 'end_of_record', ''].join('\n')
const reached = report([
  'FNDA:3,A.f',
  'FNDA:1,A.g',
  ...['DA:3,3', 'DA:5,2', 'DA:9,1', 'DA:10,1'],
  ...['BRDA:3,0,0,2', 'BRDA:5,1,0,2'],
])
const missed = report([
  'FNDA:3,A.f',
  'FNDA:0,A.g',
  ...['DA:3,3', 'DA:5,0', 'DA:9,0', 'DA:10,0'],
  ...['BRDA:3,0,0,-', 'BRDA:5,1,0,0'],
])
const gaps: Gap[] = [
  { file, kind: 'branch', text: 'if (a > 1) b = 1;', reason: 'why' },
  { file, kind: 'function', text: 'A.g', reason: 'why' },
  { file, kind: 'line', text: 'b = 1;', count: 2, reason: 'why' },
  { file, kind: 'assembly', reason: 'why' },
]
const check = (reports: string[], explained: Gap[], sources = { [file]: source }) =>
  checkCoverage(sources, readLcov(reports), explained)

test('Reports add up: what one reached counts', () => {
  expect(readLcov([reached, missed])[file]).toEqual({
    lines: { 3: 6, 5: 2, 9: 1, 10: 1 },
    branches: { '3,0,0': 2, '5,1,0': 2 },
    functions: { '2,A.f': 6, '8,A.g': 1 },
  })
  expect(check([missed, reached], [])).toMatchObject({ open: [], stale: [] })
})

test('What no test reaches is named with its kind, line and text', () => {
  expect(check([missed], []).open).toEqual([
    `${file}:5: line not reached: if a { b := 2 }`,
    `${file}:9: line not reached: b = 1;`,
    `${file}:10: line not reached: b = 1;`,
    `${file}:3: branch not reached: if (a > 1) b = 1;`,
    `${file}:5: branch not reached: if a { b := 2 }`,
    `${file}:8: function not reached: A.g`,
  ])
})

test('What is explained may stay unreached', () => {
  expect(check([missed], gaps)).toEqual({
    rows: [
      {
        file,
        lines: { reached: 1, all: 4 },
        branches: { reached: 0, all: 2 },
        functions: { reached: 1, all: 2 },
        explained: 6,
      },
    ],
    open: [],
    stale: [],
  })
})

test('An explanation that no longer holds is named', () => {
  expect(check([reached], gaps).stale).toEqual([
    `${file}: branch explained 1 times, unreached 0 times: if (a > 1) b = 1;`,
    `${file}: function explained 1 times, unreached 0 times: A.g`,
    `${file}: line explained 2 times, unreached 0 times: b = 1;`,
    `${file}: assembly explained 2 times, unreached 0 times: all of it`,
  ])
})

test('One of two equal lines is not explained by the other', () => {
  const half = missed.replace('DA:9,0', 'DA:9,1')
  expect(check([half], gaps).stale).toEqual([`${file}: line explained 2 times, unreached 1 times: b = 1;`])
  expect(check([missed], [{ file, kind: 'line', text: 'b = 1;', reason: 'why' }]).stale).toEqual([
    `${file}: line explained 1 times, unreached 2 times: b = 1;`,
  ])
})

test('Assembly is explained as a whole or not at all', () => {
  const half = missed.replace('DA:5,0', 'DA:5,1')
  expect(check([half], gaps).stale).toEqual([`${file}: assembly explained 2 times, unreached 1 times: all of it`])
})

test('A file with code that no report names is a gap; one without code is none', () => {
  const sources = {
    [file]: source,
    'contracts/src/B.sol': 'contract B { constructor() { } }',
    'contracts/src/I.sol': '/// function f() {\ninterface I { function f() external; }\nstruct S { uint256 a; }',
  }
  expect(check([reached], [], sources).open).toEqual(['contracts/src/B.sol: not measured at all'])
})

test('An explanation for a file that is gone is stale', () => {
  const gone: Gap = { file: 'contracts/src/Gone.sol', kind: 'line', text: 'x', reason: 'why' }
  expect(check([reached], [gone]).stale).toEqual(['contracts/src/Gone.sol: nothing of this file was measured'])
})

test('The table shows reached of all, per file and in sum', () => {
  const { rows } = check([missed], gaps)
  const table = formatCoverage([...rows, ...check([reached], []).rows]).split('\n')
  expect(table.map((line) => line.trim().split(/\s+/))).toEqual([
    ['lines', 'branches', 'functions', 'explained'],
    [file, '1/4', '0/2', '1/2', '6'],
    [file, '4/4', '2/2', '2/2'],
    ['in', 'all', '5/8', '2/4', '3/4', '6'],
  ])
})
