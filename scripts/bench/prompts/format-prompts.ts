import type { PromptCost } from './measure-prompts.ts'

/** The prompts table as text: how often the wallet asks, and the gas of all transactions on each route. */
export function formatPrompts(costs: Record<string, PromptCost>): string {
  const line = (name: string, cells: string[]) =>
    `  ${name.padEnd(52)}${cells.map((cell) => cell.padStart(14)).join('')}`.trimEnd()
  const gas = (figure: number | undefined) => figure?.toLocaleString('en-US') ?? '-'
  return [
    'One drop to 100 holders, distinct amounts, no allowance of MultiSender before and none after: gas of all transactions',
    line('', ['prompts', 'transactions', 'pull', 'from']),
    ...Object.entries(costs).map(
      ([
        name,
        {
          prompts,
          transactions,
          gas: { tokenPull, tokenFrom },
        },
      ]) => line(name, [String(prompts), String(transactions), gas(tokenPull), gas(tokenFrom)]),
    ),
    '',
  ].join('\n')
}
