import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What only the development server may serve: the test wallet's name and account, and anvil's public secrets. */
const forbidden = [
  'Local test account',
  'dev.saleyard',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  'test test test test test test test test test test test junk',
]

/** kB, gzip, languages not counted. Measured 2026-11-21 with a tenth of room; the goal is 150. */
const budget = { firstScripts: 250, css: 24 }

const folder = mkdtempSync(join(tmpdir(), 'saleyard-bundle-'))

beforeAll(() => {
  // The settings of `make dev`, so that only the mode of the build can keep the test wallet out.
  const env = { ...process.env, VITE_CHAINS: '31337,97', VITE_LOCAL_RPC_URL: 'http://127.0.0.1:8545', NODE_ENV: '' }
  execFileSync('node_modules/.bin/vite', ['build', '--outDir', folder, '--emptyOutDir'], { env, stdio: 'pipe' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const texts = () => files().filter((file) => /\.(js|css|html|svg|json|map)$/.test(file))
const kilobytes = (file: string) => gzipSync(read(file)).length / 1000

test('the production bundle holds nothing of the development wallet', () => {
  expect(texts().length).toBeGreaterThan(3)
  for (const file of texts()) {
    const text = read(file).toLowerCase()
    for (const marker of forbidden) expect(text.includes(marker.toLowerCase()), `${marker} in ${file}`).toBe(false)
  }
})

test('what forbids is really found in the development wallet, so the search can fail', () => {
  const source = ['announce-local-account.ts', 'create-local-provider.ts']
    .map((file) => readFileSync(join('src/dev', file), 'utf8'))
    .join()
  for (const marker of forbidden.slice(0, 3)) expect(source).toContain(marker)
})

test('the first load stays within its budget', () => {
  const html = read('index.html')
  const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)]
    .map(([, file]) => file as string)
    .filter((file) => !file.includes('locales'))
  const css = texts().filter((file) => file.endsWith('.css'))
  const sizes = {
    firstScripts: first.reduce((sum, file) => sum + kilobytes(file), 0),
    css: css.reduce((sum, file) => sum + kilobytes(file), 0),
  }
  process.stdout.write(`first scripts ${sizes.firstScripts.toFixed(1)} kB, css ${sizes.css.toFixed(1)} kB, gzip\n`)

  expect(first.length).toBeGreaterThan(0)
  expect(sizes.firstScripts).toBeLessThan(budget.firstScripts)
  expect(sizes.css).toBeLessThan(budget.css)
})

test('the code to deploy a contract with is in a file of its own, which the first load does not ask for', () => {
  const codes = readdirSync('../generated/creation-codes').map(
    (file) =>
      /initCode:\s*'(0x[0-9a-f]+)'/.exec(readFileSync(`../generated/creation-codes/${file}`, 'utf8'))?.[1] ?? '',
  )
  expect(codes).toHaveLength(9)
  const scripts = texts().filter((file) => file.endsWith('.js'))
  for (const code of codes) {
    const [holder = '', ...others] = scripts.filter((file) => read(file).includes(code))
    expect(others).toEqual([])
    expect(read('index.html')).not.toContain(holder)
    // Nothing but the code and the salt.
    expect(read(holder).length).toBeLessThan(code.length + 300)
  }
})

test('nothing is loaded from another host', () => {
  expect(read('index.html')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  for (const file of texts().filter((name) => name.endsWith('.css')))
    expect(read(file)).not.toMatch(/url\(["']?https?:/)
})
