// Drives the page of a Safe's proposals, and connects a real Safe by its address; its owners sign in Node.

import { readFile } from 'node:fs/promises'
import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import type { Payment } from '@e2e/fixtures/lists.ts'
import { fill, words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { deployments } from '@saleyard/generated/deployments'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { readProposal, writeProposal, writeSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { readWalletSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { listBatchCalls, proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { createSafe, deploySafeContracts } from '@saleyard/testkit/safe/deploy-safe.ts'
import { type Address, numberToHex, parseEther } from 'viem'

const { safe: texts } = words
const chainId = 31_337
export const owners = [1, 2, 3, 4, 5].map((index) => account(index).address)

/** The real 3-of-5 Safe, with 10 coins. */
export async function makeSafe({ rpcUrl }: Chain, threshold = 3) {
  const client = createLocalClient(rpcUrl)
  const addresses = await deploySafeContracts(client)
  const safe = await createSafe(client, { addresses, owners, threshold })
  await client.setBalance({ address: safe, value: parseEther('10') })
  return { safe, multiSend: addresses.multiSendCallOnly }
}

const textFile = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

/** A file with the proposal of one batch, with its mark, that pays these people in coin. */
export function proposePayments(safe: Address, payments: readonly Payment[], nonce = 0n) {
  const plan = {
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    route: 'native',
    multiSender: deployments.MultiSender,
    chainId,
    sender: safe,
  } as const
  const id = nonce + 5n
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const batch = { ...encodeCall({ ...plan, id, payments: [...payments] }), id, total }
  const tx = proposeCalls(listBatchCalls(plan, [batch], { chainId, safe }), { nonce })
  return textFile(`proposal-${nonce}.json`, writeProposal(createProposal({ chainId, safe, tx })))
}

/** Files with the two open proposals of a Safe: one pays 500 people, the other three. */
export function proposeCrowds(safe: Address) {
  const crowd = (size: number) =>
    Array.from({ length: size }, (_, index) => ({
      address: numberToHex(0xc0_ffee_0000 + index, { size: 20 }),
      amount: parseEther('0.001'),
    }))
  return [500, 3].map((size, index) => proposePayments(safe, crowd(size), BigInt(index)))
}

/** Connects a Safe by its address, as a user does it, on the open page. */
export async function connectSafe(page: Page, safe: Address) {
  await page.getByRole('banner').getByRole('button', { name: words.wallet.connect }).click()
  const dialog = page.getByRole('dialog', { name: words.wallet.choose })
  await dialog.getByRole('button', { name: words.walletModal.connect.safe }).click()
  await dialog.getByLabel(texts.connect.address).fill(safe)
  await dialog.getByRole('button', { name: texts.connect.button }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The page of one proposal. */
export function proposalsPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  async function save(): Promise<string> {
    const download = page.waitForEvent('download')
    await button(texts.actions.saveProposal).click()
    return readFile(await (await download).path(), 'utf8')
  }

  const main = page.getByRole('main')

  return {
    // In whatever language the page is.
    openFiles: (files: Parameters<Locator['setInputFiles']>[0]) =>
      main.locator('input[type=file]').setInputFiles(files),
    listed: main.getByRole('listitem').getByRole('link'),
    signedMark: main.locator('#safe-signing > .text-success'),
    strongButton: main.locator('.btn-primary'),
    /** Shows recipients, fields and bytes, which are folded at first. */
    async unfoldAll() {
      const folded = main.locator('details:not([open]) > summary')
      while ((await folded.count()) > 0) await folded.first().click()
    },

    save,
    state: (sentence: string) => page.getByRole('status').getByText(sentence, { exact: true }),
    waitingFor: (count: number) => fill(count === 1 ? texts.state.waiting_one : texts.state.waiting_other, { count }),
    /** What a transaction has become, from the panel that shows it. */
    openFromPanel: () => page.getByRole('main').getByRole('link', { name: texts.actions.open, exact: true }).click(),

    /** The wallet of the browser in place of the Safe: for an owner who signs, or the account that executes. */
    connectWallet: () =>
      page
        .getByRole('button', { name: fill(texts.signing.connect, { wallet: walletInfo.name }) })
        .last()
        .click(),
    sign: () => button(texts.signing.button).click(),
    signed: page.getByText(texts.signing.done),
    executeButton: button(texts.executing.button),
    execute: () => button(texts.executing.button).click(),
    /** Proposes what uses up the nonce of the proposal, and opens that. */
    async proposeRejection() {
      await page.getByText(texts.withdraw, { exact: true }).click()
      await button(texts.withdrawing.reject).click()
      await page.getByRole('status').getByRole('link', { name: texts.actions.open }).click()
    },
    /** Ends when the Safe is connected: a page that is left before has the owner's account again. */
    async backToSafe(safe: Address) {
      const back = button(fill(texts.signing.back, { safe: shortenAddress(safe) }))
      await back.click()
      await back.waitFor({ state: 'hidden' })
    },

    /** Owners sign what the page saves as a file, on machines of their own, and send their signatures as text. */
    async collect(indexes: readonly number[]) {
      const { safe, hashes } = await readProposal(await save())
      const { safeTx: safeTxHash } = hashes
      const signatures = await Promise.all(
        indexes.map(account).map(async (owner) => {
          const signature = await owner.sign({ hash: safeTxHash })
          return readWalletSignature(safeTxHash, signature, [owner.address])
        }),
      )
      await page.getByLabel(texts.open.paste).fill(writeSignatures({ chainId, safe, safeTxHash, signatures }))
      await button(texts.open.add).click()
    },
  }
}
