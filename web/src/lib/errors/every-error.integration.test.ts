import { readFileSync } from 'node:fs'
import { contractErrorsAbi } from '@saleyard/generated/errors'
import { encodeErrorResult, multicall3Abi } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import { languages } from '@/locales/index.ts'
import '@/testing/all-strings.ts'
import { codedErrors, namedErrors } from '@saleyard/chain/errors/error-catalogue.ts'
import type { ErrorCode } from '@saleyard/chain/errors/error-codes.ts'
import { toUserError, type UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { nodeRaises } from '@/lib/errors/testing/node-raises.ts'
import { type Raise, type RaiseContext, startRaiseContext } from '@/lib/errors/testing/raise-context.ts'
import { transactionRaises } from '@/lib/errors/testing/transaction-raises.ts'
import { toRevertingCode } from '@/lib/errors/testing/use-failures.ts'
import { pageRaises, walletRaises } from '@/lib/errors/testing/wallet-raises.ts'
import {
  ClientMissingError,
  PairingNotConfiguredError,
  SwitchNetworkDataMissingError,
  WalletDataMissingError,
} from '@/lib/wallet/wallet-errors.ts'
import { accountA } from '@/testing/scripted-wallet.ts'

type ContractError = (typeof contractErrorsAbi)[number]['name']

const raises: Record<string, Raise> = { ...nodeRaises, ...transactionRaises, ...walletRaises, ...pageRaises }
type Raised =
  | keyof typeof nodeRaises
  | keyof typeof transactionRaises
  | keyof typeof walletRaises
  | keyof typeof pageRaises

/** Where an error cannot be raised here, why, and who raises it. */
const elsewhere = {
  runningElsewhere: 'needs the locks of a browser: features/multi-send/run/connect-run.test.ts',
  pairingNotConfigured: 'needs the pairing: lib/wallet/pairing/create-pairing.dom.test.ts',
  pairingTimeout: 'needs a relay that is silent: lib/wallet/pairing/create-pairing.dom.test.ts',
  relayFailed: 'needs a relay that refuses: lib/wallet/pairing/create-pairing.dom.test.ts',
  walletNotReady: 'needs the modal: features/wallet/modal/router.test.ts',
  poolMoved: 'needs a pool: features/tokens/liquidity/liquidity.integration.test.ts',
  outdated: 'needs an action that was given up: lib/transactions/run-transaction.integration.test.ts',
  partNotLoaded: 'needs a script that is missing: e2e/specs/menu.spec.ts',
  storageBlocked: 'needs another tab: lib/storage/to-storage-error.test.ts',
  storageNewer: 'needs a newer database: lib/storage/to-storage-error.test.ts',
  runNotKept: 'needs a run that is on no disk: features/multi-send/run/restore-run.test.ts',
  runDamaged: 'needs a damaged run: features/multi-send/run/repair-record.test.ts',
  interrupted:
    'no failure but a record of an earlier visit: lib/transactions/run-transaction-uncertain.integration.test.ts',
} as const

/** An error that is neither raised, nor a contract's, nor explained does not compile. */
type Unraised = Exclude<ErrorCode, ContractError | Raised | keyof typeof elsewhere>
const isComplete: [Unraised] extends [never] ? true : Unraised = true

/** The lines of part L, by the code that they name. */
const lines: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries({
    c208: ['rpcParse', 'rpcInvalidRequest'],
    c209: ['rpcMethodMissing', 'rpcInvalidParams'],
    c210: ['rpcInternal'],
    c211: ['rpcInvalidInput'],
    c212: ['rpcNotFound', 'rpcUnavailable'],
    c213: ['rpcRejected', 'rpcMethodUnsupported'],
    c214: ['rateLimited', 'rpcVersion'],
    c215: ['userRejected'],
    c216: ['unauthorized'],
    c217: ['methodUnsupported'],
    c218: ['walletOffline', 'walletOffChain'],
    c219: ['chainNotAdded'],
    c220: ['connectorMissing', 'chainNotConfigured', 'alreadyConnected'],
    c221: ['accountMissing'],
    c222: ['feesUnsupported', 'tipAboveFee'],
    c223: ['blockMissing'],
    c224: ['chainsMissing', 'switchUnsupported'],
    c225: ['transportUrlMissing', 'timeout', 'socketClosed', 'webSocketMissing'],
    c226: ['configMissing', 'connectorIdMissing'],
    c228: ['switchFailed'],
  } satisfies Record<string, ErrorCode[]>).flatMap(([line, codes]) => codes.map((code) => [code, `[${line}] `])),
)

const catalogue = [...Object.values(codedErrors), ...namedErrors]

let context: RaiseContext
beforeAll(async () => {
  vi.stubGlobal('indexedDB', undefined) // Node has none, but files that share this process may have brought one
  context = await startRaiseContext()
})
afterAll(() => context?.stop())

/** What a raise gives or throws. */
async function thrownBy(raise: Raise): Promise<unknown> {
  try {
    return await raise(context)
  } catch (error) {
    return error
  }
}

/** A sentence and an advice in seven languages, all placeholders filled. */
function expectWords({ code, values }: UserError) {
  const said = languages.flatMap(({ lang }) => {
    const t = i18n.getFixedT(lang)
    return [t(`errors.${code}`, values), t(`errorAdvice.${code}`, values)]
  })
  expect(said).toHaveLength(14)
  for (const words of said) {
    expect(words, code).not.toMatch(/{{|^error(s|Advice)\.|^\s*$/)
    expect(words.length, words).toBeGreaterThan(2)
  }
  expect(new Set(said).size, said.join('\n')).toBe(14)
}

const title = (code: string) => `${lines[code] ?? ''}${code} is raised, named, told and advised in seven languages`

test.each(Object.entries(raises).map(([code, raise]) => [title(code), code, raise] as const))(
  '%s',
  async (_title, code, raise) => {
    const thrown = await thrownBy(raise)
    const error = toUserError(thrown)
    expect(error.code, String(thrown)).toBe(code)
    expectWords(error)
    const texts = catalogue.filter((entry) => entry.code === code).map(({ text }) => text.replace('{id}', 'gone'))
    const details = error.details.toLowerCase()
    if (texts.length > 0)
      expect(
        texts.filter((text) => details.includes(text.toLowerCase())),
        details,
      ).toHaveLength(1)
  },
)

test.each(contractErrorsAbi)('$name is thrown by a contract, and its values stand in the sentences', async (item) => {
  const args = item.inputs.map(
    ({ type }) => ({ address: accountA, bytes32: `0x${'11'.repeat(32)}` })[type as string] ?? 7n,
  )
  const bytes = encodeErrorResult({ abi: [item], args } as never)
  const address = '0x00000000000000000000000000000000000c0de5'
  await context.chain.client.setCode({ address, bytecode: toRevertingCode(bytes) })
  const call = () =>
    context.chain.client.simulateContract({
      address,
      abi: multicall3Abi,
      functionName: 'getCurrentBlockTimestamp',
    } as never)

  const error = toUserError(await thrownBy(call))
  expect(error).toMatchObject({
    code: item.name,
    values: Object.fromEntries(
      item.inputs.map(({ name }, at) => [name, name === 'reason' ? 'SwapFailed' : String(args[at])]),
    ),
  })
  expectWords(error)
})

test('[c229] no error of the catalogue is left out', () => {
  expect(isComplete).toBe(true)
  expect(Object.values(elsewhere).every((why: string) => why.includes(' '))).toBe(true)
})

test('[c208] [c226] each literal text of the catalogue stands in the specification', () => {
  const checklist = readFileSync('../docs/checklist.md', 'utf8').replaceAll('\\"', '"')
  expect(catalogue.map(({ text }) => text).filter((text) => !checklist.includes(text))).toEqual([])
  expect(catalogue).toHaveLength(18 + 19)
})

test('[c226] what is thrown elsewhere carries its literal text as well', () => {
  const texts = [PairingNotConfiguredError, ClientMissingError, WalletDataMissingError, SwitchNetworkDataMissingError]
  expect(texts.map((Thrown) => new Thrown().message)).toEqual([
    'WalletConnectConnector is required',
    'ClientCtrl has no client set',
    'Missing "Wallet" view data',
    'Missing "SwitchNetwork" view data',
  ])
})
