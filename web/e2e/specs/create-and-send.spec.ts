import { readFile } from 'node:fs/promises'
import { readReport, readSafeList, safeListPath, sum } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage } from '@e2e/pages/create-token-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
  // The token can be chosen as well as pasted, and its balance is next to it.
  await sending.tokenField.fill('')
  const choice = page.getByRole('button', { name: `${harbour.symbol} ${words.createToken.myTokens.created}` })
  await expect(choice).toContainText('1,000,000,000')
  await choice.click()
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

  const picture = await savePicture(page)
  expect(await readPicture(page, toDataUrl(picture))).toMatchObject({ width: 1200, height: 630 })
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

  // The card of the token is a picture too, with a code that leads to the token's page.
  const picture = toDataUrl(await savePicture(page))
  expect(await readPicture(page, picture)).toMatchObject({ width: 1200, height: 630, corner: 255 })
  const link = new URL(`/token/31337/${options.address}`, page.url()).href
  expect(await compareCode(page, { picture, link })).toBe(true)
})

/** Opens the dialog that shares a picture, and saves it. */
async function savePicture(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: words.share.action, exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words.share.save, exact: true }).click()
  const path = await (await downloading).path()
  await page.keyboard.press('Escape')
  return readFile(path)
}

const toDataUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`

/** Whether each module of a link's QR code is dark or light in the picture, at the code's place. */
function compareCode(page: Page, { picture, link }: { picture: string; link: string }): Promise<boolean> {
  const svg = renderToStaticMarkup(createElement(QRCodeSVG, { value: link, level: 'M' }))
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const path = [...svg.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''
  return page.evaluate(
    async ({ picture, path, size }) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const { width, height } = image
      const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.drawImage(image, 0, 0)
      const { data } = pen.getImageData(0, 0, width, height)
      const code = new Path2D(path)
      const step = 280 / (size + 8)
      const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const)
      const isDark = ([x, y]: readonly [number, number]) => {
        const at = [840 + (x + 4.5) * step, 156 + (y + 4.5) * step].map(Math.floor) as [number, number]
        return (data[4 * (at[1] * width + at[0])] ?? 255) < 128
      }
      return cells.every(([x, y]) => isDark([x, y]) === pen.isPointInPath(code, x + 0.5, y + 0.5))
    },
    { picture, path, size },
  )
}

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
