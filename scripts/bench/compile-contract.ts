import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Hex } from 'viem'

const require = createRequire(import.meta.url)

/**
 * Compiles a contract of the benchmark or of the replayed histories to creation code: via-IR, 200 runs, the compiler's default
 * EVM version.
 *
 * @param path `./BenchToken.sol`, or a file of a package. The contract has the file's name and takes no arguments.
 */
export function compileContract(path: string): Hex {
  const read = (file: string) => readFileSync(require.resolve(file), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [path]: { content: read(path) } },
    settings: {
      viaIR: true,
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const imports = { import: (file: string) => ({ contents: read(file) }) }
  const { contracts, errors } = JSON.parse(require('solc').compile(JSON.stringify(input), imports))
  const bytecode = contracts?.[path]?.[basename(path, '.sol')]?.evm.bytecode.object
  if (!bytecode) throw new Error(`${path} does not compile: ${JSON.stringify(errors)}`)
  return `0x${bytecode}`
}
