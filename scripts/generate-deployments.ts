// Writes the addresses and creation codes of our contracts into generated/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { deployer, readArtifact, readDeployments, salt } from './artifacts.ts'

const origin = '// Written by scripts/generate-deployments.ts from contracts/out; not edited by hand.'
const target = join(repositoryRoot, process.env.GENERATED_DIR ?? 'generated')
const deployments = Object.entries(readDeployments(repositoryRoot)).sort()

/** MultiSender's file is multi-sender.ts. */
function toFileName(contract: string): string {
  return `${contract.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.ts`
}

writeFileSync(
  join(target, 'deployments.ts'),
  `${origin}

/** The deterministic deployer: it creates what it is sent, salt and init code, with CREATE2. */
export const deployer = '${deployer}'

/** Every contract that is deployed once per chain, also those that are only delegated to; the same on every chain. */
export const deployments = {
${deployments.map(([name, address]) => `  ${name}: '${address}',\n`).join('')}} as const
`,
)

// A file for each, so that who deploys one loads no other. Files of contracts that are gone go, too.
const folder = join(target, 'creation-codes')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [name] of deployments)
  writeFileSync(
    join(folder, toFileName(name)),
    `${origin}

/** What the deployer is sent to create ${name}. */
export const creationCode: { salt: \`0x\${string}\`; initCode: \`0x\${string}\` } = {
  salt: '${salt}',
  initCode:
    '${readArtifact(name).bytecode}',
}
`,
  )
