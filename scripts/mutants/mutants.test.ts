import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTests } from '@scripts/check/related-tests.ts'
import { expect, test } from 'vitest'
import { applyMutant, listContractMutants, listPageMutants, type Mutant } from './list-mutants.ts'

const apply = (text: string, { start, end, replacement }: Mutant) =>
  text.slice(0, start) + replacement + text.slice(end)

test('a page is broken where it decides; its texts and types are left as they are', async () => {
  const text = "type Size = { width: 1 }\nexport const isWide = (size: Size) => size.width > 3 && say('wide')\n"
  const mutants = await listPageMutants('a.ts', text)
  const broken = mutants.map((mutant) => apply(text, mutant).split('\n')[1])
  expect(broken).toContain("export const isWide = (size: Size) => size.width >= 3 && say('wide')")
  expect(broken).toContain("export const isWide = (size: Size) => size.width > 3 || say('wide')")
  expect(broken).not.toContain('export const isWide = (size: Size) => size.width > 3 && say("")')
  expect(mutants.every(({ start }) => start > text.indexOf('\n'))).toBe(true)
})

test.each([
  ['if (a < b) revert Late();', ['if (a <= b) revert Late();', 'if (false) revert Late();']],
  ['return a + b;', ['return a - b;']],
  ['a += 1;', ['a -= 1;', 'a += 2;']],
  ['// a < b', []],
  ['import { a } from "b + c";', []],
])('a contract is broken line by line: %s', (text, expected) => {
  const broken = listContractMutants('A.sol', text).map((mutant) => apply(text, mutant))
  expect(broken).toEqual(expect.arrayContaining(expected))
  if (expected.length === 0) expect(broken).toEqual([])
})

test('the tests that reach a file are found, the nearest first; what imports its types alone is not asked', () => {
  const source = (path: string, ...lines: string[]) => ({ path: `web/src/${path}`, source: lines.join('\n') })
  const found = findTests('web/src/lib/sum.ts', [
    source('lib/sum.ts', 'export const sum = 1'),
    source('lib/sum.test.ts', "import { sum } from './sum'"),
    source('lib/worker.ts', "import { sum } from './sum.ts'"),
    source('lib/start.ts', "new Worker(new URL('./worker.ts', import.meta.url))"),
    source('lib/start.test.tsx', "import { start } from './start'"),
    source('lib/types.test.ts', "import type { Sum } from './sum'"),
    source('lib/other.test.ts', "import { other } from './other'"),
  ])
  expect(found).toEqual([
    { path: 'web/src/lib/sum.test.ts', distance: 1 },
    { path: 'web/src/lib/start.test.tsx', distance: 3 },
  ])
})

test('a file is broken in place, and restored by the byte', () => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'))
  const file = join(root, 'a.ts')
  const text = 'export const é = 1 < 2\r\n'
  writeFileSync(file, text)
  const listeners = process.listenerCount('exit')
  const restore = applyMutant({ path: 'a.ts', start: 19, end: 20, replacement: '<=', mutator: '' }, root)
  expect(readFileSync(file, 'utf8')).toBe('export const é = 1 <= 2\r\n')
  expect(process.listenerCount('exit')).toBe(listeners + 1)
  restore()
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(process.listenerCount('exit')).toBe(listeners)
  rmSync(root, { recursive: true })
})
