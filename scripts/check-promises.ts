// Lists the promises and rows without tests, and the tests that docs/audit and docs/usability.md name and no file defines.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { findPromiseFaults, findTestFaults, findUsabilityFaults } from '@scripts/check/promises.ts'

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

const bar = 'docs/usability.md'
faults.push(...findUsabilityFaults(read(bar) ?? '', 35, read).map((fault) => `${bar}: ${fault}`))

for (const fault of faults) console.error(fault)
console.log(`${pages.length + 1} pages, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
