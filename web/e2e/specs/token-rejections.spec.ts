import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { fill, words } from '@e2e/words.ts'
import { parseEther } from 'viem'

const harbour = { name: 'Harbour', symbol: 'HRB', decimals: '18', totalSupply: '1000000' }

test('a user who declines the creation keeps the form, and creates the token at the next try [c215]', {
  tag: '@slow',
}, async ({ page, wallet, chain }) => {
  const creation = createTokenPage(page)
  const sent = await chain.sentBy(wallet.address)
  await creation.open()
  await wallet.connect()
  await creation.fill(harbour)
  await creation.review()
  wallet.prompts.rejectNext('eth_sendTransaction')
  await creation.create(harbour.symbol)

  await expect(creation.transaction.status).toContainText(words.errors.userRejected)
  expect(await chain.sentBy(wallet.address)).toBe(sent)
  await creation.backToForm()
  await expect(creation.field('name')).toHaveValue(harbour.name)
  await expect(creation.field('totalSupply')).toHaveValue(harbour.totalSupply)

  await creation.review()
  await creation.create(harbour.symbol)
  await expect(creation.resultTitle(harbour.name)).toBeVisible()
  expect(await chain.sentBy(wallet.address)).toBe(sent + 1)
})

test('a user whose wallet has moved on is asked to come back, and the same click creates the token [c114] [c116]', async ({
  page,
  wallet,
  chain,
}) => {
  const creation = createTokenPage(page)
  const sent = await chain.sentBy(wallet.address)
  await creation.open()
  await wallet.connect()
  await creation.fill(harbour)
  await creation.review()
  await wallet.switchChain(1)
  await expect(creation.transaction.panel).toContainText(fill(words.tx.switchFirst, { network: 'Local chain' }))
  wallet.prompts.rejectNext('wallet_switchEthereumChain')
  await creation.create(harbour.symbol)
  await expect(creation.transaction.status).toContainText(words.errors.userRejected)
  expect(await chain.sentBy(wallet.address)).toBe(sent)

  await creation.create(harbour.symbol)
  await expect(creation.resultTitle(harbour.name)).toBeVisible()
  expect(await chain.sentBy(wallet.address)).toBe(sent + 1)
  expect(wallet.prompts.shown.slice(-2).map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'eth_sendTransaction',
  ])
})

test('a user without coin for the fee is told so before signing, and creates the token once there is some', {
  tag: '@slow',
}, async ({ page, wallet, chain }) => {
  const creation = createTokenPage(page)
  await chain.setCoin(wallet.address, 0n)
  const sent = await chain.sentBy(wallet.address)
  await creation.open()
  await wallet.connect()
  await creation.fill(harbour)
  await creation.review()
  await creation.create(harbour.symbol)

  await expect(creation.transaction.panel).toContainText(fill(words.errors.insufficientFunds, { symbol: 'ETH' }))
  expect(await chain.sentBy(wallet.address)).toBe(sent)

  await chain.setCoin(wallet.address, parseEther('1'))
  await creation.create(harbour.symbol)
  await expect(creation.resultTitle(harbour.name)).toBeVisible()
  expect(await chain.sentBy(wallet.address)).toBe(sent + 1)
})
