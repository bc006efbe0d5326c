import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Address, Hash } from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { computeTokenAddress, hashInitCode } from '@/features/tokens/kinds/token-code.ts'
import { tokenCodes } from '@/features/tokens/kinds/token-codes.ts'
import { renderPage, scriptedConfig } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import type { CreationCall } from './verification-input.ts'
import { VerificationPanel } from './verification-panel.tsx'

const { verification } = en.createToken
const user = userEvent.setup()
const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const creation: Hash = `0x${'c1'.repeat(32)}`
const otherCreation: Hash = `0x${'c2'.repeat(32)}`

afterEach(() => vi.restoreAllMocks())

function callFor(name: string): CreationCall {
  const context = { account, salt: `0x${'5a'.repeat(32)}`, chainId: bscTestnet.id } as const
  const prepared = kinds.standard.prepare({ ...kinds.standard.example, name }, context)
  if (!prepared) throw new Error('The example is not valid')
  return { creator: account, data: prepared.data }
}

async function findToken({ data }: CreationCall) {
  const { factory, readConstruction, loadCreationCode } = tokenCodes.standard
  const { salt, constructorArguments } = readConstruction(data)
  const initCodeHash = hashInitCode((await loadCreationCode()).creationCode, constructorArguments)
  const token = computeTokenAddress({ factory, creator: account, salt, initCodeHash })
  return { token, bare: constructorArguments.slice(2) }
}

const inputs: Record<Hash, CreationCall> = { [creation]: callFor('Harbour'), [otherCreation]: callFor('Elsewhere') }

async function open(call?: CreationCall) {
  const { token, bare } = await findToken(callFor('Harbour'))
  const config = scriptedConfig(async ({ method, params }) => {
    const [hash] = params as [Hash]
    const found = inputs[hash]
    if (method !== 'eth_getTransactionByHash' || !found) throw { code: -32005, message: 'limit exceeded' }
    return { hash, from: found.creator, input: found.data, type: '0x0' }
  })
  await renderPage(
    <VerificationPanel className="panel" kindId="standard" chainId={bscTestnet.id} token={token} call={call} />,
    config,
  )
  await user.click(screen.getByText(verification.title))
  await screen.findByText(verification.arguments, undefined, { timeout: 15_000 })
  return bare
}

async function name(hash: string) {
  const field = screen.getByRole('textbox', { name: verification.transaction })
  await user.clear(field)
  await user.paste(hash)
  await user.click(screen.getByRole('button', { name: verification.readArguments }))
}

test('whoever opens it gets the file, the compiler, and the arguments as explorers want them', async () => {
  const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const bare = await open(callFor('Harbour'))

  await screen.findByText(bare)
  expect(screen.getByText(verification.argumentsProven)).toBeDefined()
  expect(bare).toMatch(/^[0-9a-f]+$/)
  await user.click(screen.getByRole('button', { name: `${en.common.copy}: ${verification.arguments}` }))
  expect(await navigator.clipboard.readText()).toBe(bare)
  await user.click(screen.getByRole('button', { name: `${en.common.copy}: ${verification.compiler}` }))
  expect(await navigator.clipboard.readText()).toMatch(/^v0\.8\.30\+commit\.[0-9a-f]{8}$/)

  await user.click(screen.getByRole('button', { name: verification.download }))
  const [file] = urls.mock.calls[0] as [Blob]
  expect(file.type).toBe('application/json')
  expect(file.size).toBeGreaterThan(80_000)
})

test('a draft that was changed since is not believed: its arguments give another address', async () => {
  await open(callFor('Harbour Two'))
  expect(await screen.findByText(verification.argumentsUnknown)).toBeDefined()
  expect(screen.queryByText(verification.argumentsProven)).toBeNull()
})

test('a creation that this device does not know can be named by its transaction, and no other one passes for it', async () => {
  const bare = await open()
  expect(await screen.findByText(verification.argumentsUnknown)).toBeDefined()

  await name('0x12')
  expect(screen.getByRole('alert').textContent).toBe(verification.transactionInvalid)
  await name(otherCreation)
  expect(await screen.findByText(verification.otherTransaction)).toBeDefined()
  await name(`0x${'00'.repeat(32)}`)
  expect((await screen.findByRole('alert')).textContent).toContain(verification.failed)
  await name(creation)
  expect(await screen.findByText(bare)).toBeDefined()
})
