import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { expect, test } from 'vitest'

/** A terminal runs this package: neither it nor what it reaches may need React, wagmi, a page, or a browser's types. */
const source = 'packages/send/src'
const ofTests = /\.test\.ts$|\/testing\//
const files = readdirSync(join(repositoryRoot, source), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => posix.join(source, path))
const { exports: generated } = JSON.parse(read('generated/package.json')) as { exports: Record<string, string> }

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}

/**
 * What a file imports, types and lazy imports included: paths from the repository's root, or packages as they are
 * written.
 */
function listImports(path: string): string[] {
  const specifiers = read(path).matchAll(/^(?:import|export|\}) ?(?:[^'"\n;=]*from )?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...specifiers].map(([, written, lazy]) => resolve(path, written ?? lazy ?? ''))
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('./')) return posix.join(posix.dirname(path), specifier)
  const ours = /^@saleyard\/(chain|send|testkit)\/(.*)$/.exec(specifier)
  if (ours) return `packages/${ours[1]}/src/${ours[2]}`
  const exported = /^@saleyard\/generated(.*)$/.exec(specifier)
  if (exported) return posix.join('generated', generated[`.${exported[1]}`] ?? exported[1] ?? '')
  return specifier
}

const isOurs = (path: string) => /^(packages|generated)\//.test(path)

/** All files that these reach, and the packages that they import. */
function reach(roots: readonly string[]): { files: string[]; packages: string[] } {
  const seen = new Set(roots)
  for (const path of seen) for (const imported of isOurs(path) ? listImports(path) : []) seen.add(imported)
  return { files: [...seen].filter(isOurs), packages: [...seen].filter((path) => !isOurs(path)) }
}

const reached = reach(files.filter((path) => !ofTests.test(path)))

test('the package reaches its own files, the chain package, ABIs, errors and code hashes of the contracts, and not the hooks', () => {
  expect(reached.files.length).toBeGreaterThan(80)
  expect(reached.files.filter((path) => !/^packages\/(send|chain)\/src\//.test(path)).sort()).toEqual([
    'generated/abis.ts',
    'generated/code-hashes.ts',
    'generated/errors.ts',
  ])
  expect(reached.files.filter((path) => ofTests.test(path))).toEqual([])
})

test('of other packages it reaches viem and the readers of files and links alone', () => {
  const names = new Set(reached.packages.map((specifier) => specifier.replace(/^viem\/.*/, 'viem')))
  expect([...names].sort()).toEqual(['fflate', 'papaparse', 'read-excel-file/universal', 'viem', 'zod/mini'])
})

test('its tests import the testkit and packages for tests besides', () => {
  const specifiers = files
    .flatMap(listImports)
    .filter((specifier) => !isOurs(specifier) && !/^(viem|node:)/.test(specifier))
  const readers = ['fflate', 'papaparse', 'read-excel-file/universal', 'zod/mini']
  const known = ['fast-check', ...readers, 'vitest', 'write-excel-file/node']
  expect([...new Set(specifiers)].filter((specifier) => !known.includes(specifier))).toEqual([])
})

test('no type of a browser is known to its compiler, and no browser to its tests', () => {
  // @ts-expect-error The DOM's types are in no `lib` here, and no package brings them.
  expect(typeof document).toBe('undefined')
})
