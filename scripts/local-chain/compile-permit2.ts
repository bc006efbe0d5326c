import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hex } from 'viem'

const require = createRequire(import.meta.url)
const root = join(dirname(require.resolve('@uniswap/v4-periphery/package.json')), 'lib/permit2')

/** What Permit2 imports from elsewhere. */
const solmate = ['lib/solmate/src/tokens/ERC20.sol', 'lib/solmate/src/utils/SafeTransferLib.sol']

/** Creation code of Permit2, compiled as its foundry.toml says. Takes a quarter of a minute. */
export function compilePermit2(): Hex {
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
