// Compiles contracts that only tests outside of forge need, with the pinned compiler.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import type { Hex } from 'viem'

const require = createRequire(import.meta.url)

/** Where imports of packages lead to, as foundry.toml has it. */
const packages: Record<string, string> = {
  'contracts/': 'contracts/',
  'node_modules/': 'node_modules/',
  'solady/': 'node_modules/solady/src/',
  '@openzeppelin/': 'node_modules/@openzeppelin/',
}

/**
 * Compiles contracts that only tests outside of forge need, with the pinned compiler. Takes a second or two.
 *
 * @param path From the root of the repository.
 * @returns Creation codes by name.
 * @throws When it does not compile.
 */
export function compileSolidity(path: string): Record<string, Hex> {
  const input = {
    language: 'Solidity',
    sources: { [path]: { content: readFileSync(join(repositoryRoot, path), 'utf8') } },
    settings: { outputSelection: { [path]: { '*': ['evm.bytecode.object'] } } },
  }
  const answer = require('solc').compile(JSON.stringify(input), { import: readImport })
  const { contracts, errors = [] } = JSON.parse(answer) as Answer
  if (!contracts?.[path]) throw new Error(`${path} does not compile: ${JSON.stringify(errors)}`)
  return Object.fromEntries(
    Object.entries(contracts[path]).map(([name, { evm }]) => [name, `0x${evm.bytecode.object}`] as const),
  )
}

type Answer = {
  contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  errors?: { formattedMessage: string }[]
}

function readImport(path: string): { contents: string } | { error: string } {
  const [prefix, folder] = Object.entries(packages).find(([start]) => path.startsWith(start)) ?? []
  if (!prefix || !folder) return { error: `${path} is in no package` }
  return { contents: readFileSync(join(repositoryRoot, folder, path.slice(prefix.length)), 'utf8') }
}
