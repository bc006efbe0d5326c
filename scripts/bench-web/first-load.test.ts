import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listFirstScripts } from './loaded-files.ts'

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
