import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployments } from '@saleyard/generated/deployments'
import {
  owners,
  type SafeChain,
  signAll,
  startSafeChain,
  stranger,
  threshold,
} from '@saleyard/safe/testing/safe-chain.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { estimateGasModel, readGasRows } from '@saleyard/send/plan/estimate-gas.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { type Address, keccak256, numberToHex, serializeTransaction, size } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceBytes, limitsInSafe, measureTx } from './measure-tx.ts'
import { listBatchCalls, proposeCalls } from './propose.ts'

let chain: SafeChain
beforeAll(async () => {
  chain = await startSafeChain()
  // Anvil's blocks end at 30 million.
  await chain.client.setBlockGasLimit({ gasLimit: 100_000_000n })
})
afterAll(() => chain?.stop())

const multiSender = deployments.MultiSender
const mode = { kind: 'strict' } as const
const asset = () => ({ kind: 'erc20', token: chain.token }) as const

/** People who hold nothing yet, with amounts of up to 100 tokens and six digits behind the point: 24 bytes each. */
const listPeople = (count: number, seed = count) =>
  Array.from({ length: count }, (_, index) => ({
    address: keccak256(numberToHex(seed * 100_000 + index)).slice(0, 42) as Address,
    amount: 10n ** 12n * ((BigInt(keccak256(numberToHex(index))) % 10n ** 8n) + 1n),
    lines: [index + 1],
  }))

/** The number decides its address, so that each test costs the same without the others. */
const openSafe = async (seed: number) => chain.fund(await chain.open(BigInt(seed)))

/** Pays them from a new Safe, as one transaction of three signatures. */
async function pay(count: number) {
  const safe = await openSafe(count)
  const payments = listPeople(count)
  const call = encodeCall({ id: 1n, route: 'tokenPull', asset: asset(), mode, multiSender, payments })
  const domain = { chainId: 31_337, safe }
  const plan = { asset: asset(), route: 'tokenPull', mode, multiSender, chainId: 31_337, sender: safe } as const
  const calls = listBatchCalls(plan, [{ ...call, id: 1n }], domain)
  const tx = proposeCalls(calls, { nonce: 0n, multiSend: chain.contracts.multiSendCallOnly })
  const signatures = await signAll(domain, tx, owners.slice(0, threshold))
  const { gasUsed } = await chain.execute(tx, domain, signatures)
  return { tx, gasUsed, bytes: measureTx(tx, threshold), data: chain.encode(tx, signatures), safe }
}

test('gas and bytes of one transaction are those of the table in docs/safe.md', async () => {
  const rows = readFileSync(join(repositoryRoot, 'docs/safe.md'), 'utf8').matchAll(
    /^\| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$/gm,
  )
  const table = [...rows].map((row) => row.slice(1).map((figure) => Number(figure.replaceAll(',', ''))))
  expect(table.length).toBeGreaterThan(2)
  const measured: number[][] = []
  for (const [count = 0] of table) {
    const { bytes, gasUsed } = await pay(count)
    measured.push([count, bytes, Math.round(Number(gasUsed) / 1_000) * 1_000])
  }
  expect(measured).toEqual(table)
})

test('the signed transaction is never longer than measured', async () => {
  const { tx, data, safe } = await pay(40)
  const request = {
    chainId: 2 ** 31,
    nonce: 2 ** 31,
    gas: 2n ** 40n,
    maxFeePerGas: 2n ** 80n,
    maxPriorityFeePerGas: 2n ** 80n,
    to: safe,
    data,
  }
  const signed = await stranger.signTransaction(request)
  expect(signed.length).toBeGreaterThan(serializeTransaction(request).length)
  expect(measureTx(tx, threshold)).toBeGreaterThanOrEqual(size(signed))
  expect(measureTx(tx, threshold) - size(signed)).toBeLessThan(200)
  expect(measureTx(tx, threshold + 1) - measureTx(tx, threshold)).toBeGreaterThanOrEqual(64)
})

test.each([
  ['by a device', { gas: 60_000_000n, bytes: deviceBytes, reserveBps: 0 }],
  ['by gas', { gas: 16_777_216n, bytes: 131_072, reserveBps: 1_000 }],
])('a list is divided so that each batch fits into one transaction of the Safe: limited %s', async (_, limits) => {
  const safe = await openSafe(limits.bytes)
  const domain = { chainId: 31_337, safe }
  const recipients = listPeople(2_000, limits.bytes)
  const input = {
    chainId: 31_337,
    sender: safe,
    multiSender,
    asset: asset(),
    mode,
    route: 'tokenPull',
    runNonce: `0x${'11'.repeat(32)}`,
    limits: limitsInSafe({ limits, signatures: threshold }),
  } as const
  const rows = await readGasRows(recipients.length, async (from, to) => recipients.slice(from, to))
  const plan = planBatches({ ...input, recipients, gasModel: await estimateGasModel(chain.client, input, rows) })
  expect(plan.batches.length).toBeGreaterThan(1)
  const [batch] = plan.batches
  if (!batch) throw new Error('No batch')
  const tx = proposeCalls(listBatchCalls(plan, [batch], domain), {
    nonce: 0n,
    multiSend: chain.contracts.multiSendCallOnly,
  })
  const bytes = measureTx(tx, threshold)
  expect(bytes).toBeLessThanOrEqual(limits.bytes)
  // Little is left over.
  if (limits.bytes === deviceBytes) expect(bytes).toBeGreaterThan(limits.bytes - 400)

  const data = chain.encode(tx, await signAll(domain, tx, owners.slice(0, threshold)))
  const gas = (limits.gas * BigInt(10_000 - limits.reserveBps)) / 10_000n
  const { status, gasUsed } = await chain.send(
    await chain.client.sendTransaction({ account: stranger, to: safe, data, gas }),
  )
  expect(status).toBe('success')
  if (limits.bytes !== deviceBytes) expect(gasUsed).toBeGreaterThan((gas * 8n) / 10n)
})
