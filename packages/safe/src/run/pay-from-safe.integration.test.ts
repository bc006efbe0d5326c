import { expectHonest, readBalances } from '@saleyard/safe/testing/count-payments.ts'
import { owners, type SafeChain, startSafeChain, stranger, threshold } from '@saleyard/safe/testing/safe-chain.ts'
import {
  confirmations,
  executeBy,
  executeByOwner,
  listPeople,
  type SafeRun,
  startSafeRun,
} from '@saleyard/safe/testing/safe-run.ts'
import { listBatchCalls, proposeCalls, proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { hashSafeTx, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { findUnpaid } from '@saleyard/send/report/build-report.ts'
import { erc20Abi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** 43,575 in `scripts/test-slow`: as many as the airdrop of Safe paid in 2022. */
const people = Number(process.env.SAFE_PEOPLE ?? 1_500)
/** Nine batches or more, so that each fate has one of its own. */
const gas = people > 10_000 ? 16_777_216n : 5_500_000n
const minutes = people > 10_000 ? 30 : 2

const signers = owners.slice(0, threshold)
const [first, second, third] = owners

let chain: SafeChain
beforeAll(async () => {
  chain = await startSafeChain()
})
afterAll(() => chain?.stop())

test(`a 3-of-5 Safe pays ${people} people, whatever its owners and strangers do to its proposals`, {
  timeout: minutes * 60_000,
}, async () => {
  const begun = Date.now()
  const { client, token, contracts } = chain
  const safe = await chain.fund(await chain.open(people === 1_500 ? 1n : 2n))
  const recipients = listPeople(people)
  const run = await startSafeRun(chain, { safe, recipients, limits: { gas, bytes: 45_000, reserveBps: 1_000 } })
  const { plan, domain, proposed } = run
  const fromBlock = (await run.load()).summary.notedBlock
  expect(plan.batches.length).toBeGreaterThanOrEqual(9)
  const honest = async () => expectHonest(chain, { plan, recipients, records: (await run.load()).records, fromBlock })
  const states = async () => (await run.load()).records.map(({ state }) => state)
  const setAside = async () => client.mine({ blocks: confirmations })
  const batchAt = (number: number) => plan.batches[number - 1] ?? expect.fail(`no batch ${number}`)
  const pack = (nonce: bigint, ...numbers: number[]) => {
    const calls = listBatchCalls(plan, numbers.map(batchAt), domain)
    return proposeCalls(calls, { nonce, multiSend: contracts.multiSendCallOnly })
  }
  const at = (nonce: number) => proposed[nonce] ?? expect.fail(`no proposal ${nonce}`)

  // All are proposed at once, and the page is closed.
  expect(await run.runUntil('awaitingOwners')).toMatchObject({ phase: 'paused', undecided: [] })
  expect(new Set(await states())).toEqual(new Set(['proposed']))
  const nonces = (await run.load()).records.map(({ proposal }) => proposal?.nonce)
  expect(nonces).toEqual(plan.batches.map((_, index) => BigInt(index)))
  expect(await honest()).toBe(0)

  // 1: executed by a stranger, then tried again: the same signatures, and the same batch in another proposal.
  const one = at(0)
  await executeBy(chain, domain, one, signers)
  await expect(executeBy(chain, domain, one, signers)).rejects.toThrow()
  await expect(chain.execute(one, domain, await signAll(run, one))).rejects.toThrow('GS026')
  await expect(executeBy(chain, domain, pack(1n, 1), signers)).rejects.toThrow('GS013')
  // 2: rejected.
  await executeBy(chain, domain, proposeRejection(safe, 1n), signers)
  expect((await run.check()).phase, 'not final').toBe('paused')
  expect((await states()).slice(0, 3)).toEqual(['mined', 'proposed', 'proposed'])
  await honest()
  // 3: replaced by another payment of the owners.
  const other = { to: token, value: 0n, data: '0xa9059cbb' } as const
  const elsewhere = `${other.data}${stranger.address.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` as const
  await executeByOwner(chain, domain, proposeCalls([{ ...other, data: elsewhere }], { nonce: 2n }), [
    third,
    first,
    second,
  ])
  // 4 and 5: merged into one transaction; the proposal of 5 is over.
  await executeBy(chain, domain, pack(3n, 4, 5), signers)
  await expect(executeBy(chain, domain, at(4), signers)).rejects.toThrow('GS013')
  await executeBy(chain, domain, proposeRejection(safe, 4n), signers)
  // 6 and 7: the owners have changed their nonces, so that both hashes are of nothing.
  await executeBy(chain, domain, pack(5n, 7), signers)
  await executeBy(chain, domain, pack(6n, 6), signers)
  // 8: as it was proposed, executed by an owner.
  await executeByOwner(chain, domain, at(7), [third, first, second])
  await honest()

  // The page is loaded again: nothing is sent, and the run says what it needs.
  await setAside()
  const decided = await run.check()
  expect(decided).toMatchObject({ phase: 'needsDecision', undecided: [2, 3] })
  expect((await states()).slice(0, 9)).toEqual([
    'reconciled',
    'replaced',
    'replaced',
    ...Array<string>(5).fill('reconciled'),
    'proposed',
  ])
  const { records } = await run.load()
  expect(records[1]).toMatchObject({ proposal: { state: 'replaced', isRejected: true } })
  expect(records[2]?.proposal).toMatchObject({ state: 'replaced' })
  expect(records[2]?.proposal).not.toHaveProperty('isRejected')
  expect(findUnpaid({ ...plan, recipients }, records)).toEqual([])
  await honest()
  const count = proposed.length
  expect(await run.run({ checkOnly: true })).toMatchObject({ phase: 'needsDecision' })
  expect(proposed, 'nothing is proposed on its own').toHaveLength(count)

  // 2 and 3 are proposed again, unchanged, on request.
  expect(await run.runUntil('awaitingOwners', { resend: [2, 3] })).toMatchObject({ phase: 'paused', undecided: [] })
  expect(proposed.slice(count).map(({ data }) => data)).toEqual([at(1).data, at(2).data])
  expect((await run.load()).records[1]).toMatchObject({
    state: 'proposed',
    earlierProposals: [{ state: 'replaced', isRejected: true }],
  })

  // The rest, and at last those two, while the page waits for the owners.
  const waiting = run.run({ sendBatch: () => Promise.reject(new Error('A prompt was opened')) })
  for (const tx of proposed.slice(8)) await executeBy(chain, domain, tx, signers)
  await setAside()
  const ended = await follow(waiting, setAside)
  expect(ended).toMatchObject({ phase: 'finished', undecided: [] })
  expect(new Set(await states())).toEqual(new Set(['reconciled']))
  expect(await honest()).toBe(people)
  expect(
    await readBalances(
      chain,
      recipients.map(({ address }) => address),
    ),
  ).toEqual(recipients.map(({ amount }) => amount))
  const args = [safe, plan.multiSender] as const
  expect(await client.readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args })).toBe(0n)
  if (people > 10_000) console.info(`${people} people, ${plan.batches.length} batches, ${Date.now() - begun} ms`)
})

function signAll({ domain }: SafeRun, tx: SafeTx) {
  const { safeTx } = hashSafeTx(domain, tx)
  return Promise.all(
    signers.map(async (owner) => ({
      owner: owner.address,
      kind: 'eip712' as const,
      data: await owner.sign({ hash: safeTx }),
    })),
  )
}

/** Blocks come as long as the run waits for their depth. */
async function follow<Result>(running: Promise<Result>, mine: () => Promise<void>): Promise<Result> {
  let result: { value: Result } | undefined
  const ended = running.then((value) => {
    result = { value }
  })
  while (!result) {
    await mine()
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 200))])
  }
  return result.value
}
