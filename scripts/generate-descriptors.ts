// Writes the ERC-7730 descriptors of the calls and messages that users sign into generated/erc7730/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { buildDescriptors } from '@scripts/generate/build-descriptors.ts'
import { buildMessageDescriptors } from '@scripts/generate/build-message-descriptors.ts'
import { readDescriptorSources } from '@scripts/generate/descriptor-sources.ts'

const folder = join(repositoryRoot, process.env.GENERATED_DIR ?? 'generated', 'erc7730')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const kinds = {
  calldata: buildDescriptors(await readDescriptorSources(process.env.GENERATED_DIR)),
  eip712: buildMessageDescriptors(),
}
for (const [kind, descriptors] of Object.entries(kinds))
  for (const [name, descriptor] of Object.entries(descriptors))
    writeFileSync(join(folder, `${kind}-${name}.json`), `${JSON.stringify(descriptor, null, 2)}\n`)
