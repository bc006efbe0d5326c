import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstLoad } from './first-load.ts'

const folder = mkdtempSync(join(tmpdir(), 'saleyard-first-load-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('Scripts and what they preload are loaded first; styles, icons and what is only prefetched are not counted', () => {
  const html = `
    <link rel="icon" href="/favicon.svg">
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/call.js">
    <link rel="prefetch" href="/assets/later.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
    <script src="/boot.js"></script>`
  writeFileSync(join(folder, 'index.html'), html)
  expect(firstLoad(folder)).toEqual(['assets/index.js', 'assets/call.js', 'boot.js'])
})
