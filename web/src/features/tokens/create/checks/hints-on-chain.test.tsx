import {
  readUniswapV2FactoryGetPair,
  writeUniswapV2FactoryCreatePair,
  writeUniswapV2PairSync,
} from '@saleyard/generated'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, createTestClient, type Hash, http, parseAbi, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt, writeContract } from 'wagmi/actions'
import { useAppForm } from '@/components/form/use-app-form.tsx'
import { validateAlways } from '@/components/form/validate-always.ts'
import { PairNote } from '@/features/tokens/create/review/predicted-addresses.tsx'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { WalletField } from './wallet-field.tsx'

vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const words = en.createToken.checks
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const eoa: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Addresses of tokens that do not exist yet. */
const [early, later]: [Address, Address] = [
  '0x00000000000000000000000000000000000fade1',
  '0x00000000000000000000000000000000000fade2',
]
const chainId = foundry.id
const coinAbi = parseAbi(['function deposit() payable', 'function transfer(address to, uint256 amount)'])

let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
}, 60_000)
afterAll(() => chain?.stop())

const onSubmit = vi.fn()
beforeEach(() => onSubmit.mockReset())

function Form({ router }: { router: string }) {
  const form = useAppForm({
    defaultValues: { wallet: '' },
    validationLogic: validateAlways,
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => onSubmit(value.wallet),
  })
  return (
    <form.AppForm>
      <WalletField
        form={form}
        fields={{ wallet: 'wallet' }}
        label="Marketing wallet"
        hint="Paid in coin"
        router={router}
      />
      <button type="button" onClick={() => void form.handleSubmit()}>
        Review
      </button>
    </form.AppForm>
  )
}

async function enter(wallet: string) {
  await renderPage(<Form router={chain.addresses.router} />, config)
  const field = await screen.findByRole('textbox', { name: 'Marketing wallet' })
  await userEvent.click(field)
  await userEvent.paste(wallet)
  return field
}
const findSentence = (sentence: string) =>
  screen.findByText(sentence.replace('{{network}}', 'Local chain').replace('{{coin}}', 'ETH'), { exact: false })
const review = () => userEvent.click(screen.getByRole('button', { name: 'Review' }))

test('the wrapped coin of the router is refused as a wallet, with the reason at the field', async () => {
  const field = await enter(chain.addresses.weth)
  await findSentence(words.problems.walletIsCoin)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  await review()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('another contract is warned of and may be named; of a person nothing is said', async () => {
  const field = await enter(chain.addresses.demoToken)
  await findSentence(words.walletIsContract)
  expect(field.getAttribute('aria-invalid')).toBe('false')
  await review()
  expect(onSubmit).toHaveBeenLastCalledWith(chain.addresses.demoToken)

  await userEvent.clear(field)
  await userEvent.paste(eoa)
  await findSentence('Paid in coin')
  expect(screen.queryByRole('status')).toBeNull()
  await review()
  expect(onSubmit).toHaveBeenLastCalledWith(eoa)
})

const waitForReceipt = async (hash: Promise<Hash>) => waitForTransactionReceipt(config, { chainId, hash: await hash })

async function createPair(token: Address): Promise<Address> {
  const exchange = { chainId, address: chain.addresses.factory, args: [token, chain.addresses.weth] } as const
  await waitForReceipt(writeUniswapV2FactoryCreatePair(config, exchange))
  return readUniswapV2FactoryGetPair(config, exchange)
}

/** Donates coin to the pair and syncs it, which needs a token of which the pair holds zero. */
async function donate(pair: Address, value: bigint, token: Address) {
  const coin = { chainId, abi: coinAbi, address: chain.addresses.weth } as const
  await waitForReceipt(writeContract(config, { ...coin, functionName: 'deposit', value }))
  await waitForReceipt(writeContract(config, { ...coin, functionName: 'transfer', args: [pair, value] }))
  const client = createTestClient({ chain: foundry, mode: 'anvil', transport: http(chain.rpcUrl) })
  await client.setCode({ address: token, bytecode: '0x5f5f5260205ff3' })
  await waitForReceipt(writeUniswapV2PairSync(config, { chainId, address: pair }))
  await client.setCode({ address: token, bytecode: '0x' })
}

test('a pair that was made before its token is told as harmless, and the coin in it with its amount', async () => {
  const pair = await createPair(early)
  const { unmount } = await renderPage(<PairNote chainId={chainId} pair={pair} />, config)
  await findSentence(words.pair.exists)
  expect(screen.getByRole('status').textContent).not.toContain('ETH')
  unmount()

  await donate(pair, parseEther('1.25'), early)
  await renderPage(<PairNote chainId={chainId} pair={pair} />, config)
  await findSentence(words.pair.holds.replace('{{amount}}', '1.25').replace('{{symbol}}', 'ETH'))
})

test('of a pair that nobody has made nothing is said', async () => {
  const { client, container } = await renderPage(<PairNote chainId={chainId} pair={later} />, config)
  await waitFor(() => expect(client.getQueryState(['checkPair', chainId, later])?.status).toBe('success'))
  expect(container.textContent).toBe('')
})

test('a chain that is gone: said of pair and wallet with a way to ask again, and the form goes on', async () => {
  await chain.stop()
  const { unmount } = await renderPage(<PairNote chainId={chainId} pair={later} />, config)
  expect((await screen.findByRole('alert')).textContent).toContain(words.pair.failed)
  screen.getByRole('button', { name: en.common.tryAgain })
  unmount()

  const field = await enter(eoa)
  await findSentence(words.failed)
  await findSentence('Paid in coin')
  screen.getByRole('button', { name: en.common.tryAgain })
  expect(field.getAttribute('aria-invalid')).toBe('false')
  await review()
  expect(onSubmit).toHaveBeenCalledWith(eoa)
})
