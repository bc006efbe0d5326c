import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '@scripts/processes/user-error.ts'
import type { Abi, Hex } from 'viem'
import { repositoryRoot } from './repository-root.ts'

/**
 * What forge built of a contract. Give the ABI's type from `generated/`, so that a changed ABI stops compiling here too.
 *
 * @throws UserError when the contracts are not built.
 */
export function readArtifact<TAbi extends Abi>(name: string): { abi: TAbi; bytecode: Hex } {
  try {
    const path = join(repositoryRoot, `contracts/out/${name}.sol/${name}.json`)
    const { abi, bytecode } = JSON.parse(readFileSync(path, 'utf8'))
    return { abi, bytecode: bytecode.object }
  } catch (cause) {
    throw new UserError(`The contract ${name} is not built. Run: make contracts`, { cause })
  }
}
