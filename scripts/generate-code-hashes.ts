// Writes generated/code-hashes.ts from what forge has built.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { type Address, type Hex, hexToBytes, keccak256, pad } from 'viem'
import { readDeployments } from './artifacts.ts'

type Reference = { start: number; length: number }

/**
 * Hashes the code of a contract as it lies on chain. Its artifact leaves immutables open: the only one that a contract may
 * have is its own address, which no test could tell from another.
 */
function hashCode(name: string, address: Address): Hex {
  const path = join(repositoryRoot, `contracts/out/${name}.sol/${name}.json`)
  const { object, immutableReferences = {} } = JSON.parse(readFileSync(path, 'utf8')).deployedBytecode
  const immutables = Object.values<Reference[]>(immutableReferences)
  if (immutables.length > (name === 'MultiSender' ? 1 : 0))
    throw new Error(`${name} has an immutable that is not its own address, so its code cannot be known. Remove it.`)

  const code = hexToBytes(object)
  for (const { start, length } of immutables.flat()) code.set(hexToBytes(pad(address, { size: length })), start)
  return keccak256(code)
}

const lines = Object.entries(readDeployments(repositoryRoot))
  .sort()
  .map(([name, address]) => `  ${name}: '${hashCode(name, address)}',\n`)

writeFileSync(
  join(repositoryRoot, process.env.GENERATED_DIR ?? 'generated', 'code-hashes.ts'),
  `// Written by scripts/generate-code-hashes.ts from contracts/out; not edited by hand.

/** keccak256 of each deployed contract's code, as \`eth_getCode\` returns it: the same on every chain. */
export const codeHashes = {
${lines.join('')}} as const
`,
)
