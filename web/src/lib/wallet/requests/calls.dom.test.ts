import { expect, test, vi } from 'vitest'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { ConnectorNotFoundError, UserRejectedError } from '@/lib/wallet/wallet-errors.ts'
import { accountA, createScriptedConfig, createScriptedWallet, refuse } from '@/testing/scripted-wallet.ts'
import { readCallsStatus, sendCalls } from './calls.ts'

const id = '0xabcd'
const calls = [{ to: accountA, data: '0x1234', value: 5n }] as const

async function answering(method: string, answer: (params: readonly unknown[]) => unknown) {
  const ask = vi.fn(answer)
  const wallet = createScriptedWallet({ answers: { [method]: ask } })
  const config = createScriptedConfig({ wallets: [wallet] })
  await connectWallet(config, { connector: config.connectors[0] as never })
  return { config, asked: () => ask.mock.calls.map(([params]) => params[0]) }
}
const send = (config: Parameters<typeof sendCalls>[0]) =>
  sendCalls(config, { chainId: 31337, account: accountA, id, calls })
const requests = {
  wallet_sendCalls: send,
  wallet_getCallsStatus: (config: Parameters<typeof sendCalls>[0]) => readCallsStatus(config, { id }),
}

test('calls are sent as one or not at all, under our id', async () => {
  const { config, asked } = await answering('wallet_sendCalls', () => ({ id }))
  expect(await send(config)).toBe(id)
  expect(asked()).toEqual([
    {
      version: '2.0.0',
      id,
      from: accountA,
      chainId: '0x7a69',
      atomicRequired: true,
      calls: [{ to: accountA, data: '0x1234', value: '0x5' }],
    },
  ])
})

test('the id that a wallet gives instead is the one to ask for', async () => {
  const { config } = await answering('wallet_sendCalls', () => ({ id: '0xother' }))
  expect(await send(config)).toBe('0xother')
})

test.each([
  [100, { state: 'pending' }],
  [200, { state: 'confirmed', block: 7n }],
  [400, { state: 'failed' }],
  [500, { state: 'failed' }],
  [600, { state: 'failed' }],
] as const)('a wallet that says %i means %o', async (status, meaning) => {
  const receipts = [{ transactionHash: '0x12', blockNumber: '0x7', gasUsed: '0x1', status: '0x1', logs: [] }]
  const answer = { version: '2.0.0', id, chainId: '0x7a69', status, atomic: true, receipts }
  const { config, asked } = await answering('wallet_getCallsStatus', () => answer)
  expect(await readCallsStatus(config, { id })).toEqual({ ...meaning, hashes: ['0x12'] })
  expect(asked()).toEqual([id])
})

const cases = Object.keys(requests).flatMap((method) =>
  (
    [
      [4100, 'unauthorized'],
      [4200, 'unsupported'],
      [-32601, 'unsupported'],
      [5700, 'capability'],
      [5710, 'chain'],
      [5720, 'duplicate'],
      [5730, 'unknown'],
      [5740, 'tooLarge'],
      [5750, 'upgradeDeclined'],
      [5760, 'notAtomic'],
    ] as const
  ).map(([number, code]) => [method as keyof typeof requests, number, code] as const),
)
test.each(cases)('%s refused with %i is named %s', async (method, number, code) => {
  const { config } = await answering(method, refuse(number))
  await expect(requests[method](config)).rejects.toMatchObject({ name: 'CallsError', code })
})

test.each(Object.entries(requests))('[c227] %s: a refusal of the user is one', async (method, request) => {
  const { config } = await answering(method, refuse(4001))
  await expect(request(config)).rejects.toBeInstanceOf(UserRejectedError)
})

test.each(Object.entries(requests))('%s: without a wallet nobody is asked', async (_, request) => {
  await expect(request(createScriptedConfig())).rejects.toBeInstanceOf(ConnectorNotFoundError)
})

test.each(Object.entries(requests))('%s: another failure is none of these', async (method, request) => {
  const { config } = await answering(method, refuse(-32002, 'already pending'))
  await expect(request(config)).rejects.toMatchObject({ code: 'walletBusy' })
})
