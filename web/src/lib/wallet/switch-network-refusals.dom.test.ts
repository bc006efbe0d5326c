import { expect, test } from 'vitest'
import { useSwitching } from '@/lib/wallet/testing/use-switching.ts'
import { refuse, throwing } from '@/testing/scripted-wallet.ts'
import { switchNetwork } from './switch-network.ts'
import { SwitchNetworkError, SwitchNotSupportedError, UserRejectedError } from './wallet-errors.ts'
import { readWalletState } from './wallet-state.ts'

const { bnb, connectedPage, ending, requested } = useSwitching()

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
