import { describe, expect, test, vi } from 'vitest'
import { configuredChains } from '@/lib/networks/chains.ts'
import { useSwitching } from '@/lib/wallet/testing/use-switching.ts'
import { createScriptedConfig, createScriptedWallet, neverAnswer, refuse, throwing } from '@/testing/scripted-wallet.ts'
import { switchNetwork } from './switch-network.ts'
import {
  ChainIdMissingError,
  ChainNotConfiguredForConnectorError,
  SwitchNetworkError,
  SwitchNotSupportedError,
  UserRejectedError,
} from './wallet-errors.ts'
import { readWalletState } from './wallet-state.ts'

const { bnb, connectedPage, ending, requested } = useSwitching()

describe('switching', () => {
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
})

describe('refusals', () => {
  const unknownChain: Record<string, (params: readonly unknown[]) => unknown> = {
    'as 4902': refuse(4902),
    'as the text "4902"': refuse('4902'),
    'as a plain object': throwing({ code: 4902, message: 'Unrecognized chain ID "0x38".' }),
    'nested in -32603': refuse(-32603, 'Internal error', { data: { originalError: { code: 4902 } } }),
    'in the data of another code': refuse(-32603, 'Internal error', { data: { code: 4902 } }),
    'in words alone': throwing(new Error('Unrecognized chain ID "0x38". Try adding the chain first.')),
    'as a text': throwing('Unrecognized chain ID "0x38".'),
  }

  for (const [how, switchChain] of Object.entries(unknownChain))
    test(`[c115] a wallet that says ${how} that it does not know the network is asked to add it, and to switch again`, async () => {
      const { config, wallet } = await connectedPage({ answers: { wallet_switchEthereumChain: switchChain } })
      wallet.answers.wallet_addEthereumChain = ([chain]) => {
        expect(chain).toMatchObject({ chainId: '0x38', chainName: 'BNB Smart Chain' })
        delete wallet.answers.wallet_switchEthereumChain
        return null
      }
      expect(await ending(switchNetwork(config, bnb))).toBe('done')
      expect(requested(wallet)).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_switchEthereumChain',
      ])
      expect(readWalletState(config).chain?.id).toBe(bnb)
    })

  test('[c115] a wallet that goes there with the adding is not asked to switch again', async () => {
    const { config, wallet } = await connectedPage({ answers: { wallet_switchEthereumChain: refuse(4902) } })
    wallet.answers.wallet_addEthereumChain = () => {
      wallet.chainId = '0x38'
      return null
    }
    expect(await ending(switchNetwork(config, bnb))).toBe('done')
    expect(requested(wallet)).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
    expect(readWalletState(config).chain?.id).toBe(bnb)
  })

  test('[c115] adding declined is a rejection by the user; added and stayed is not', async () => {
    const declined = await connectedPage({
      answers: { wallet_switchEthereumChain: refuse(4902), wallet_addEthereumChain: refuse(4001) },
    })
    expect(await ending(switchNetwork(declined.config, bnb))).toBeInstanceOf(UserRejectedError)

    const stayed = await connectedPage({ answers: { wallet_switchEthereumChain: refuse(4902) } })
    expect(await ending(switchNetwork(stayed.config, bnb))).toBeInstanceOf(SwitchNetworkError)
    expect(requested(stayed.wallet)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })

  test('[c227] a decline of switching is a rejection by the user, in whatever form', async () => {
    for (const no of [refuse(4001), refuse('4001'), refuse(5000), throwing('User rejected the request')]) {
      const { config, wallet } = await connectedPage({ answers: { wallet_switchEthereumChain: no } })
      expect(await ending(switchNetwork(config, bnb))).toBeInstanceOf(UserRejectedError)
      expect(requested(wallet)).toEqual(['wallet_switchEthereumChain'])
      expect(readWalletState(config).chain?.id).toBe(31337)
    }
  })

  test('a wallet that cannot be told another network says so', async () => {
    for (const no of [refuse(-32601), refuse(4200), refuse(-32004)]) {
      const { config } = await connectedPage({ answers: { wallet_switchEthereumChain: no } })
      expect(await ending(switchNetwork(config, bnb))).toBeInstanceOf(SwitchNotSupportedError)
    }
    const { config, connector } = await connectedPage()
    if (connector) connector.getProvider = async () => undefined
    expect(await ending(switchNetwork(config, bnb))).toBeInstanceOf(SwitchNotSupportedError)
  })

  test('what makes no sense is a failed switch, never raw text', async () => {
    for (const thrown of [undefined, null, 'oops', {}, 42, new Error('oops'), { code: 'x' }]) {
      const { config } = await connectedPage({ answers: { wallet_switchEthereumChain: throwing(thrown) } })
      expect(await ending(switchNetwork(config, bnb))).toBeInstanceOf(SwitchNetworkError)
    }
  })

  test('a wallet that has a request open already says so; a code of nodes is not blamed on the network', async () => {
    const busy = await connectedPage({ answers: { wallet_switchEthereumChain: refuse(-32002) } })
    expect(await ending(switchNetwork(busy.config, bnb))).toMatchObject({ code: 'walletBusy' })
    const internal = await connectedPage({ answers: { wallet_switchEthereumChain: refuse(-32603) } })
    expect(await ending(switchNetwork(internal.config, bnb))).toBeInstanceOf(SwitchNetworkError)
  })
})
