// Drives the page of a Safe's proposals, and connects a real Safe by its address; its owners sign in Node.

import { readFile } from 'node:fs/promises'
import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { readProposal, writeSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { readWalletSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import type { Chain } from '@saleyard/testkit/chain/create-chain.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { createSafe, deploySafeContracts } from '@saleyard/testkit/safe/deploy-safe.ts'
import { type Address, parseEther } from 'viem'

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

  return {
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
    execute: () => button(texts.executing.button).click(),
    /** Proposes what uses up the nonce of the proposal, and opens that. */
    async proposeRejection() {
      await page.getByText(texts.withdraw, { exact: true }).click()
      await button(texts.withdrawing.reject).click()
      await page.getByRole('status').getByRole('link', { name: texts.actions.open }).click()
    },
    backToSafe: (safe: Address) => button(fill(texts.signing.back, { safe: shortenAddress(safe) })).click(),

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
