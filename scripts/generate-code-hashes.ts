// Writes generated/code-hashes.ts from what forge has built.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { type Hex, keccak256 } from 'viem'
import { readDeployments } from './artifacts.ts'

/**
 * keccak256 of the code that a contract has once deployed.
 *
 * @throws When the contract has immutables: its code on chain is then not the one in the artifact.
 */
function hashCode(name: string): Hex {
  const path = join(repositoryRoot, `contracts/out/${name}.sol/${name}.json`)
  const { object, immutableReferences } = JSON.parse(readFileSync(path, 'utf8')).deployedBytecode
  if (Object.keys(immutableReferences ?? {}).length > 0) {
    throw new Error(`${name} has immutables, so its code cannot be known from its artifact. Remove them.`)
  }
  return keccak256(object)
}

const lines = Object.keys(readDeployments(repositoryRoot))
  .sort()
  .map((name) => `  ${name}: '${hashCode(name)}',\n`)

writeFileSync(
  join(repositoryRoot, process.env.GENERATED_DIR ?? 'generated', 'code-hashes.ts'),
  `// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as \`eth_getCode\` returns it: the same on every chain. */
export const codeHashes = {
${lines.join('')}} as const
`,
)
