// Writes the creation code of Permit2 into generated/: the local chain and forge's tests deploy it from there.
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { buildPermit2 } from '@scripts/generate/build-permit2.ts'

const committed = join(repositoryRoot, 'generated/permit2.json')
const target = join(repositoryRoot, process.env.GENERATED_DIR ?? 'generated', 'permit2.json')

// The code of its address is the only one, so what is committed is compiled again only where it is another.
if (target !== committed && existsSync(committed)) copyFileSync(committed, target)
buildPermit2(target)
