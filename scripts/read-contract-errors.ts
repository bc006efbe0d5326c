import type { Abi } from 'viem'
import { readArtifact } from './read-artifact.ts'

/** Together they have every custom error that a contract of ours can end with; the others have none besides. */
const contracts = [
  'MultiSender',
  'StandardTokenFactory',
  'StandardToken',
  'LiquidityGeneratorTokenFactory',
  'LiquidityGeneratorToken',
  'BabyTokenFactory',
  'BabyToken',
  'BuybackBabyVault',
  'LiquiditySeeder',
]

/** The custom errors of our contracts, each once, by name. */
export function readContractErrors(): Abi {
  const errors = contracts.flatMap((name) => readArtifact<Abi>(name).abi).filter(({ type }) => type === 'error')
  const unique = new Map(errors.map((error) => [JSON.stringify(error), error]))
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, error]) => error)
}
