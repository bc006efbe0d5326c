import { expect, test, vi } from 'vitest'
import { configuredChains } from '@/lib/networks/chains.ts'
import { useSwitching } from '@/lib/wallet/testing/use-switching.ts'
import { createScriptedConfig, createScriptedWallet, neverAnswer } from '@/testing/scripted-wallet.ts'
import { switchNetwork } from './switch-network.ts'
import { ChainIdMissingError, ChainNotConfiguredForConnectorError, SwitchNetworkError } from './wallet-errors.ts'
import { readWalletState } from './wallet-state.ts'

const { bnb, connectedPage, ending, requested } = useSwitching()

test('[c114] a network other than the current one is asked for, and the page follows', async () => {
  const { config, wallet } = await connectedPage()
  await switchNetwork(config, bnb)
  expect(requested(wallet)).toEqual(['wallet_switchEthereumChain'])
  expect(readWalletState(config).chain).toEqual({ id: bnb, unsupported: false })
  expect(config.state.chainId).toBe(bnb)
})

test('[c114] without a wallet the page reads from there, and nobody is asked', async () => {
  const wallet = createScriptedWallet()
  const config = createScriptedConfig({ wallets: [wallet] })
  await switchNetwork(config, bnb)
  expect(config.state.chainId).toBe(bnb)
  expect(wallet.requested).toEqual([])
})

test('[c118] switching needs a chain id', async () => {
  const { config } = await connectedPage()
  await expect(switchNetwork(config, undefined)).rejects.toBeInstanceOf(ChainIdMissingError)
})

test('[c120] a network that is not configured is an error, and no wallet is asked', async () => {
  const { config, wallet } = await connectedPage()
  await expect(switchNetwork(config, 1)).rejects.toBeInstanceOf(ChainNotConfiguredForConnectorError)
  expect(wallet.requested).toEqual([])
})

test('a wallet that says yes and stays is an error that names wallet and network', async () => {
  const { config } = await connectedPage({ name: 'Stubborn', answers: { wallet_switchEthereumChain: () => null } })
  const error = await ending(switchNetwork(config, bnb))
  expect(error).toBeInstanceOf(SwitchNetworkError)
  expect(error).toMatchObject({ values: { wallet: 'Stubborn', network: 'BNB Smart Chain' } })
  expect(readWalletState(config).chain?.id).toBe(31337)
})

test('a wallet that says yes and goes a moment later is believed then', async () => {
  const { config, wallet } = await connectedPage()
  wallet.answers.wallet_switchEthereumChain = () => {
    setTimeout(() => {
      wallet.chainId = '0x38'
      wallet.emit('chainChanged', '0x38')
    }, 1_500)
    return null
  }
  expect(await ending(switchNetwork(config, bnb))).toBe('done')
  expect(readWalletState(config).chain?.id).toBe(bnb)
})

test('so is one that goes without saying so', async () => {
  const { config, wallet } = await connectedPage()
  wallet.answers.wallet_switchEthereumChain = () => {
    setTimeout(() => (wallet.chainId = '0x38'), 1_500)
    return null
  }
  expect(await ending(switchNetwork(config, bnb))).toBe('done')
  expect(readWalletState(config).chain?.id).toBe(bnb)
})

test('a report that overtakes the answer is not missed', async () => {
  const { config, wallet } = await connectedPage()
  wallet.answers = {
    wallet_switchEthereumChain: () => null,
    eth_chainId: () => {
      queueMicrotask(() => wallet.emit('chainChanged', '0x38'))
      return '0x7a69'
    },
  }
  expect(await ending(switchNetwork(config, bnb))).toBe('done')
})

test('a wallet that says yes and then never tells where it is, is an error', async () => {
  const { config, wallet } = await connectedPage()
  wallet.answers = { wallet_switchEthereumChain: () => null, eth_chainId: neverAnswer }
  expect(await ending(switchNetwork(config, bnb))).toBeInstanceOf(SwitchNetworkError)
})

test('a wallet that never answers does not keep the user from asking again', async () => {
  const { config, wallet } = await connectedPage({ answers: { wallet_switchEthereumChain: neverAnswer } })
  expect(await ending(switchNetwork(config, bnb))).toBe('still waiting')
  wallet.answers = {}
  expect(await ending(switchNetwork(config, 42161))).toBe('done')
  expect(readWalletState(config)).toMatchObject({ status: 'connected', chain: { id: 42161 } })
})

test('a wallet that is gone by the time it answers changes nothing', async () => {
  const { config, wallet } = await connectedPage()
  wallet.answers.wallet_switchEthereumChain = () => {
    wallet.emit('disconnect')
    return null
  }
  await ending(switchNetwork(config, bnb))
  expect(readWalletState(config)).toMatchObject({ status: 'disconnected', chain: undefined })
})

test('nothing keeps listening once it is over', async () => {
  const { config, connector } = await connectedPage({ answers: { wallet_switchEthereumChain: () => null } })
  const before = connector?.emitter.listenerCount('change')
  await ending(switchNetwork(config, bnb))
  expect(connector?.emitter.listenerCount('change')).toBe(before)
  expect(vi.getTimerCount()).toBe(0)
})

test('the first configured network of a release is what the banner offers', () => {
  expect(configuredChains.map(({ id }) => id)).toEqual([31337, 97, 56, 42161])
})
