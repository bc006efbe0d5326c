import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { testMnemonic } from '@saleyard/testkit/chain/accounts.ts'
import { budgets } from '@scripts/bench-web/budgets.ts'
import { findEntry, listFirstScripts, listFirstStyles, listScripts } from '@scripts/bench-web/loaded-files.ts'
import { getGroup, getPackage, measureSizes } from '@scripts/bench-web/measure-first-load.ts'
import { measureWalletLayer } from '@scripts/bench-web/measure-later-loads.ts'
import { buildSite, type Site } from '@scripts/bench-web/site.ts'
import { readRuns } from '@scripts/bench-web/source-runs.ts'
import { readLocale } from '@scripts/check/read-locale.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages, textParts } from '@/locales/index.ts'

/** What only builds with a local chain may hold: the test wallet's name and account, the guide's store; and anvil's public secrets. */
const forbidden = [
  'Local test account',
  'dev.saleyard',
  'guide.acts.',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  testMnemonic,
]

const folder = mkdtempSync(join(tmpdir(), 'saleyard-bundle-'))

let site: Site
beforeAll(async () => {
  // As a site is published: without a local chain, and so without the guided first run and its test wallet.
  site = await buildSite(folder, { VITE_CHAINS: '97,56,42161' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
/** What is served. Source maps and the manifest are built for these tests only. */
const texts = () => files().filter((file) => /\.(js|css|html|svg|json)$/.test(file) && !file.startsWith('.vite'))
const isLanguage = (file: string) => getGroup(file) === 'locales'
const kilobytes = (file: string) => gzipSync(read(file)).length / 1000

test('wrong settings are refused by the build, each by its name', async () => {
  const build = buildSite(join(folder, 'refused'), { VITE_CHAINS: '56,x', VITE_SUPPORT_URL: 'nowhere' })
  await expect(build).rejects.toThrow(/VITE_CHAINS[\s\S]*VITE_SUPPORT_URL/)
  expect(files()).not.toContain('refused')
})

test('a build without a local chain holds nothing of the test wallet and of the guide', () => {
  expect(texts().length).toBeGreaterThan(3)
  for (const file of texts()) {
    const text = read(file).toLowerCase()
    for (const marker of forbidden) expect(text.includes(marker.toLowerCase()), `${marker} in ${file}`).toBe(false)
  }
})

test('what forbids is really found in the test wallet and the guide, so the search can fail', () => {
  const source = ['dev/announce-local-account.ts', 'dev/create-local-provider.ts', 'features/home/welcome/coach.tsx']
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join()
  for (const marker of forbidden.slice(0, 4)) expect(source).toContain(marker)
})

test('the first load stays within its budgets', () => {
  const { total, groups } = measureSizes(site)
  const sizes = {
    scripts: (total - groups.locales.gzip) / 1000,
    locales: Math.max(...texts().filter(isLanguage).map(kilobytes)),
    wallet: measureWalletLayer(site).figures[0]?.value ?? 0,
    css: [...listFirstStyles(site)].reduce((sum, file) => sum + kilobytes(file), 0),
  }
  process.stdout.write(`${JSON.stringify(sizes)} kB, gzip\n`)

  expect(groups.base.gzip).toBeGreaterThan(0)
  for (const [name, size] of Object.entries(sizes)) {
    expect(size, name).toBeGreaterThan(0)
    expect(size, name).toBeLessThanOrEqual(budgets[name as keyof typeof sizes])
  }
})

test('a page that needs no wallet loads nothing that knows of one', () => {
  const bare = listScripts(site.manifest, [
    'index.html',
    findEntry(site.manifest, 'pages.errors.error400.tsx?tsr-split=component'),
  ])
  const packages = [...bare].flatMap((file) => readRuns(folder, file)).map(({ source = '' }) => getPackage(source))

  expect(bare.size).toBeGreaterThan(3)
  expect(packages.filter((name) => /^(viem|wagmi|@wagmi\/.*|@tanstack\/react-query)$/.test(name ?? ''))).toEqual([])
})

test.each([
  '/routes/_app.home.tsx',
  '/routes/_app._wallet.my-tokens.tsx',
  '/routes/_app._wallet.multi-sender.tsx',
  '/routes/_app._wallet.create-token.tsx',
  '/routes/_app._wallet.token.$chainId.$address.tsx',
])('%s is at most 30 scripts, with frame and wallets', (route) => {
  const parts = ['/routes/_app.tsx?tsr-split=component', `${route}?tsr-split=component`, '/wallet/wallet-layer.tsx']
  const scripts = listScripts(
    site.manifest,
    parts.map((part) => findEntry(site.manifest, part)),
  )
  expect(scripts.size).toBeGreaterThan(5)
  expect(scripts.size).toBeLessThanOrEqual(30)
})

test('the first load holds nothing of the pairing provider, of the name service and of the original modal', () => {
  const holdsExcluded = (file: string) =>
    readRuns(folder, file).some(({ source }) =>
      /^(@(web3modal|walletconnect|reown)\/|@adraffy\/ens-normalize$)/.test(getPackage(source ?? '') ?? ''),
    )
  const scripts = files().filter((file) => file.endsWith('.js'))
  const first = listFirstScripts(site)

  expect(first.length).toBeGreaterThan(3)
  expect(first.filter(holdsExcluded)).toEqual([])
  expect(scripts.filter(holdsExcluded), 'others hold them, so that the search can fail').not.toEqual([])
})

test('a part of the texts is in no file of the first load, has one file in each language, and opens offline', () => {
  const parts = Object.keys(site.manifest).filter((key) => /\/locales\/parts\/\w+\/\w+\.json$/.test(key))
  const built = parts.map((key) => site.manifest[key]?.file ?? key)
  const { messageHash } = readLocale('du').safe
  const holding = files().filter((file) => file.endsWith('.js') && read(file).includes(messageHash))
  const kept = read('worker.js')

  expect(parts.length).toBe(languages.length * textParts.length)
  expect(listFirstScripts(site).filter((file) => built.includes(file))).toEqual([])
  expect(holding).toEqual([site.manifest['src/locales/parts/safe/du.json']?.file])
  for (const file of built) expect(kept).toContain(file)
})

test('a build that no page may frame holds nothing that speaks with a Safe around it', () => {
  const marker = 'getTxBySafeTxHash'
  expect(readFileSync('node_modules/@safe-global/safe-apps-sdk/dist/esm/communication/methods.js', 'utf8')).toContain(
    marker,
  )
  for (const file of texts()) expect(read(file).includes(marker), file).toBe(false)
})

test('nothing is loaded from another host', () => {
  expect(read('index.html')).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  for (const file of texts().filter((name) => name.endsWith('.css')))
    expect(read(file)).not.toMatch(/url\(["']?https?:/)
})
