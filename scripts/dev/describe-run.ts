import { accounts } from '@scripts/local-chain/accounts.ts'
import type { LocalChain } from '@scripts/local-chain/start-local-chain.ts'
import type { Address } from 'viem'

/** What a developer wants to know of the running page and chain, as lines of text. */
export function describeRun(pageUrl: string, chain: LocalChain): string {
  const names = ['Local chain', ...Object.keys(chain.addresses), ...accounts.map((_, index) => `account ${index}`)]
  const width = Math.max(...names.map(({ length }) => length)) + 2
  const line = (name: string, value: string) => `  ${name.padEnd(width)}${value}`
  const contract = ([name, address]: [string, Address]) => line(name, address)
  return [
    '',
    line('Page', pageUrl),
    line('Local chain', `${chain.rpcUrl} (chain id 31337)`),
    '',
    '  Contracts, at the same addresses every time',
    ...Object.entries(chain.addresses).map(contract),
    '',
    "  Accounts of anvil's public mnemonic, 10,000 coins each; their keys are known to everyone",
    ...accounts.map((address, index) => line(`account ${index}`, address)),
    '',
    '  Account 0 is the page\'s "Local test account" and holds all Demo Dollars (DEMO).',
    '  Ctrl-C stops page and chain.',
    '',
  ].join('\n')
}
