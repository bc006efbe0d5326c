import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deployer } from '@scripts/read-deployments.ts'
import { repositoryRoot } from '@scripts/repository-root.ts'
import { type Address, getContractAddress, type Hex, isAddressEqual } from 'viem'
import { compilePermit2 } from './compile-permit2.ts'

/** Where Permit2 is on every public chain. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** With this salt the deterministic deployer put it there. */
export const permit2Salt: Hex = '0x0000000000000000000000000000000000000000d3af2663da51c10215000000'

/** Forge's tests read it too: contracts/test/utils/Permit2Deployer.sol. */
const defaultArtifact = join(repositoryRoot, 'contracts/cache/permit2.json')

/**
 * Creation code of Permit2, compiled once and then read from the artifact. It is the real one, or nothing: no other code
 * gets this address from CREATE2, so neither an old artifact nor a changed package passes.
 *
 * @throws When the compiled code is not the real one.
 */
export function buildPermit2(artifact = defaultArtifact): Hex {
  const built = readArtifact(artifact)
  if (built && isReal(built)) return built

  const bytecode = compilePermit2()
  if (!isReal(bytecode)) throw new Error(`The compiled Permit2 is not the one at ${permit2}`)
  writeArtifact(artifact, bytecode)
  return bytecode
}

function isReal(bytecode: Hex): boolean {
  const address = getContractAddress({ opcode: 'CREATE2', from: deployer, salt: permit2Salt, bytecode })
  return isAddressEqual(address, permit2)
}

function readArtifact(artifact: string): Hex | undefined {
  try {
    return JSON.parse(readFileSync(artifact, 'utf8')).bytecode.object
  } catch {
    return undefined // not built yet, or not to be read: it is built anew
  }
}

/** In one step: whoever builds at the same time finds the whole file or none. */
function writeArtifact(artifact: string, bytecode: Hex): void {
  mkdirSync(dirname(artifact), { recursive: true })
  const draft = `${artifact}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ bytecode: { object: bytecode } }))
  renameSync(draft, artifact)
}
