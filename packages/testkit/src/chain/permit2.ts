// Compiles the real Permit2, keeps the artifact, and deploys it at the address that it has on every chain.

import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { deployer } from '@scripts/artifacts.ts'
import { type Address, getContractAddress, type Hex, isAddressEqual } from 'viem'
import { deployDeterministic } from './deploy-contracts.ts'
import type { LocalClient } from './local-client.ts'

/** Where Permit2 is on every public chain. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** With this salt the deterministic deployer put it there. */
const permit2Salt: Hex = '0x0000000000000000000000000000000000000000d3af2663da51c10215000000'

/** Forge's tests read it too: contracts/test/utils/Permit2Deployer.sol. */
const defaultArtifact = join(repositoryRoot, 'contracts/cache/permit2.json')

/**
 * Creation code of Permit2, compiled once and then read from the artifact. It is the real one, or nothing: no other code
 * gets this address from CREATE2, so neither an old artifact nor a changed package passes.
 *
 * @throws When the compiled code is not the real one.
 */
export function buildPermit2(artifact = defaultArtifact): Hex {
  const built = readBuilt(artifact)
  if (built && isReal(built)) return built

  const bytecode = compilePermit2()
  if (!isReal(bytecode)) throw new Error(`The compiled Permit2 is not the one at ${permit2}`)
  writeBuilt(artifact, bytecode)
  return bytecode
}

function isReal(bytecode: Hex): boolean {
  const address = getContractAddress({ opcode: 'CREATE2', from: deployer, salt: permit2Salt, bytecode })
  return isAddressEqual(address, permit2)
}

function readBuilt(artifact: string): Hex | undefined {
  try {
    return JSON.parse(readFileSync(artifact, 'utf8')).bytecode.object
  } catch {
    return undefined // not built yet, or not to be read: it is built anew
  }
}

/** In one step: whoever builds at the same time finds the whole file or none. */
function writeBuilt(artifact: string, bytecode: Hex): void {
  mkdirSync(dirname(artifact), { recursive: true })
  const draft = `${artifact}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ bytecode: { object: bytecode } }))
  renameSync(draft, artifact)
}

/** Deploys the real Permit2 at the address that it has on every public chain. */
export function deployPermit2(client: LocalClient): Promise<Address> {
  return deployDeterministic(client, buildPermit2(), permit2Salt)
}

const require = createRequire(import.meta.url)
const root = join(dirname(require.resolve('@uniswap/v4-periphery/package.json')), 'lib/permit2')

/** What Permit2 imports from elsewhere. */
const solmate = ['lib/solmate/src/tokens/ERC20.sol', 'lib/solmate/src/utils/SafeTransferLib.sol']

/** Creation code of Permit2, compiled as its foundry.toml says. Takes a quarter of a minute. */
function compilePermit2(): Hex {
  // All sources are handed over, none is found while compiling: via-IR orders functions by the sequence of the files.
  const paths = [...readdirSync(join(root, 'src'), { recursive: true }).map((path) => `src/${path}`), ...solmate]
  const sources = paths
    .filter((path) => path.endsWith('.sol'))
    .map((path) => [path, { content: readFileSync(join(root, path), 'utf8') }])
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: {
      remappings: ['solmate/=lib/solmate/'],
      viaIR: true,
      optimizer: { enabled: true, runs: 1_000_000 },
      metadata: { bytecodeHash: 'none' },
      outputSelection: { 'src/Permit2.sol': { Permit2: ['evm.bytecode.object'] } },
    },
  }
  const { contracts, errors } = JSON.parse(require('solc-0.8.17').compile(JSON.stringify(input)))
  if (!contracts?.['src/Permit2.sol']) throw new Error(`Permit2 does not compile: ${JSON.stringify(errors)}`)
  return `0x${contracts['src/Permit2.sol'].Permit2.evm.bytecode.object}`
}
