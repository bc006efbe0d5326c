import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { loadPairing } from '@/lib/wallet/pairing/load-pairing.ts'
import { requestAccounts } from '@/lib/wallet/requests/request-accounts.ts'
import { allStrings } from '@/testing/all-strings.ts'
import { createScriptedConfig, createScriptedWallet, refuse, type WalletScript } from '@/testing/scripted-wallet.ts'
import { connectWallet } from './connect-wallet.ts'
import { switchNetwork } from './switch-network.ts'
import * as errors from './wallet-errors.ts'

afterEach(() => void vi.useRealTimers())

async function connect(script: WalletScript = {}) {
  const config = createScriptedConfig({ wallets: [createScriptedWallet(script)] })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet.')
  await connectWallet(config, { connector })
  return { config, connector }
}

async function switchWith(answer: (params: readonly unknown[]) => unknown) {
  const { config } = await connect({ answers: { wallet_switchEthereumChain: answer } })
  vi.useFakeTimers()
  const switching = switchNetwork(config, 56)
  switching.catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  return switching
}

type Name = keyof typeof errors
const classes = new Map<string, unknown>(Object.entries(errors))

/** Its literal text (specification, section 8, and our own like it), and what raises it. */
const raised: Partial<Record<Name, readonly [string, () => Promise<unknown>]>> = {
  ConnectorNotFoundError: ['Connector not found', () => requestAccounts(createScriptedConfig())],
  ConnectorAlreadyConnectedError: [
    'connector already connected',
    async () => {
      const { config, connector } = await connect()
      return connectWallet(config, { connector })
    },
  ],
  AccountNotFoundError: ['Could not find an Account to execute with', () => connect({ accounts: [] })],
  WalletAnswerError: ['Test wallet gave an answer without sense', () => connect({ chainId: '0x' })],
  ChainNotConfiguredForConnectorError: [
    'Chain not configured for connector',
    () => switchNetwork(createScriptedConfig(), 1),
  ],
  ChainIdMissingError: ['Switching network needs a chain id', () => switchNetwork(createScriptedConfig(), undefined)],
  SwitchNotSupportedError: [
    'connector does not support programmatic chain switching',
    () => switchWith(refuse(-32601)),
  ],
  SwitchNetworkError: ['error when switching chain', () => switchWith(() => null)],
  UserRejectedError: [
    'user rejected the request',
    () => connect({ answers: { wallet_requestPermissions: refuse(4001) } }),
  ],
  PairingNotConfiguredError: ['WalletConnectConnector is required', () => loadPairing(createScriptedConfig())],
}

/** Raised where they belong: pairing in create-pairing.dom.test.ts, the modal's in router.test.ts and wallet-modal.test.tsx. */
const elsewhere: Partial<Record<Name, AppError>> = {
  PairingTimeoutError: new errors.PairingTimeoutError({ relay: 'relay.test', seconds: 20 }),
  RelayError: new errors.RelayError({ relay: 'relay.test' }),
  ClientMissingError: new errors.ClientMissingError(),
  WalletDataMissingError: new errors.WalletDataMissingError(),
  SwitchNetworkDataMissingError: new errors.SwitchNetworkDataMissingError(),
  // Nothing asks for a connector by its id: the list of wallets holds the connectors themselves.
  ConnectorIdNotFoundError: new errors.ConnectorIdNotFoundError('io.gone'),
}

test('[E1] every error of the wallet is here', () => {
  expect(Object.keys({ ...raised, ...elsewhere }).sort()).toEqual(Object.keys(errors).sort())
})

/** Its sentence in each language, filled in. */
function expectSentences({ code, values }: AppError) {
  for (const [language, strings] of Object.entries(allStrings)) {
    const sentence: string = strings.errors[code]
    expect(sentence, `${language}: ${code}`).toBeTruthy()
    const asked = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
    expect(Object.keys(values), `${language}: ${sentence}`).toEqual(expect.arrayContaining(asked))
  }
}

for (const [name, [text, raise]] of Object.entries(raised))
  test(`[E1] ${name}: “${text}”, raised for real, with a sentence in seven languages`, async () => {
    const error = await raise().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(classes.get(name))
    expect(error).toMatchObject({ message: text })
    if (error instanceof AppError) expectSentences(error)
  })

const literals = {
  ClientMissingError: 'ClientCtrl has no client set',
  WalletDataMissingError: 'Missing "Wallet" view data',
  SwitchNetworkDataMissingError: 'Missing "SwitchNetwork" view data',
  ConnectorIdNotFoundError: 'Connector for id io.gone was not found',
  PairingTimeoutError: 'relay.test did not answer',
  RelayError: 'relay.test refused',
} as const satisfies Partial<Record<Name, string>>

for (const [name, error] of Object.entries(elsewhere))
  test(`[E1] ${name} has its text and a sentence in seven languages`, () => {
    expect(error.message).toBe(literals[name as keyof typeof literals])
    expectSentences(error)
  })
