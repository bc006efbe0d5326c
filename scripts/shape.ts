// Prints the shape of the code with its limits, and fails where one is broken.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { buildImportGraph } from '@scripts/check/import-graph.ts'
import { readSources } from '@scripts/check/source-files.ts'
import { type Figure, measureShape } from '@scripts/shape/measure-shape.ts'
import { measureWays, readWays } from '@scripts/shape/ways.ts'

/** Lines under a broken limit. */
const shown = 40

const sources = readSources()
const architecture = readFileSync(join(repositoryRoot, 'docs/architecture.md'), 'utf8')
const figures = [...measureShape(sources), ...measureWays(readWays(architecture), buildImportGraph(sources))]

for (const figure of figures) print(figure)
const broken = figures.filter(({ isBroken }) => isBroken)
if (broken.length > 0) console.log(`${broken.length} limits are broken.`)
process.exitCode = broken.length > 0 ? 1 : 0

function print({ name, value, limit = '', isBroken = false, isList = isBroken, offenders = [] }: Figure): void {
  console.log(`${isBroken ? 'FAILED' : '      '}  ${name.padEnd(48)}${value.padStart(8)}   ${limit}`.trimEnd())
  if (!isList) return
  for (const offender of offenders.slice(0, shown)) console.log(`          ${offender}`)
  if (offenders.length > shown) console.log(`          and ${offenders.length - shown} more`)
}
