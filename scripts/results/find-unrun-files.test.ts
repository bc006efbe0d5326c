import { expect, test } from 'vitest'
import { findUnrunFiles, listForgeFiles, listPlaywrightFiles, listVitestFiles } from './find-unrun-files.ts'

test('A test file of any runner that has no result is named', () => {
  const tracked = ['a.test.ts', 'b.test.tsx', 'c.spec.ts', 'd.t.sol', 'web/src/page.tsx', 'e.test.ts']
  const sources = { 'd.t.sol': 'contract D_Test {}' }
  expect(findUnrunFiles(tracked, new Set(['a.test.ts']), sources)).toEqual([
    'b.test.tsx',
    'c.spec.ts',
    'd.t.sol',
    'e.test.ts',
  ])
})

test('An abstract suite runs through who inherits it, also over several files, and not where nothing that ran imports it', () => {
  const sources = {
    'test/baby/Claims.t.sol': 'import { Claims_Test } from "../shared/Claims.t.sol";\ncontract Baby_Claims_Test {}',
    'test/shared/Claims.t.sol': 'import {\n    Base\n} from "test/Base.t.sol";\nabstract contract Claims_Test {}',
    'test/Base.t.sol': 'abstract contract Base {}',
    'test/shared/Lost.t.sol': 'abstract contract Lost_Test {}',
  }
  const ran = new Set(['test/baby/Claims.t.sol'])
  expect(findUnrunFiles(Object.keys(sources), ran, sources)).toEqual(['test/shared/Lost.t.sol'])
})

test('A contract that can be run has a result of its own, though a file that ran imports it', () => {
  const sources = {
    'test/A.t.sol': 'import { B } from "./B.t.sol";\ncontract A_Test {}',
    'test/B.t.sol': 'contract B_Test {}',
  }
  expect(findUnrunFiles(Object.keys(sources), new Set(['test/A.t.sol']), sources)).toEqual(['test/B.t.sol'])
})

test('Vitest: a file with nothing but skipped tests has not run', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    assertionResults: statuses.map((status) => ({ status })),
  })
  const testResults = [file('/r/a.test.ts', 'skipped', 'passed'), file('/r/b.test.ts', 'skipped', 'todo')]
  expect(listVitestFiles({ testResults: [...testResults, file('/r/c.test.ts')] })).toEqual(['/r/a.test.ts'])
})

test('Playwright: groups count, skipped tests do not, and in a list each does', () => {
  const specs = (status: string) => [{ tests: [{ status }] }]
  const report = {
    config: { rootDir: '/r/specs' },
    suites: [
      { file: 'a.spec.ts', suites: [{ file: 'a.spec.ts', specs: specs('unexpected') }] },
      { file: 'b.spec.ts', specs: specs('skipped') },
    ],
  }
  expect(listPlaywrightFiles(report)).toEqual(['/r/specs/a.spec.ts'])
  expect(listPlaywrightFiles(report, true)).toEqual(['/r/specs/a.spec.ts', '/r/specs/b.spec.ts'])
})

test('Forge: a file is named at its suites, and none ran without a test', () => {
  const log = '\u001b[1mRan 2 tests for contracts/test/A.t.sol:A_Test\nRan 0 tests for contracts/test/B.t.sol:B_Test\n'
  expect(listForgeFiles(log)).toEqual(['contracts/test/A.t.sol'])
})
