import { freshAddress, type Payment, readReport, sum } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { multiSendPage, pastRunsPanel } from '@e2e/pages/multi-send-page.ts'
import { giveUp } from '@e2e/pages/run-actions.ts'
import { fill, words } from '@e2e/words.ts'
import { type Chain, coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther, type Hash, type Hex, hexToBigInt, keccak256, parseEther, size } from 'viem'
import { english } from 'viem/accounts'

const { review, signing } = words.multiSend

const toList = (payments: readonly Payment[]) =>
  payments.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')

/** The calldata of each transaction that the wallet was asked to sign, oldest first. */
const askedData = (wallet: Wallet) =>
  wallet.prompts.shown
    .filter(({ method }) => method === 'eth_sendTransaction')
    .map(({ params }) => (params[0] as { data: Hex }).data)

/** The code of a call by this test's own arithmetic: 4 × 11 bits are words of BIP-39, 32 more are digits. */
function codeOf(data: Hex): string {
  const bits = hexToBigInt(keccak256(data)).toString(2).padStart(256, '0')
  const numbers = [0, 11, 22, 33].map((start) => Number.parseInt(bits.slice(start, start + 11), 2))
  const digits = Number.parseInt(bits.slice(44, 76), 2).toString(16).padStart(8, '0')
  return [...numbers.map((number) => english[number]), digits].join(' ')
}

test('the call code before a signature is that of the calldata in the wallet, and the run file and the report have it', async ({
  page,
  wallet,
  chain,
}) => {
  const payments = [0x61, 0x62, 0x63].map((byte, index) => ({
    address: freshAddress(byte),
    amount: parseEther(`${index + 1}.5`),
  }))
  const sending = multiSendPage(page)
  await sending.open()
  await wallet.connect()
  await sending.chooseToken(chain.addresses.demoToken)
  await sending.paste(toList(payments))
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()

  await expect(sending.callCode).toContainText(/^(\w+ ){4}[0-9a-f]{8}/)
  const shown = (await sending.callCode.textContent()) ?? ''
  const prompt = wallet.prompts.holdNext('eth_sendTransaction')
  await sending.firstSendButton.click()
  await prompt.opened
  const [data = '0x'] = askedData(wallet)
  expect(size(data)).toBeGreaterThan(100)
  expect(shown.startsWith(codeOf(data))).toBe(true)

  prompt.approve()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect((await chain.client.getTransaction({ hash: wallet.sent[0] as Hash })).input).toBe(data)
  const report = readReport(await sending.download('csv'))
  expect(report.map(({ callCode }) => callCode)).toEqual(payments.map(() => codeOf(data)))
  await sending.startNew.click()
  const file = JSON.parse(await pastRunsPanel(page).exportLatest())
  expect(file.callCodes).toEqual([codeOf(data)])
})

test.describe('a list that is longer than hardware wallets sign at once', () => {
  // Few people with long amounts, of 12 bytes each: then a batch is full by its length before it is by its gas.
  const count = 1_450
  const payments = Array.from({ length: count }, (_, index) => ({
    address: `0x${keccak256(`0x${(index + 1).toString(16).padStart(8, '0')}`).slice(-40)}` as const,
    amount: 2n ** 89n + BigInt(index),
  }))
  const people = payments.map(({ address }) => address)

  /** Accounts that exist cost little gas; new ones would fill a batch by their gas. */
  const setCoins = async (chain: Chain, { address }: Wallet) => {
    await chain.setCoin(address, 2n * sum(payments))
    await Promise.all(people.map((person) => chain.setCoin(person, 1n)))
  }
  const expectPaidOnce = async (chain: Chain) =>
    expect(await chain.balances(coin, people)).toEqual(payments.map(({ amount }) => amount + 1n))

  /** Bytes of signed transactions, as the chain has them. */
  const measureSigned = (chain: Chain, hashes: readonly Hash[]) =>
    Promise.all(
      hashes.map(async (hash) => {
        const raw = await chain.client.request({ method: 'eth_getRawTransactionByHash', params: [hash] } as never)
        return size(raw as Hex)
      }),
    )

  test('is sent in transactions of at most 45,000 bytes, unless the user says that the wallet is software', async ({
    page,
    wallet,
    chain,
  }) => {
    await setCoins(chain, wallet)
    const sending = multiSendPage(page)
    await sending.open()
    await wallet.connect()
    await sending.paste(toList(payments))
    await sending.reviewButton(count).click()
    const batches = sending.figure(review.batches)
    await expect(batches).toContainText(fill(signing.why.split('. ')[0] ?? '', { limit: '45,000' }))
    await expect(batches).toHaveText(/^2/)
    await sending.softwareWallet.check()
    await expect(batches).toHaveText(/^1/)
    await sending.softwareWallet.uncheck()
    await expect(batches).toHaveText(/^2/)

    await sending.goOnToSendButton.click()
    await sending.firstSendButton.click()
    await expect(sending.report).toContainText(sending.allPaid(count))
    const bytes = await measureSigned(chain, wallet.sent)
    expect(bytes).toHaveLength(2)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(45_000)
    expect(Math.max(...bytes), 'filled to the limit').toBeGreaterThan(44_000)
    await expectPaidOnce(chain)
  })

  test('and a device that refuses its length: only at a click smaller batches are planned, and each person is paid once', async ({
    page,
    wallet,
    chain,
  }) => {
    await setCoins(chain, wallet)
    const before = await chain.balanceOf(coin, wallet.address)
    const sending = multiSendPage(page)
    await sending.open()
    await wallet.connect()
    await sending.paste(toList(payments))
    await sending.reviewButton(count).click()
    await sending.softwareWallet.check()
    await expect(sending.figure(review.batches)).toHaveText(/^1/)
    await sending.goOnToSendButton.click()

    wallet.refuseDataAbove(24_000)
    await sending.sendButton(1, 1).click()
    await expect(sending.sending).toContainText(words.errors.deviceRefusedData)
    await expect(sending.smallerBatches).toBeVisible()
    expect(wallet.sent).toEqual([])
    const asked = askedData(wallet).length

    // What the device said proves nothing: the page has the batch cancelled on-chain before it plans the same people again.
    await sending.smallerBatches.click()
    await expect(sending.smallerBatches).toBeHidden()
    expect(askedData(wallet)).toHaveLength(asked)
    await giveUp(page, 1)
    await expect(sending.report).toContainText(sending.somePaid(0, count))
    await sending.retryButton.click()
    await sending.reviewButton(count).click()
    await sending.goOnToSendButton.click()
    await sending.firstSendButton.click()
    await expect(sending.report).toContainText(sending.allPaid(count))

    const bytes = await measureSigned(chain, wallet.sent)
    expect(bytes.length, 'the cancellation, and several batches').toBeGreaterThan(2)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(24_000)
    await expectPaidOnce(chain)
    const spent = before - (await chain.balanceOf(coin, wallet.address))
    expect(spent).toBe(sum(payments) + (await chain.feesOf(wallet.sent)))
  })
})
