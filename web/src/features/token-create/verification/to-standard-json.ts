import { contracts, settings, sources } from '@saleyard/generated/token-sources'
import type { TokenCode } from '@/features/token-create/token-code/token-code.ts'

/**
 * What an explorer compiles to verify a token: standard JSON of the compiler, with no file that the token does not need.
 * Heavy: all sources come along, so import it when somebody asks.
 */
export function toStandardJson(name: TokenCode['name']): string {
  const { path, sources: needed } = contracts[name]
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(needed.map((file) => [file, { content: sources[file] }])),
    settings: { ...settings, outputSelection: { [path]: { [name]: ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } } },
  })
}
