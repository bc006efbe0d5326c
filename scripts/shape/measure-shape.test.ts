import { expect, test } from 'vitest'
import { measureShape } from './measure-shape.ts'

const lines = (count: number, ...first: string[]) =>
  [...first, ...Array.from({ length: count - first.length }, () => '//')].join('\n').concat('\n')

/** @param files Text by path. */
const measure = (files: Record<string, string>) =>
  Object.fromEntries(
    measureShape(Object.entries(files).map(([path, source]) => ({ path, source }))).map((figure) => [
      figure.name,
      figure,
    ]),
  )

test('Lengths are of production files; tests, what they share, and browser tests are left out', () => {
  const figures = measure({
    'packages/send/src/a.ts': lines(10),
    'scripts/b.ts': lines(60),
    'web/src/c.tsx': lines(400),
    'web/src/c.test.tsx': lines(900),
    'web/src/testing/d.ts': lines(900),
    'packages/testkit/src/e.ts': lines(900),
    'web/e2e/f.ts': lines(900),
  })
  expect(figures.files?.value).toBe('3')
  expect(figures['files of other packages and page']).toMatchObject({ value: '2', limit: '<= 600', isBroken: false })
  expect(figures['lines per file: mean']?.value).toBe('157')
  expect(figures['lines per file: median']).toMatchObject({ value: '60', isBroken: false })
  expect(figures['lines per file: longest']).toMatchObject({
    value: '400',
    isBroken: true,
    offenders: ['web/src/c.tsx: 400 lines'],
  })
})

test('Each room has its own number of files, and tests do not count', () => {
  const fill = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.ts`, lines(60)]))
  const figures = measure({
    ...fill('packages/history/src/read', 31),
    ...fill('packages/indexer/src', 15),
    'packages/indexer/src/a.test.ts': lines(60),
    'packages/send/src/a.ts': lines(60),
  })
  expect(figures['files of packages/history']).toMatchObject({ value: '31', limit: '<= 30', isBroken: true })
  expect(figures['files of packages/indexer']).toMatchObject({ value: '15', limit: '<= 15', isBroken: false })
  expect(figures['files of other packages and page']).toMatchObject({ value: '1', isBroken: false })
})

test('A small file that one neighbour alone imports is named, lazily imported or not; a test is no importer', () => {
  const figures = measure({
    'scripts/a/page.ts': lines(70, "import './lone.ts'", "const late = () => import('./late.ts')"),
    'scripts/a/lone.ts': lines(30),
    'scripts/a/late.ts': lines(30),
    'scripts/a/long.ts': lines(31, "import './shared.ts'"),
    'scripts/a/shared.ts': lines(5),
    'scripts/b/page.ts': lines(70, "import '@scripts/a/shared.ts'"),
    'scripts/b/unused.ts': lines(5),
    'scripts/b/unused.test.ts': lines(70, "import './unused.ts'"),
  })
  expect(figures['files of at most 15 lines']?.value).toBe('28.6 %')
  expect(figures['files of at most 30 lines']).toMatchObject({ value: '57.1 %', isBroken: true })
  expect(figures['… that one neighbour alone imports']).toMatchObject({
    isBroken: true,
    offenders: ['scripts/a/lone.ts <- page.ts', 'scripts/a/late.ts <- page.ts'],
  })
})

test('All lines of an import statement count', () => {
  const source = lines(20, 'import {', '  a,', "} from 'viem'", "import type { B } from './b.ts'")
  expect(measure({ 'scripts/a.ts': source })['import lines']).toMatchObject({ value: '20.0 %', isBroken: true })
  expect(measure({ 'scripts/a.ts': lines(20, "import 'viem'") })['import lines']?.isBroken).toBe(false)
})

test.each([
  ["import '../b.ts'", 'imports that climb'],
  ["import type { B } from './b'", 'imports in another dialect'],
  ["import '@/lib/b'", 'imports in another dialect'],
  ["import '@saleyard/send/b'", 'imports in another dialect'],
  ["import './deeper/b.ts'", 'imports in another dialect'],
  ["import '@scripts/check/b.ts'", 'imports in another dialect'],
  ["export { b } from './b'", 'imports in another dialect'],
  ["const late = () => import('./b')", 'imports in another dialect'],
])('One dialect, in tests as well: %s', (source, figure) => {
  expect(measure({ 'scripts/check/a.test.ts': source })[figure]).toMatchObject({ value: '1', isBroken: true })
})

test('The dialect: a neighbour by ./, others by their alias, each with its extension', () => {
  const source = [
    "import './b.ts'",
    "import styles from '@/styles/c.css'",
    "import { d } from '@saleyard/send/d.ts'",
    "import { abi } from '@saleyard/generated/abis'",
    "import { viem } from 'viem/actions'",
    "new Worker(new URL('./e.ts', import.meta.url))",
  ].join('\n')
  const figures = measure({ 'web/src/lib/a.ts': source })
  expect(figures['imports of a neighbour, by ./']?.value).toBe('2')
  expect(figures['imports across folders, by alias']?.value).toBe('2')
  expect(figures['imports in another dialect']?.value).toBe('0')
})

test('A circle is named, whether of types, lazy, or over a worker', () => {
  const figures = measure({
    'scripts/a.ts': "import type { B } from './b.ts'",
    'scripts/b.ts': "const late = () => import('./c.ts')",
    'scripts/c.ts': "new Worker(new URL('./d.ts', import.meta.url))",
    'scripts/d.ts': "type A = typeof import('./a.ts')",
    'scripts/e.ts': "import './a.ts'\nimport './f.ts'",
    'scripts/f.ts': '',
  })
  expect(figures['circles of imports']).toMatchObject({
    value: '1',
    isBroken: true,
    offenders: ['scripts/a.ts <-> scripts/b.ts <-> scripts/c.ts <-> scripts/d.ts'],
  })
})

test('Generated hooks are counted, other names of the same module are not', () => {
  const source = "import { readIerc20Name, useReadIerc20Name, useWriteIerc20 as useIt } from '@saleyard/generated'"
  expect(measure({ 'web/src/a.tsx': source })['generated hooks in use']?.offenders).toEqual([
    'useReadIerc20Name in web/src/a.tsx',
    'useWriteIerc20 in web/src/a.tsx',
  ])
})

test('A component that asks our contracts past the generated hooks is named', () => {
  const figures = measure({
    'web/src/features/home/page.tsx': "import { babyTokenAbi } from '@saleyard/generated/abis'",
    'web/src/features/home/use-names.ts': "import { readBabyTokenName } from '@saleyard/generated'",
    'web/src/features/home/read-name.ts': "import { readBabyTokenName } from '@saleyard/generated'",
  })
  expect(figures['reads of contracts past the hooks']).toMatchObject({
    isBroken: true,
    offenders: [
      expect.stringContaining('page.tsx must not use babyTokenAbi'),
      expect.stringContaining('use-names.ts must not use readBabyTokenName'),
    ],
  })
})
