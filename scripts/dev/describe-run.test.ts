import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { expect, test } from 'vitest'
import { describeRun } from './run-development.ts'

const address = '0x000000000000000000000000000000000000dEaD'
const name = 'LiquidityGeneratorTokenFactoryOfTheDay'

test('each name is two spaces or more before its value, however long it is, and all values begin in one column', () => {
  const chain = { rpcUrl: 'http://127.0.0.1:8545', addresses: { [name]: address, MultiSender: address } }
  const lines = describeRun('http://127.0.0.1:5173', chain as unknown as LocalChain).split('\n')
  const values = lines.flatMap((line) => line.match(/^ {2}\S.*? {2,}(?=0x|http)/)?.[0].length ?? [])
  expect(values).toHaveLength(4 + accounts.length)
  expect(new Set(values)).toEqual(new Set([name.length + 4]))
})
