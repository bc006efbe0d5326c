import { readReport, readSafeList, safeListPath, sum } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { type Address, erc20Abi, formatUnits, isAddressEqual, parseUnits } from 'viem'

const harbour = { name: 'Harbour', symbol: 'HRB', decimals: '18', totalSupply: '1000000000' }
const supply = parseUnits(harbour.totalSupply, 18)

test('a user creates a token, sends it to the 1,000 people of a list, and all of them have it [c7] [c183] [c201]', async ({
  page,
  wallet,
  chain,
}) => {
  const payments = readSafeList()
  const people = payments.map(({ address }) => address)
  const total = sum(payments)
  expect(people).toHaveLength(1000)

  const creation = createTokenPage(page)
  await creation.open()
  await wallet.connect()
  await creation.fill(harbour)
  await creation.review()
  await expect(creation.transaction.codeExpected).toBeVisible()
  await expect(creation.transaction.simulationOk).toBeVisible()
  await creation.create(harbour.symbol)
  await expect(creation.resultTitle(harbour.name)).toBeVisible()

  const token = (await creation.tokenAddress()) as Address
  const read = (functionName: 'name' | 'symbol' | 'decimals' | 'totalSupply') =>
    chain.client.readContract({ abi: erc20Abi, address: token, functionName })
  expect(await read('name')).toBe(harbour.name)
  expect(await read('symbol')).toBe(harbour.symbol)
  expect(await read('decimals')).toBe(18)
  expect(await read('totalSupply')).toBe(supply)
  expect(await chain.balanceOf(token, wallet.address)).toBe(supply)

  const sending = multiSendPage(page)
  await creation.sendToMany()
  await expect(sending.tokenField).toHaveValue(token)
  await sending.loadFile(safeListPath)
  await sending.reviewButton(1000).click()
  const { checkPassed_other: passed, routes } = words.multiSend.review
  await expect(sending.testRun).toContainText(passed.split('{{formatted}}')[1] ?? '')
  await expect(sending.review).toContainText(`${routes.tokenItself} ${words.multiSend.routeReasons.itself}`)
  await expect(sending.goOnToApprove).toBeHidden()
  await expect(sending.steps).toContainText(`${words.multiSend.steps.approve} (${words.multiSend.steps.notNeeded})`)
  await sending.goOnToSendButton.click()
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(sending.allPaid(1000))

  expect(await chain.balances(token, people)).toEqual(payments.map(({ amount }) => amount))
  expect(await chain.balanceOf(token, wallet.address)).toBe(supply - total)
  expect(await chain.allowance(token, wallet.address, chain.addresses.multiSender)).toBe(0n)
  expect(await chain.balanceOf(token, chain.addresses.multiSender)).toBe(0n)

  // The creation first; every other transaction is a batch, which the token pays by itself.
  const [, ...batches] = wallet.sent
  const paying = await Promise.all(batches.map((hash) => chain.client.getTransaction({ hash })))
  expect(new Set(paying.map(({ to }) => to))).toEqual(new Set([token.toLowerCase()]))
  const [header, ...report] = readReport(await sending.download('csv'))
  expect(header).toMatchObject({ line: '1', status: 'ignored', reason: 'header' })
  expect(report).toHaveLength(1000)
  for (const [index, { line, address, amount, status, batch, hash }] of report.entries()) {
    const payment = payments[index]
    expect(line).toBe(`${index + 2}`)
    expect(isAddressEqual(address as Address, payment?.address as Address)).toBe(true)
    expect(amount).toBe(formatUnits(payment?.amount ?? 0n, 18))
    expect(status).toBe('paid')
    expect(hash).toBe(batches[Number(batch) - 1])
  }
})

test('a user lists the new token in the wallet, and a decline there changes nothing [c181]', async ({
  page,
  wallet,
}) => {
  const creation = createTokenPage(page)
  await creation.open()
  await wallet.connect()
  await creation.fill({ ...harbour, decimals: '6' })
  await creation.review()
  await creation.create(harbour.symbol)
  await expect(creation.resultTitle(harbour.name)).toBeVisible()

  wallet.prompts.rejectNext('wallet_watchAsset')
  await creation.addToWallet.click()
  await expect.poll(() => wallet.prompts.shown.at(-1)?.method).toBe('wallet_watchAsset')
  await expect(creation.addedToWallet).toBeHidden()
  await creation.addToWallet.click()
  await expect(creation.addedToWallet).toBeVisible()

  const options = { address: await creation.tokenAddress(), symbol: harbour.symbol, decimals: 6 }
  const { params } = wallet.prompts.shown.at(-1) ?? {}
  expect(params).toMatchObject({ type: 'ERC20', options })
  // The picture is one that a wallet can show by itself, and follows from the address.
  const { image } = (params as { options?: { image?: string } } | undefined)?.options ?? {}
  expect(image).toMatch(/^data:image[/]png;base64,/)
  expect(await readPicture(page, image ?? '')).toEqual({ width: 64, height: 64, corner: 0, middle: 255 })
})

/** Size of a picture, and how much is seen of it in its corner and in its middle. */
function readPicture(page: Page, source: string) {
  return page.evaluate(async (source) => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const { width, height } = picture
    const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
      willReadFrequently: true,
    })
    pen?.drawImage(picture, 0, 0)
    const opacityAt = (x: number, y: number) => pen?.getImageData(x, y, 1, 1).data[3]
    return { width, height, corner: opacityAt(0, 0), middle: opacityAt(width / 2, height / 2) }
  }, source)
}
