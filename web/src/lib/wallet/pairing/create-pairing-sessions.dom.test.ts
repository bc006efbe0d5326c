import { expect, test, vi } from 'vitest'
import { disconnectWallet } from '@/lib/wallet/disconnect-wallet.ts'
import { ConnectorAlreadyConnectedError } from '@/lib/wallet/wallet-errors.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { pass, remote, start, usePairing } from '@/testing/scripted-pairing.ts'
import { accountA } from '@/testing/scripted-wallet.ts'

vi.mock('wagmi/connectors', async () => (await import('@/testing/scripted-pairing.ts')).scriptedConnectors)

usePairing()

test('a paired session that ended can be followed by another', async () => {
  const page = await start()
  await pass(200)
  remote.relay.proposals[0]?.approve()
  await pass(0)
  await disconnectWallet(page.config)
  await start(page)
  await pass(200)
  expect(page.link()).toBe('wc:link2')
  remote.relay.proposals[1]?.approve()
  await pass(0)
  expect(readWalletState(page.config).status).toBe('connected')
})

test('[c117] who is paired and pairs again is told that, and not that the relay refused', async () => {
  const page = await start()
  await pass(200)
  remote.relay.proposals[0]?.approve()
  await pass(0)
  page.pairing.stop()
  await start(page)
  await pass(400)
  const state = page.pairing.store.getState()
  expect(state.step === 'failed' && state.error).toBeInstanceOf(ConnectorAlreadyConnectedError)
  expect(readWalletState(page.config)).toMatchObject({ status: 'connected', account: accountA })
})

test('a phone that says yes after the dialog was closed is connected, and the relay is kept for it', async () => {
  const { config, pairing, onConnected } = await start()
  await pass(200)
  pairing.stop()
  await pass(200_000)
  expect(remote.relay.left).toBe(0)
  remote.relay.proposals[0]?.approve()
  await pass(0)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
  expect(onConnected).not.toHaveBeenCalled()
  await pass(200_000)
  expect([remote.relay.left, vi.getTimerCount()]).toEqual([0, 0])
})

test('the relay is left at once where no link was shown, or where it was answered', async () => {
  remote.relay.link = 'never'
  const silent = await start()
  silent.pairing.stop()
  await pass(0)
  expect(remote.relay.left).toBe(1)

  remote.relay.link = 0
  const declined = await start()
  await pass(200)
  remote.relay.proposals[1]?.fail(new Error('User rejected.'))
  await pass(0)
  declined.pairing.stop()
  await pass(0)
  expect(remote.relay.left).toBe(2)
})

test('the relay is not left while the next link is shown', async () => {
  const page = await start()
  await pass(200)
  page.pairing.stop()
  await pass(200_000)
  await start(page)
  await pass(150_000)
  expect([remote.relay.left, page.link()]).toEqual([0, 'wc:link2'])
})
