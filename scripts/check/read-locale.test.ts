import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readLocale } from './read-locale.ts'

const folder = mkdtempSync(join(tmpdir(), 'saleyard-locales-'))
mkdirSync(join(folder, 'parts/safe'), { recursive: true })
const write = (path: string, strings: object) => writeFileSync(join(folder, path), JSON.stringify(strings))
write('en.json', { app: { title: 'Saleyard' } })
write('du.json', { app: { title: 'Saleyard' } })
write('fr.json', { app: { title: 'Saleyard' }, safe: { owner: 'Propriétaire' } })
write('parts/safe/en.json', { owner: 'Owner' })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('strings of a part have the keys that they have on the page; a language without its file lacks them', () => {
  expect(readLocale('en', folder)).toEqual({ app: { title: 'Saleyard' }, safe: { owner: 'Owner' } })
  expect(readLocale('du', folder)).toEqual({ app: { title: 'Saleyard' }, safe: {} })
})

test('strings of a part are not in the file that every page loads', () => {
  expect(() => readLocale('fr', folder)).toThrow('fr.json has strings of the part safe; move them to parts/safe')
})

test('the parts of the page are read', () => {
  expect(readLocale('en').safe.title).toBe('Safe')
})
