// Compiles the real Permit2 from Uniswap's source, and stores its creation code as an artifact.

import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isPermit2, permit2 } from '@saleyard/testkit/chain/permit2.ts'
import type { Hex } from 'viem'

/**
 * Creation code of Permit2, compiled unless the artifact has it. It is the real one, or nothing: no other code gets its
 * address from CREATE2, so neither an old artifact nor a changed package passes.
 *
 * @throws When the compiled code is not the real one.
 */
export function buildPermit2(artifact: string): Hex {
  const built = readBuilt(artifact)
  if (built && isPermit2(built)) return built

  const bytecode = compilePermit2()
  if (!isPermit2(bytecode)) throw new Error(`The compiled Permit2 is not the one at ${permit2}`)
  writeBuilt(artifact, bytecode)
  return bytecode
}

function readBuilt(artifact: string): Hex | undefined {
  try {
    return JSON.parse(readFileSync(artifact, 'utf8')).bytecode.object
  } catch {
    return undefined // absent, or not readable: it is built again
  }
}

/** In one step: a program that reads it at the same time finds the whole file or none. */
function writeBuilt(artifact: string, bytecode: Hex): void {
  mkdirSync(dirname(artifact), { recursive: true })
  const draft = `${artifact}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify({ bytecode: { object: bytecode } }, null, 2)}\n`)
  renameSync(draft, artifact)
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
