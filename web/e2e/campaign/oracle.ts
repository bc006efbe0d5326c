// Reads every balance of the chain and every sentence of the page about paid, not paid and unknown, and compares them.

import { readReport } from '@e2e/fixtures/lists.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { standardTokenFactoryAbi, standardTokenFactoryAddress } from '@saleyard/generated/abis'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { type Chain, coin } from '@saleyard/testkit/chain/create-chain.ts'
import { type Address, erc20Abi, getAbiItem, getAddress, isAddressEqual, parseUnits } from 'viem'
import type { Browser, DownloadedFile } from './browser.ts'
import {
  type Claim,
  countForRun,
  creationClaims,
  type PaymentCount,
  phaseClaims,
  type Statement,
  stateClaims,
  statusClaims,
  toPattern,
  type Violation,
  validateCount,
  validateStatements,
} from './claims.ts'
import type { RunWallet } from './faulty-wallet.ts'
import type { Reorg } from './inject-faults.ts'
import type { Asset, Recipient } from './lane-fixture.ts'
import type { RunPlan } from './plan.ts'
import { readWindow, type WindowSnapshot } from './window-snapshot.ts'

const { multiSend } = words
const { report, batchStates, phases } = multiSend

/** How often each person has got the amount; what is no multiple of it is a violation of its own. */
type Balances = { times: number[]; odd: Violation[] }

async function readPaid(chain: Chain, asset: Asset, recipients: readonly Recipient[]): Promise<Balances> {
  const balances = await chain.balances(
    asset,
    recipients.map(({ address }) => address),
  )
  const odd = balances.flatMap((balance, recipient): Violation[] =>
    balance % (recipients[recipient]?.amount ?? 1n) === 0n
      ? []
      : [{ kind: 'wrong amount', text: `person ${recipient + 1} has ${balance}` }],
  )
  return { times: balances.map((balance, recipient) => Number(balance / (recipients[recipient]?.amount ?? 1n))), odd }
}

/** What all take part in together, so that nothing of it is lost. Coin: with the fees that were burned or earned. */
export async function readTotalBalance(
  chain: Chain,
  asset: Asset,
  recipients: readonly Recipient[],
  from: bigint,
): Promise<bigint> {
  const owners = [account(0).address, account(1).address, ...recipients.map(({ address }) => address)]
  const balances = await chain.balances(asset, owners)
  const sum = balances.reduce((total, balance) => total + balance, 0n)
  return asset === coin ? sum + (await readFees(chain, from)) : sum
}

/** Fees that accounts 0 and 1 have paid since that block, wei. */
async function readFees({ client }: Chain, from: bigint): Promise<bigint> {
  const head = await client.getBlockNumber({ cacheTime: 0 })
  const payers = [account(0).address, account(1).address]
  let fees = 0n
  for (let number = from + 1n; number <= head; number += 1n) {
    const { transactions } = await client.getBlock({ blockNumber: number, includeTransactions: true })
    for (const { hash, from: payer } of transactions) {
      if (!payers.some((one) => isAddressEqual(one, payer))) continue
      const { gasUsed, effectiveGasPrice } = await client.getTransactionReceipt({ hash })
      fees += gasUsed * effectiveGasPrice
    }
  }
  return fees
}

/** Nothing stays in the contract, and the permission is as the page says. */
async function checkAccounts(
  { chain, asset, from }: Pick<OracleInput, 'chain' | 'asset' | 'from'>,
  snapshots: readonly WindowSnapshot[],
): Promise<Violation[]> {
  const { multiSender } = chain.addresses
  const left = await chain.balanceOf(asset, multiSender)
  const found: Violation[] = left === 0n ? [] : [{ kind: 'accounts', text: `Multi Sender keeps ${left}` }]
  if (asset === coin) return found
  const allowance = await chain.allowance(asset, account(0).address, multiSender)
  const unused = await readUnused(chain, asset, from)
  return [...found, ...snapshots.flatMap((snapshot) => checkAllowance(snapshot.text, allowance, unused))]
}

/** The permission before the newest batch, which a run that was paid from elsewhere leaves as it was; without a batch, as it is. */
async function readUnused(chain: Chain, token: Address, from: bigint): Promise<bigint> {
  const { client, addresses } = chain
  let number = await client.getBlockNumber({ cacheTime: 0 })
  for (; number > from; number -= 1n) {
    const { transactions } = await client.getBlock({ blockNumber: number, includeTransactions: true })
    if (transactions.some(({ to }) => to && isAddressEqual(to, addresses.multiSender))) break
  }
  return client.readContract({
    abi: erc20Abi,
    address: token,
    functionName: 'allowance',
    args: [account(0).address, addresses.multiSender],
    // Of a block far behind the node no longer has the state.
    ...(number > from && { blockNumber: number - 1n }),
  })
}

/** @param unused The permission before the newest batch. */
function checkAllowance(text: string, allowance: bigint, unused: bigint): Violation[] {
  const wrong = (sentence: string): Violation[] => [
    { kind: 'accounts', text: `"${sentence}", and the permission is ${allowance}` },
  ]
  if (text.includes(report.allowanceZero)) return allowance === 0n ? [] : wrong(report.allowanceZero)
  if (text.includes(report.allowanceSame)) return allowance === unused ? [] : wrong(report.allowanceSame)
  const amount = text.match(toPattern(report.allowanceChanged, {}, '([\\d.,]+|\\S+)'))?.[1]
  if (amount === undefined) return []
  return parseUnits(amount.replace(/[^\d.]/g, ''), 18) === allowance ? [] : wrong(amount)
}

type OracleInput = {
  plan: RunPlan
  chain: Chain
  asset: Asset
  recipients: readonly Recipient[]
  token: { name: string; symbol: string }
  /** The newest block before the run, and what {@link readSum} gave there. */
  from: bigint
  before: bigint
  browser: Pick<Browser, 'pages'>
  wallet: Pick<RunWallet, 'release'>
  reorg: Pick<Reorg, 'release'>
}

export type Verdict = {
  violations: Violation[]
  statements: Statement[]
  paymentCounts: PaymentCount[]
  snapshots: WindowSnapshot[]
}

/** Asked once all faults are healed and each window has said its last word. */
export async function runOracle(run: OracleInput): Promise<Verdict> {
  const { plan, chain, asset, recipients, token, from, before, browser, wallet, reorg } = run
  const isCreation = plan.route === 'creation'
  const title = fill(words.createToken.result.title, { name: token.name })
  const count = async (): Promise<Balances> =>
    isCreation ? { times: [await countTokens(chain, token.symbol, from)], odd: [] } : readPaid(chain, asset, recipients)

  // One after the other: only what is in front can be clicked.
  const read: { snapshot: WindowSnapshot; statements: Statement[] }[] = []
  for (const page of browser.pages())
    read.push(await (isCreation ? readToken(page, title) : readStatements(page, recipients)))
  const statements = read.flatMap((one) => one.statements)
  const snapshots = read.map((one) => one.snapshot)
  const whenStated = await count()
  const accounts = isCreation ? [] : await checkAccounts(run, snapshots)
  // Signed transactions that were never sent go out now: recipients called unpaid must stay unpaid.
  await wallet.release()
  await reorg.release()
  await chain.client.mine({ blocks: 2 })
  const atLast = await count()
  const paymentCounts = whenStated.times.map(
    (times, index): PaymentCount => ({ whenStated: times, atEnd: atLast.times[index] ?? 0 }),
  )
  const counts = read.flatMap(({ snapshot, statements: own }) => {
    const left = countForRun(own.at(-1)?.run, statements, paymentCounts)
    return isCreation ? [] : checkCounts(snapshot, left)
  })
  const missing = before - (await readTotalBalance(chain, asset, recipients, from))
  const lost: Violation[] = missing === 0n ? [] : [{ kind: 'accounts', text: `${missing} are missing` }]
  return {
    snapshots,
    paymentCounts,
    statements,
    violations: [...validateStatements(statements, paymentCounts), ...counts, ...atLast.odd, ...accounts, ...lost],
  }
}

/* WHAT THE PAGE SAYS OF PEOPLE */

/** Everything that a window says at rest about who was paid. */
async function readStatements(
  page: Page,
  recipients: readonly Recipient[],
): Promise<{ snapshot: WindowSnapshot; statements: Statement[] }> {
  const snapshot = await readWindow(page)
  const all = recipients.map((_, index) => index)
  const statements = readBatches(snapshot, recipients)
  if (!snapshot.regions.includes(report.heading)) return { snapshot, statements }
  const { name, text } = await download(page)
  const whole = [...statements, ...readAllPaid(snapshot, all), ...readRows(text, recipients)]
  // The file is named after token and run.
  return { snapshot, statements: whole.map((one) => ({ ...one, run: name })) }
}

/** The table of batches, and what the sentence above it says of some of them. */
function readBatches({ batches, text }: WindowSnapshot, recipients: readonly Recipient[]): Statement[] {
  const total = batches.reduce((sum, { count }) => sum + count, 0)
  // A list of those who were left over: its rows are read in the report.
  if (batches.length === 0 || total !== recipients.length) return []
  let first = 0
  return batches.flatMap(({ state, count }, index): Statement[] => {
    const members = recipients.slice(first, first + count).map((_, offset) => first + offset)
    first += count
    const number = String(index + 1)
    return [...stateStatements(state, members, recipients), ...phaseStatements(text, number, members)]
  })
}

function stateStatements(state: string, members: number[], recipients: readonly Recipient[]): Statement[] {
  const key = (Object.keys(batchStates) as (keyof typeof batchStates)[]).find((one) =>
    isSentence(batchStates[one], state),
  )
  const isSkipped = state.startsWith(`${batchStates.reconciled},`)
  const claim: Claim = isSkipped ? 'paid' : key ? stateClaims[key] : 'unknown'
  // Who refuses is skipped, and named in the report.
  const meant = claim === 'paid' ? members.filter((recipient) => !recipients[recipient]?.refuses) : members
  return [{ sentence: state, claim, recipients: meant }]
}

/** Whether a text is this sentence, whatever its values are. */
const isSentence = (sentence: string, text: string) => new RegExp(`^${toPattern(sentence).source}$`).test(text)

function phaseStatements(text: string, number: string, members: number[]): Statement[] {
  return (Object.keys(phases) as (keyof typeof phases)[]).flatMap((key): Statement[] => {
    if (phaseClaims[key] === 'none' || !/{{numbers?}}|Plain/.test(phases[key] + key)) return []
    const isThere = toPattern(phases[key], { number, numbers: number }).test(text)
    return isThere ? [{ sentence: phases[key], claim: phaseClaims[key], recipients: members }] : []
  })
}

function readAllPaid({ text }: WindowSnapshot, all: number[]): Statement[] {
  const isStated = [report.allPaid_one, report.allPaid_other].some(
    (sentence) => toNumber(text.match(toPattern(sentence))?.[1]) === all.length,
  )
  return isStated ? [{ sentence: report.allPaid_other, claim: 'paid', recipients: all }] : []
}

/** "12 of 40", where it is about the whole list. */
function checkCounts({ text }: WindowSnapshot, paymentCounts: readonly PaymentCount[]): Violation[] {
  const real = paymentCounts.filter(({ whenStated }) => whenStated > 0).length
  return [report.partPaid, multiSend.send.progressText_one, multiSend.send.progressText_other].flatMap((sentence) => {
    const [found, stated, total] = text.match(toPattern(sentence, {}, '(\\d{1,3}(?:,\\d{3})*)')) ?? []
    if (found === undefined || toNumber(total) !== paymentCounts.length || toNumber(stated) === real) return []
    return [validateCount(found, { stated: toNumber(stated), real })]
  })
}

const toNumber = (text = '') => Number(text.replace(/\D/g, '') || Number.NaN)

/** The rows of the report, those of one outcome together. */
function readRows(csv: string, recipients: readonly Recipient[]): Statement[] {
  const byStatus = new Map<string, number[]>()
  for (const { address, status } of readReport(csv)) {
    const recipient = recipients.findIndex((one) => address && isAddressEqual(one.address, getAddress(address)))
    if (recipient >= 0) byStatus.set(status, [...(byStatus.get(status) ?? []), recipient])
  }
  return [...byStatus].map(([status, members]) => ({
    sentence: `report: ${status}`,
    claim: statusClaims[status as keyof typeof statusClaims],
    recipients: members,
  }))
}

async function download(page: Page): Promise<DownloadedFile> {
  await page.evaluate(() => {
    window.downloadedFiles = []
  })
  await page.bringToFront()
  await page.getByRole('button', { name: report.csv, exact: true }).click({ timeout: 20_000 })
  const given = await page.waitForFunction(() => window.downloadedFiles?.[0])
  return (await given.jsonValue()) as DownloadedFile
}

/* CREATION */

/** Counts the existing tokens of the draft, by any creator. */
async function countTokens({ client }: Chain, symbol: string, from: bigint): Promise<number> {
  const logs = await client.getLogs({
    address: standardTokenFactoryAddress,
    event: getAbiItem({ abi: standardTokenFactoryAbi, name: 'TokenCreated' }),
    fromBlock: from + 1n,
  })
  const symbols = await Promise.all(
    logs.map(({ args }) =>
      client.readContract({ address: args.token as `0x${string}`, abi: erc20Abi, functionName: 'symbol' }),
    ),
  )
  return symbols.filter((one) => one === symbol).length
}

async function readToken(page: Page, title: string) {
  const snapshot = await readWindow(page)
  return { snapshot, statements: readCreation(snapshot, title) }
}

/** What a window says of the token: it is person 0, and to be paid is to exist. */
function readCreation({ headings, transaction }: WindowSnapshot, title: string): Statement[] {
  if (headings.includes(title)) return [{ sentence: title, claim: 'paid', recipients: [0] }]
  // A second try was not sent, and says why.
  const made = toPattern(words.errors.TokenFactory_SaltUsed).exec(transaction)?.[0]
  if (made) return [{ sentence: made, claim: 'paid', recipients: [0] }]
  const sentences = { ...words.tx.states, ...words.tx.dropped } as Record<string, string>
  return Object.entries(sentences).flatMap(([key, sentence]): Statement[] => {
    const claim = creationClaims[key as keyof typeof creationClaims]
    const isThere = claim !== 'none' && toPattern(sentence).test(transaction)
    return isThere ? [{ sentence, claim, recipients: [0] }] : []
  })
}
