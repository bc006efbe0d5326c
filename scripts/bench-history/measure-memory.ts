// Prints the MB that the balances of 1,000,000 holders take, with all else that the process has.

import { erc20Fold } from '@saleyard/history/folds/erc20.ts'
import { createLedger, foldLogs } from '@saleyard/history/folds/ledger.ts'
import { makeTransfers, token } from './transfers.ts'

const holders = 1_000_000

const ledger = createLedger(erc20Fold, token)
foldLogs(erc20Fold, ledger, makeTransfers(holders, holders))
if (ledger.entries.size !== holders) throw new Error(`${ledger.entries.size} holders instead of ${holders}`)
globalThis.gc?.()
const { heapUsed, external } = process.memoryUsage()
console.log(((heapUsed + external) / 2 ** 20).toFixed(1))
