import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { findEntry, listFirstScripts, listScripts, listStyles } from './loaded-files.ts'

describe('findEntry', () => {
  const manifest = {
    'src/a/start.ts': { file: 'a.js' },
    'src/b/start.ts': { file: 'b.js' },
    'src/late.ts': { file: 'late.js' },
  }

  test('An entry is found by the end of its path; what has moved or stands twice is not measured silently', () => {
    expect(findEntry(manifest, '/late.ts')).toBe('src/late.ts')
    expect(findEntry(manifest, 'a/start.ts')).toBe('src/a/start.ts')
    expect(() => findEntry(manifest, '/start.ts')).toThrow(UserError)
    expect(() => findEntry(manifest, '/gone.ts')).toThrow(UserError)
  })
})

describe('listScripts and listStyles', () => {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_shared.js'], dynamicImports: ['later.ts'] },
    '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
    'later.ts': { file: 'later.js', imports: ['_shared.js', '_deep.js'] },
    '_deep.js': { file: 'deep.js', css: ['deep.css'] },
  }

  test('An entry loads what it imports, and what that imports, once; what is imported on demand it does not', () => {
    expect([...listScripts(manifest, ['index.html'])]).toEqual(['index.js', 'shared.js'])
    expect([...listScripts(manifest, ['later.ts'])]).toEqual(['later.js', 'shared.js', 'index.js', 'deep.js'])
  })

  test('Styles come with the entries that import them', () => {
    expect([...listStyles(manifest, ['index.html'])]).toEqual(['shared.css'])
    expect([...listStyles(manifest, ['later.ts'])]).toEqual(['shared.css', 'deep.css'])
  })
})

describe('listFirstScripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saleyard-first-load-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const manifest = {
    'src/routes/_app.tsx?tsr-split=component': { file: 'assets/frame.js', imports: ['_react.js'] },
    'src/routes/_app.home.tsx?tsr-split=component': {
      file: 'assets/home.js',
      imports: ['_react.js'],
      dynamicImports: ['_map.js'],
    },
    'src/locales/en.json': { file: 'assets/en.js' },
    'src/locales/fr.json': { file: 'assets/fr.js' },
    '_react.js': { file: 'assets/call.js' },
    '_map.js': { file: 'assets/map.js' },
  }

  test('Scripts, what they preload, and frame, page and language; styles, icons and what comes later are not counted', () => {
    const html = `
    <link rel="icon" href="/favicon.svg">
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/call.js">
    <link rel="prefetch" href="/assets/later.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <script src="/boot.js"></script>`
    writeFileSync(join(folder, 'index.html'), html)
    expect(listFirstScripts({ folder, manifest })).toEqual([
      'assets/index.js',
      'assets/call.js',
      'boot.js',
      'assets/frame.js',
      'assets/home.js',
      'assets/en.js',
    ])
  })
})
