import { expect, test } from 'vitest'
import { findPromiseFaults, findTestFaults, findUsabilityFaults } from './promises.ts'

const files: Record<string, string> = {
  'contracts/test/unit/Fees.t.sol': 'function testFuzz_WhenSplit(uint256 a) external {}\nfunction test_WhenTaken() {}',
  'contracts/proofs/FeesProof.sol': 'function split(uint112 amount) external pure {}',
  'scripts/replay/replay.test.ts': '',
}
const findFaults = (page: string) => findTestFaults(page, (path) => files[path])

test('Names that their files define have no faults', () => {
  const page = `- \`unit/Fees.t.sol:test_WhenTaken\`
- \`unit/Fees.t.sol:testFuzz_*\`
- \`contracts/proofs/FeesProof.sol:*\`
- \`scripts/replay/replay.test.ts\``
  expect(findFaults(page)).toEqual([])
})

test('Text that names no test is passed over', () => {
  expect(findFaults('`Fees.part` of `libraries/Fees.sol`: see [the test](unit/Gone.t.sol:test_Gone)')).toEqual([])
})

test('A missing function, prefix or file is each named, once', () => {
  const page = `\`unit/Fees.t.sol:test_WhenTake\` \`unit/Fees.t.sol:test_WhenTake\` \`unit/Fees.t.sol:invariant_*\`
\`unit/Gone.t.sol:test_WhenTaken\` \`scripts/replay/gone.test.ts\``
  expect(findFaults(page)).toEqual([
    'contracts/test/unit/Fees.t.sol defines no test_WhenTake',
    'contracts/test/unit/Fees.t.sol defines no invariant_*',
    'contracts/test/unit/Gone.t.sol does not exist',
    'scripts/replay/gone.test.ts does not exist',
  ])
})

test('Promises are numbered without a gap, and each names a test', () => {
  const tested = '- `unit/Fees.t.sol:test_WhenTaken`\n'
  expect(findPromiseFaults(`**MS-01** One.\n${tested}**MS-02** Two.\n${tested}**ST-01** Three.\n${tested}`)).toEqual([])
  expect(findPromiseFaults(`**MS-01** One.\n${tested}**MS-03** Three.\n**MS-03** Again.\n${tested}`)).toEqual([
    'MS-03 follows where MS-02 is expected',
    'MS-03 names no test',
    'MS-03 follows where MS-04 is expected',
  ])
})

const sources: Record<string, string> = {
  'web/a.spec.ts': "test('one [c1]', () => {})\n  test.each(cases)(\n    `two (a.b) in $`,\n    run)\n['three', 3],",
}
const findRows = (page: string) => findUsabilityFaults(page, 2, (path) => sources[path])

test('A row of the usability bar names tests by their text in the source', () => {
  const tests = ['one [c1]', 'two (a.b) in $', 'three'].map((name) => `- \`web/a.spec.ts\`: ${name}\n`).join('')
  expect(findRows(`**1. A.** B.\n${tests}\n**2. C.** D.\n${tests}`)).toEqual([])
})

test('A row without a test, a test or file that is not there and a lost row are each named', () => {
  expect(findRows('**1. A.** B.\n\n**2. C.** D.\n- `web/a.spec.ts`: one\n- `web/b.spec.ts`: one\n')).toEqual([
    'row 1: names no test',
    'row 2: web/a.spec.ts has no test "one"',
    'row 2: web/b.spec.ts does not exist',
  ])
  expect(findRows('**2. C.** D.\n- `web/a.spec.ts`: three\n')).toEqual(['the rows are not 1 to 2'])
})
