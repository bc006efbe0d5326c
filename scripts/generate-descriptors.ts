// Writes the ERC-7730 descriptors of the calls that users sign into generated/erc7730/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { buildDescriptors } from '@scripts/generate/build-descriptors.ts'
import { readDescriptorSources } from '@scripts/generate/descriptor-sources.ts'

const folder = join(repositoryRoot, process.env.GENERATED_DIR ?? 'generated', 'erc7730')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name, descriptor] of Object.entries(
  buildDescriptors(await readDescriptorSources(process.env.GENERATED_DIR)),
))
  writeFileSync(join(folder, `calldata-${name}.json`), `${JSON.stringify(descriptor, null, 2)}\n`)
