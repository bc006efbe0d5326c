import type { TokenResults } from './measure-tokens.ts'
import type { Costs, TokenPeers } from './token-peers.ts'

/** The tables of tokens as text: gas of each action beside the others', and where creation and runs spend it. */
export function formatTokens(results: TokenResults, { peers, sketch }: TokenPeers): string {
  return [
    ...formatKind('Standard token', results.standard, { PinkSale: peers.standard }),
    ...formatKind(
      'Liquidity Generator token, 3 % to holders, 3 % to liquidity, 2 % to charity',
      results.liquidityGenerator,
      {
        sketch: sketch['reflection, O(1) shares'],
        PinkSale: peers.liquidityGenerator,
      },
    ),
    ...formatParts(
      'Where the creation of a Liquidity Generator token spends its gas',
      results.liquidityGeneratorCreation,
    ),
    ...formatParts(
      'Where a run inside a sell spends its gas, before what storage gives back',
      results.liquidityGeneratorRun,
    ),
  ].join('\n')
}

function formatKind(title: string, ours: Costs, others: Record<string, Costs>): string[] {
  const cell = (gas: number, other: number | undefined) =>
    other ? `${show(other)} ${(gas / other).toFixed(3)}`.padStart(22) : '-'.padStart(22)
  const names = Object.keys(others)
  return [
    `${title.padEnd(32)}\n${' '.repeat(34)}${'ours'.padStart(14)}${names.map((name) => name.padStart(22)).join('')}`,
    ...Object.entries(ours).map(
      ([action, gas]) =>
        `  ${action.padEnd(32)}${show(gas).padStart(14)}${names.map((name) => cell(gas, others[name]?.[action])).join('')}`,
    ),
    '',
  ]
}

function formatParts(title: string, costs: Costs): string[] {
  return [title, ...Object.entries(costs).map(([name, gas]) => `  ${name.padEnd(70)}${show(gas).padStart(12)}`), '']
}

function show(gas: number): string {
  return gas.toLocaleString('en-US')
}
