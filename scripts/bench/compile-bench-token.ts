import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Hex } from 'viem'

const require = createRequire(import.meta.url)
const source = new URL('BenchToken.sol', import.meta.url)

/** Creation code of the token of the benchmark: via-IR, 200 runs, the compiler's own default of EVM version. */
export function compileBenchToken(): Hex {
  const input = {
    language: 'Solidity',
    sources: { 'BenchToken.sol': { content: readFileSync(source, 'utf8') } },
    settings: {
      viaIR: true,
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const read = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const { contracts, errors } = JSON.parse(require('solc').compile(JSON.stringify(input), { import: read }))
  if (!contracts?.['BenchToken.sol']) throw new Error(`The token does not compile: ${JSON.stringify(errors)}`)
  return `0x${contracts['BenchToken.sol'].BenchToken.evm.bytecode.object}`
}
