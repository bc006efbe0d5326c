import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import {
  type Address,
  concatHex,
  createClient,
  createTestClient,
  custom,
  getAddress,
  type Hex,
  HttpRequestError,
  http,
  parseEther,
  toFunctionSelector,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, createConfig } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { createApprovalIntent, readApproval } from '@/features/multi-send/approve/approval.ts'
import { deployToken } from '@/features/multi-send/approve/testing/deploy-token.ts'
import { readToken } from '@/features/multi-send/list/ui/read-token.ts'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { deployRejecting } from '@/features/multi-send/review/testing/deploy-rejecting.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { describeProblem } from './describe-problem.ts'
import { makePlan } from './make-plan.ts'
import { RecipientError } from './measure-plan.ts'
import { listApprovals, runPreflight } from './run-preflight.ts'

const chainId = foundry.id
const [sender, poor] = [account(0).address, account(1).address]
let chain: LocalChain
let config: Config
let rejecting: Address

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(sender))
  rejecting = await deployRejecting(config, sender, chain.rpcUrl)
})
afterAll(() => chain?.stop())

const addressOf = (index: number) => `0x${(0xabc000 + index).toString(16).padStart(40, '7')}`

type Change = { token?: Address; sender?: Address; skip?: boolean; gasCap?: bigint; signedBytes?: number }

async function planFor(text: string, change: Change = {}) {
  const from = change.sender ?? sender
  const { list, service } = readList(text)
  const made = await makePlan(config, service, {
    chainId,
    sender: from,
    token: change.token,
    mode: change.skip ? { kind: 'skip', gasCap: change.gasCap } : { kind: 'strict' },
    runNonce: `0x${'42'.repeat(32)}`,
    list,
    signedBytes: change.signedBytes,
  })
  const preflight = made.plan
    ? await runPreflight(config.getClient({ chainId }), service, {
        plan: made.plan,
        revision: list.revision,
        gasCap: made.defaultCap?.gas ?? 0n,
        allowance: made.allowance,
      })
    : undefined
  return { ...made, preflight }
}

const rows = (count: number) => Array.from({ length: count }, (_, index) => `${addressOf(index)},0.${index + 1}`)

describe('Review on a real chain', () => {
  test('a list of coin goes through, and a recipient that rejects is named before any gas is spent', async () => {
    expect((await planFor(rows(20).join('\n'))).preflight).toEqual({ status: 'passed', isAsIfApproved: false })

    const text = [...rows(12), `${rejecting},1`, ...rows(20).slice(12)].join('\n')
    expect((await planFor(text)).preflight).toMatchObject({ status: 'rowsFail', positions: [12] })
    expect((await planFor(text, { skip: true })).preflight).toMatchObject({ status: 'rowsSkipped', positions: [12] })
  })

  test('a signed transaction fits hardware wallets, unless the user says that the wallet is software', async () => {
    const text = rows(2).join('\n')
    const [device, software] = await Promise.all([planFor(text, { signedBytes: 45_000 }), planFor(text)])
    expect(device.plan?.limits).toEqual({ gas: 16_777_216n, bytes: 131_072, reserveBps: 1_000, signedBytes: 45_000 })
    expect(software.plan?.limits).toEqual({ gas: 16_777_216n, bytes: 131_072, reserveBps: 1_000 })
  })

  test('a skip takes the cap that is measured on the network, unless another one is given', async () => {
    const token = await deployToken(createLocalClient(chain.rpcUrl), 'PlainPermitToken')
    const text = rows(3).join('\n')
    for (const asset of [{}, { token }]) {
      const { plan, defaultCap } = await planFor(text, { ...asset, skip: true })
      expect(defaultCap).toEqual({ gas: 100_000n, isMeasured: true })
      expect(plan?.mode).toEqual({ kind: 'skip', gasCap: 100_000n })
      const given = await planFor(text, { ...asset, skip: true, gasCap: 70_000n })
      expect(given.plan?.mode).toEqual({ kind: 'skip', gasCap: 70_000n })
    }
  })

  test('a single payment to a recipient that rejects is named, too', async () => {
    const error = await planFor(`\n${rejecting},1`).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RecipientError)
    expect(describeProblem(error, undefined, i18n.t)?.text).toBe(
      `Line 2: ${getAddress(rejecting)}. ${describeError({ code: 'revertedUnknown', values: {} }, i18n.t)}`,
    )
    expect((await planFor(`${addressOf(1)},1`)).plan?.route).toBe('plainNative')
  })

  test('one recipient of any contract has a mark, Safe or not; of an account that lends itself to one there is none', async () => {
    const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
    const [contract, lent] = [addressOf(902), addressOf(903)] as [Address, Address]
    await client.setCode({ address: contract, bytecode: '0x00' })
    await client.setCode({ address: lent, bytecode: concatHex(['0xef0100', contract]) })
    for (const address of [contract, lent]) await client.setBalance({ address, value: parseEther('10') })
    const text = `${addressOf(1)},1`
    const made = await planFor(text, { sender: contract })
    expect(made).toMatchObject({
      safe: undefined,
      plan: { route: 'native', isContract: true },
      preflight: { status: 'passed' },
    })
    expect(made.plan?.batches[0]?.id).not.toBe(0n)
    expect((await planFor(text, { sender: lent })).plan).toMatchObject({ route: 'plainNative', isContract: false })
  })

  test('a list of tokens is tried as if it were approved, and nothing is approved by that', async () => {
    const { multiSender } = chain.addresses
    const token = await deployToken(createLocalClient(chain.rpcUrl), 'PlainPermitToken')
    const { plan, preflight, funds } = await planFor(rows(20).join('\n'), { token })
    expect(preflight).toEqual({ status: 'passed', isAsIfApproved: true })
    expect(plan?.route).toBe('tokenPull')
    expect(funds.approvalGas).toBeGreaterThan(20_000n)
    const parameters = { chainId, token, owner: sender, spender: multiSender, needed: 1n }
    expect(await readApproval(config, parameters)).toMatchObject({ step: 'exact', allowance: 0n })
  })

  test('a permission of exactly the total needs no other, one of a unit less does', async () => {
    const token = await deployToken(createLocalClient(chain.rpcUrl), 'PlainPermitToken')
    const { plan } = await planFor(rows(20).join('\n'), { token })
    if (!plan) throw new Error('There is no plan')
    expect(listApprovals(plan, plan.total)).toEqual([])
    expect(listApprovals(plan, plan.total + 1n)).toEqual([])
    expect(listApprovals(plan, plan.total - 1n)).toHaveLength(2)
    expect(listApprovals(plan, 0n)).toHaveLength(1)
  })

  test('a token of ours pays by itself, in either mode, and needs no approval', async () => {
    const { demoToken: token } = chain.addresses
    for (const skip of [false, true]) {
      const { plan, preflight, funds, allowance } = await planFor(rows(20).join('\n'), { token, skip })
      expect(plan).toMatchObject({ route: 'tokenItself', mode: { kind: 'strict' } })
      expect(plan?.batches).toMatchObject([{ to: token, value: 0n, functionName: 'transferMany', count: 20 }])
      expect(preflight).toEqual({ status: 'passed', isAsIfApproved: false })
      expect({ allowance, approvalGas: funds.approvalGas }).toEqual({ allowance: 0n, approvalGas: 0n })
      expect(plan && listApprovals(plan, 0n)).toEqual([])
    }
    expect((await planFor(`${addressOf(1)},1`, { token })).plan?.route, 'a single payment').toBe('plainToken')
    expect((await planFor(rows(2).join('\n'), { token })).plan?.route, 'two').toBe('tokenItself')
  })

  test('a token of ours pays by itself also where MultiSender is not deployed', async () => {
    const { demoToken: token, multiSender: address } = chain.addresses
    const client = createLocalClient(chain.rpcUrl)
    const bytecode = await client.getCode({ address })
    await client.setCode({ address, bytecode: '0x' })
    const { plan, preflight } = await planFor(rows(20).join('\n'), { token })
    await client.setCode({ address, bytecode: bytecode ?? '0x' })
    expect(plan?.route).toBe('tokenItself')
    expect(preflight).toEqual({ status: 'passed', isAsIfApproved: false })
  })

  test('a batch that a token of ours cannot pay fails as a whole, with what the token says', async () => {
    const { demoToken: token } = chain.addresses
    const { list, service } = readList(rows(3).join('\n'))
    const { plan } = await planFor(rows(3).join('\n'), { token })
    if (!plan) throw new Error('There is no plan')
    const parameters = { plan: { ...plan, sender: poor }, revision: list.revision, gasCap: 100_000n, allowance: 0n }
    const preflight = await runPreflight(config.getClient({ chainId }), service, parameters)
    if (preflight.status !== 'batchFails') throw new Error(preflight.status)
    expect(toUserError(preflight.error).code).toBe('InsufficientBalance')
  })

  test('who has too little is told the exact amount, before anything is measured', async () => {
    const { demoToken: token } = chain.addresses
    expect((await planFor(rows(20).join('\n'), { token, sender: poor })).missing).toMatchObject({
      kind: 'token',
      balance: 0n,
    })
    const { plan, missing } = await planFor(`${addressOf(1)},20000\n${addressOf(2)},1`)
    expect(plan).toBeUndefined()
    expect(missing).toMatchObject({ kind: 'coin', needed: parseEther('20001') })
  })

  test('the approval is exact, and asked for once', async () => {
    const { demoToken: token, multiSender: spender } = chain.addresses
    const parameters = { chainId, token, owner: sender, spender }
    const intent = createApprovalIntent(config, {
      ...parameters,
      key: 'approve:test',
      kind: 'approve',
      summary: '',
      symbol: 'DEMO',
      decimals: 18,
      before: 0n,
      after: 500n,
    })
    expect((await intent.simulate()).gas).toBeGreaterThan(20_000n)
    await waitForTransactionReceipt(config, { chainId, hash: await intent.write() })
    expect(await readApproval(config, { ...parameters, needed: 500n })).toEqual({
      step: 'enough',
      allowance: 500n,
      gas: 0n,
    })
    expect(await readApproval(config, { ...parameters, needed: 501n })).toMatchObject({
      step: 'exact',
      allowance: 500n,
    })
  })
})

describe('a token address on a real chain', () => {
  const read = (token: Address) => readToken(config, { chainId, token, account: sender })

  test('a token tells its name, symbol, decimals and balance', async () => {
    const { demoToken } = chain.addresses
    expect(await read(demoToken)).toMatchObject({
      ok: true,
      token: { symbol: 'DEMO', name: 'Demo Dollar', decimals: 18, balance: parseEther('1000000000') },
    })
  })

  test('an account has no code, a contract that is no token does not answer', async () => {
    expect(await read(poor)).toEqual({ ok: false, problem: 'noCode' })
    expect(await read(chain.addresses.standardTokenFactory)).toEqual({ ok: false, problem: 'notToken' })
    expect(await read(rejecting)).toEqual({ ok: false, problem: 'notToken' })
  })

  test.each([
    ['a wallet whose fallback takes every call', '0x00'],
    ['an account that has delegated itself to such a wallet', 'delegated'],
    ['a contract that answers to some calls with nothing', '0x5f5ff3'],
  ])('%s is refused by name: MultiSender would take its silence for a payment', async (_what, code) => {
    const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
    const [wallet, silent] = [addressOf(900), addressOf(901)] as [Address, Address]
    await client.setCode({ address: wallet, bytecode: '0x00' })
    const bytecode = code === 'delegated' ? concatHex(['0xef0100', wallet]) : (code as Hex)
    await client.setCode({ address: silent, bytecode })
    expect(await read(silent)).toEqual({ ok: false, problem: 'silent' })
  })

  test.each([
    ['silence', undefined],
    ['a limit', { code: -32005, message: 'limit exceeded' }],
    ['an internal error', { code: -32603, message: 'header not found' }],
    ['a missing block', { code: -32000, message: 'header not found' }],
    ['another network', new AppError('endpointWrong')],
  ])('%s of the network is no verdict on the token, whatever was asked', async (_what, error) => {
    for (const failing of ['eth_getCode', 'decimals', 'balanceOf', 'symbol', 'name'] as const) {
      const failed = reading(failing, () => {
        throw error ?? new HttpRequestError({ url: 'http://127.0.0.1:9' })
      })
      await expect(failed, failing).rejects.toThrow()
    }
  })

  test('a contract that answers like no token is none, a name or symbol may be missing or of bytes', async () => {
    const word = `0x4d4b52${'0'.repeat(58)}` as const
    expect(await reading('decimals', () => '0x01')).toEqual({ ok: false, problem: 'notToken' })
    for (const target of ['decimals', 'balanceOf'] as const)
      expect(await reading(target, () => '0x')).toEqual({ ok: false, problem: 'silent' })
    for (const failing of ['symbol', 'name'] as const) {
      for (const odd of ['0x', '0x01', word])
        expect(await reading(failing, () => odd), `${failing} ${odd}`).toMatchObject({ ok: true })
      const refused = reading(failing, () => {
        throw { code: -32603, message: 'execution reverted' }
      })
      expect(await refused).toMatchObject({ ok: true })
    }
  })

  /** Reads the demo token where one question is answered by `answer`, the rest by the chain. */
  function reading(target: 'eth_getCode' | 'decimals' | 'balanceOf' | 'symbol' | 'name', answer: () => string) {
    const client = createClient({ transport: http(chain.rpcUrl) })
    const isTarget = (method: string, params: unknown) =>
      method === target ||
      (target !== 'eth_getCode' && JSON.stringify(params).includes(toFunctionSelector(functions[target])))
    const request = async ({ method, params }: { method: string; params?: unknown }) =>
      isTarget(method, params) ? answer() : client.request({ method, params } as never)
    const transports = { [foundry.id]: custom({ request }, { retryCount: 0 }) }
    const scripted = createConfig({ chains: [foundry], transports })
    return readToken(scripted, { chainId, token: chain.addresses.demoToken, account: sender })
  }
})

const functions = {
  decimals: 'decimals()',
  balanceOf: 'balanceOf(address)',
  symbol: 'symbol()',
  name: 'name()',
}
