import { expect, test } from 'vitest'
import { createPage, watchStatus } from '@/lib/wallet/testing/create-page.ts'
import { accountA, accountB, createLateAnswer, neverAnswer, refuse } from '@/testing/scripted-wallet.ts'
import { readWalletState } from './wallet-state.ts'

test('stopping does not wait for a wallet that never answers, and is no error of its own', async () => {
  const { config, connect } = createPage({ answers: { wallet_requestPermissions: neverAnswer } })
  const stop = new AbortController()
  const connecting = connect('a', stop.signal)
  stop.abort(new Error('stopped'))
  await expect(connecting).rejects.toThrow('stopped')
  expect(readWalletState(config)).toMatchObject({ status: 'disconnected', error: undefined })
})

test('a try that was stopped before it began asks nobody', async () => {
  const { connect, wallets } = createPage()
  await expect(connect('a', AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
  expect(wallets[0].requested).toEqual([])
})

test('a yes after stopping connects, where no other wallet is connected by then', async () => {
  const late = createLateAnswer()
  const { config, connect } = createPage({
    answers: { eth_requestAccounts: late.answer, wallet_requestPermissions: refuse(-32601) },
  })
  const stop = new AbortController()
  await Promise.allSettled([connect('a', stop.signal), stop.abort()])
  late.give([accountA])
  await expect.poll(() => readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
})

test('a yes that comes after another wallet was connected changes nothing, now or after a reload', async () => {
  const late = createLateAnswer()
  const answers = { eth_requestAccounts: late.answer, wallet_requestPermissions: refuse(-32601) }
  const { config, connect } = createPage({ answers }, {}, localStorage)
  const first = connect('a').catch(() => {})
  await connect('b')
  late.give([accountA])
  await first
  await null
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB, connector: { id: 'b' } })
  expect(await config.storage?.getItem('recentConnectorId')).toBe('b')
})

test('a failure that comes after another wallet was connected is not the reason of anything', async () => {
  let fail: (reason: Error) => void = () => {}
  const failing = () => new Promise((_, reject) => (fail = reject))
  const { config, connect } = createPage({ answers: { wallet_requestPermissions: failing } })
  const first = connect('a').catch(() => {})
  await connect('b')
  fail(Object.assign(new Error('no'), { code: 4001 }))
  await first
  expect(readWalletState(config)).toMatchObject({ status: 'connected', error: undefined })
})

test('a failure while another wallet is being asked leaves the page waiting for that one', async () => {
  let fail: (reason: Error) => void = () => {}
  const failing = () => new Promise((_, reject) => (fail = reject))
  const { config, connect, wallets } = createPage(
    { answers: { wallet_requestPermissions: failing } },
    { answers: { wallet_requestPermissions: neverAnswer } },
  )
  const first = connect('a').catch(() => {})
  void connect('b')
  await expect.poll(() => wallets.every(({ requested }) => requested.length > 0)).toBe(true)
  fail(Object.assign(new Error('no'), { code: 4001 }))
  await first
  expect(readWalletState(config)).toMatchObject({ status: 'connecting', error: undefined })
})

test('a wallet that says no after it was given up leaves the page waiting for the other', async () => {
  let fail: (reason: Error) => void = () => {}
  const failing = () => new Promise((_, reject) => (fail = reject))
  const { config, connect, wallets } = createPage(
    { answers: { wallet_requestPermissions: failing } },
    { answers: { wallet_requestPermissions: neverAnswer } },
  )
  const stop = new AbortController()
  const first = connect('a', stop.signal).catch(() => {})
  await expect.poll(() => wallets[0].requested.length).toBeGreaterThan(0)
  stop.abort(new Error('stopped'))
  await first
  void connect('b')
  const seen = watchStatus(config)
  fail(Object.assign(new Error('no'), { code: 4001 }))

  // wagmi states the end of the first by itself.
  await expect.poll(() => seen).toEqual(['connecting', 'disconnected', 'connecting'])
  expect(readWalletState(config).error).toBeUndefined()
})
