import { expect, test, vi } from 'vitest'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import { pass, remote, start, usePairing } from '@/testing/scripted-pairing.ts'
import { accountA } from '@/testing/scripted-wallet.ts'

vi.mock('wagmi/connectors', async () => (await import('@/testing/scripted-pairing.ts')).scriptedConnectors)

usePairing()

test('[P1] the link is renewed every 240 s while it is shown', async () => {
  const { link } = await start()
  await pass(200)
  expect(link()).toBe('wc:link1')
  await pass(239_999)
  expect(link()).toBe('wc:link1')
  await pass(201)
  expect(link()).toBe('wc:link2')
  await pass(240_200)
  expect(link()).toBe('wc:link3')
})

test('[P1] nothing is renewed once it was stopped', async () => {
  const { pairing, step } = await start()
  await pass(200)
  pairing.stop()
  await pass(1_000_000)
  expect(step()).toBe('idle')
  expect(remote.relay.proposals).toHaveLength(1)
  expect(remote.relay.left).toBeGreaterThan(0)
})

test('[P1] nor once a wallet is connected', async () => {
  const { config, onConnected, step } = await start()
  await pass(200)
  remote.relay.proposals[0]?.approve()
  await pass(0)
  expect(step()).toBe('connected')
  expect(onConnected).toHaveBeenCalledExactlyOnceWith({ account: accountA, chain: { id: 31337, unsupported: false } })
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
  await pass(1_000_000)
  expect(remote.relay.proposals).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('[P1] a wallet that took the link before it was renewed, and says yes after that, is connected', async () => {
  const { config, onConnected, step } = await start()
  await pass(240_400)
  expect(remote.relay.proposals).toHaveLength(2)
  remote.relay.proposals[0]?.approve()
  await pass(0)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
  expect(step()).toBe('connected')
  expect(onConnected).toHaveBeenCalledOnce()
  await pass(1_000_000)
  expect(step()).toBe('connected')
  expect(remote.relay.proposals).toHaveLength(2)
})

test('[P1] a link that the relay lets expire is renewed too', async () => {
  const { link } = await start()
  await pass(200)
  remote.relay.proposals[0]?.fail(new Error('Proposal expired'))
  await pass(200)
  expect(link()).toBe('wc:link2')
})

/** The user looks at another tab, or comes back. */
function look(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[P1] nothing is renewed while another tab is looked at; the next link comes with the look back', async () => {
  const { link } = await start()
  await pass(200)
  look('hidden')
  await pass(280_000)
  expect(link()).toBe('wc:link1')
  expect(remote.relay.proposals).toHaveLength(1)

  look('visible')
  await pass(201)
  expect(link()).toBe('wc:link2')
})

test('[P1] a link that is due is still answered as long as nobody looks', async () => {
  const { onConnected, step } = await start()
  await pass(200)
  look('hidden')
  await pass(280_000)
  remote.relay.proposals[0]?.approve()
  await pass(0)
  expect(step()).toBe('connected')
  expect(onConnected).toHaveBeenCalledOnce()
})

test('[P1] nor where the link expires meanwhile; and who closes the dialog first gets none', async () => {
  const { link, pairing } = await start()
  await pass(200)
  look('hidden')
  remote.relay.proposals[0]?.fail(new Error('Proposal expired'))
  await pass(60_000)
  expect(remote.relay.proposals).toHaveLength(1)
  look('visible')
  await pass(201)
  expect(link()).toBe('wc:link2')

  look('hidden')
  remote.relay.proposals[1]?.fail(new Error('Proposal expired'))
  await pass(0)
  pairing.stop()
  look('visible')
  await pass(60_000)
  expect(remote.relay.proposals).toHaveLength(2)
})

test('[P1] a link that nobody answers is kept for as long as it is good, without another', async () => {
  const { pairing } = await start()
  await pass(200)
  pairing.stop()
  await pass(295_000)
  expect(remote.relay.left).toBe(0)
  await pass(5_000)
  expect([remote.relay.left, remote.relay.proposals.length, vi.getTimerCount()]).toEqual([1, 1, 0])
})
