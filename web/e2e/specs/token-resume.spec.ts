import { expect, test } from '@e2e/fixtures/fault-test.ts'
import { holdToasts } from '@e2e/fixtures/page-conditions.ts'
import { readToken } from '@e2e/fixtures/read-token.ts'
import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { addressIn, createTokenPage, type TokenFields, typeExample } from '@e2e/pages/create-token-page.ts'
import { fill, words } from '@e2e/words.ts'
import { parseEther } from 'viem'
import { kindEntries } from '@/features/tokens/kinds/index.ts'

// A kind without fees is interrupted in token-rejections.spec.ts and exactly-once.spec.ts.

const { review } = words.createToken
const network = 'Local chain'
const taxed = kindEntries.filter(([, kind]) => kind.feeFields.length > 0)

const sendPrompts = (wallet: Wallet) => wallet.prompts.shown.filter(({ method }) => method === 'eth_sendTransaction')

for (const [id, { example }] of taxed) {
  const { title } = words.createToken.kinds[id]

  test(`a ${title} that is declined, on another network, not paid for, clicked twice and left alone is made once [c114] [c215]`, {
    tag: id === 'liquidityGenerator' ? '@commit' : '@slow',
  }, async ({ page, context, wallet, chain, node }) => {
    await holdToasts(page)
    const sent = await chain.sentBy(wallet.address)
    const creation = await typeExample(page, wallet, { kind: id, values: example })
    const foreseen = await addressIn(creation, review.address)

    await test.step('declined: said quietly, and the form is as it was', async () => {
      wallet.prompts.rejectNext('eth_sendTransaction')
      await creation.create(example.symbol)
      await expect(creation.transaction.status).toContainText(words.errors.userRejected)
      await expect(page.locator('.Toastify__toast--info').filter({ hasText: words.tx.rejected })).toBeVisible()
      await creation.backToForm()
      const { router, ...typed } = example
      for (const [field, text] of Object.entries(typed))
        await expect(creation.field(field as keyof TokenFields)).toHaveValue(text)
      await expect(creation.routers).toHaveValue(router ?? '')
      await creation.review()
    })

    await test.step('on another network: asked to come back, and nothing is signed there', async () => {
      await wallet.switchChain(1)
      await expect(creation.transaction.panel).toContainText(fill(words.tx.switchFirst, { network }))
      wallet.prompts.rejectNext('wallet_switchEthereumChain')
      await creation.create(example.symbol)
      await expect(creation.transaction.status).toContainText(words.errors.userRejected)
      expect(sendPrompts(wallet)).toHaveLength(1)
    })

    await test.step('without coin: the same click comes back, and says what is lacking', async () => {
      await chain.setCoin(wallet.address, 0n)
      await creation.create(example.symbol)
      await expect(creation.transaction.panel).toContainText(words.errors.insufficientFunds)
      expect(await chain.sentBy(wallet.address)).toBe(sent)
      await chain.setCoin(wallet.address, parseEther('1'))
    })

    await test.step('two clicks, and the page is closed before the block', async () => {
      await chain.stopMining()
      await creation.createButton(example.symbol).dblclick()
      await expect.poll(() => wallet.sent.length).toBe(1)
      // The page has stored the hash: a silent node cannot confirm it.
      await expect(creation.transaction.status).toContainText(words.tx.states.submitted)
      await page.close()
    })

    await test.step('on return the node is silent, then there: found, and not made again', async () => {
      await node.refuse()
      const later = createTokenPage(await context.newPage())
      await later.openLink({ type: id })
      await expect(later.transaction.status).toContainText(words.tx.states.submitted)
      await expect(later.createButton(example.symbol)).toBeDisabled()

      await chain.startMining()
      await node.listen()
      await expect(later.resultTitle(example.name)).toBeVisible()
      const token = await later.tokenAddress()
      expect(token).toBe(foreseen)
      expect(await readToken(chain, id, token).owner()).toBe(wallet.address)
      expect(await chain.sentBy(wallet.address)).toBe(sent + 1)
      expect(wallet.sent).toHaveLength(1)
    })
  })
}
