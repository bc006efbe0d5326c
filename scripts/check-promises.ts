// Lists the promises without tests, and the tests that docs/audit names and no file defines.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { findPromiseFaults, findTestFaults } from '@scripts/check/promises.ts'

const folder = 'docs/audit'

const read = (path: string) => {
  const file = join(repositoryRoot, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const pages = readdirSync(join(repositoryRoot, folder)).filter((name) => name.endsWith('.md'))
const faults = pages.flatMap((name) => {
  const page = read(join(folder, name)) ?? ''
  const found = [...findTestFaults(page, read), ...(name === 'promises.md' ? findPromiseFaults(page) : [])]
  return found.map((fault) => `${folder}/${name}: ${fault}`)
})

for (const fault of faults) console.error(fault)
console.log(`${pages.length} pages, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
