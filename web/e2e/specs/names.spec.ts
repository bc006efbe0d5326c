import { freshAddress, readReport } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { createNameChain } from '@saleyard/testkit/names/name-chain.ts'
import { getAddress, parseEther } from 'viem'
import { getChain } from '@/lib/networks/chains.ts'

const { names, questions, refusals } = words.multiSend
const [ada, eve, bob] = [freshAddress(0x21), freshAddress(0x22), freshAddress(0x23)] as const
const ethereum = '60'

/** Ethereum's endpoints answer as nodes that know these names. */
async function serveEthereum(page: Page, service: ReturnType<typeof createNameChain>) {
  for (const endpoint of getChain(1).endpoints) {
    await page.route(`${endpoint}/**`, (route) => {
      const { status = 200, body } = service.answer(route.request().postData() ?? '')
      return route.fulfill({
        status,
        body,
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
      })
    })
  }
}

/** What the draft on this device says to Ethereum's addresses: it is written a moment after the click. */
function storedAnswer(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const read = <result>(request: IDBRequest<result>) =>
      new Promise<result>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await read(indexedDB.open('saleyard-multi-send-draft'))
    const draft = await read(database.transaction('drafts').objectStore('drafts').get('current'))
    database.close()
    return draft?.answers.ethereumNames
  })
}

test('a user pays names: looked up at a click, asked about, kept over a reload, paid on chain, and named in the report', async ({
  page,
  wallet,
  chain,
  pageHealth,
}) => {
  pageHealth.asksNameService()
  const service = createNameChain(
    {
      'ada.eth': { coins: { [ethereum]: ada } },
      'eve.xyz': { coins: { [ethereum]: eve } },
      'vault.eth': { coins: { [ethereum]: bob } },
    },
    { [bob.toLowerCase() as typeof bob]: '0x6000' },
  )
  await serveEthereum(page, service)
  const sending = multiSendPage(page)
  await sending.open()
  await sending.paste(`ada.eth, 1.5\nEve.xyz, 0.25\n${bob}, 1\nvault.eth, 7\nnobody.eth, 9`)
  await expect(sending.nameCard(fill(questions.names, { example: 'ada.eth' }))).toBeVisible()
  expect(service.requests).toEqual([])

  await page.getByRole('button', { name: fill(names.lookUp_other, { formatted: 4 }) }).click()
  const used = sending.nameCard(fill(questions.ethereumNames, { example: 'ada.eth', chain: 'Local chain' }))
  await used.getByRole('button', { name: fill(questions.choices.ethereumNames.use, { chain: 'Local chain' }) }).click()
  await expect(sending.lines.nth(0)).toContainText(getAddress(ada))
  await expect(sending.lines.nth(1)).toContainText(`eve.xyz → ${getAddress(eve)}`)
  await expect(sending.lines.nth(3)).toContainText('vault.eth points to a contract on Ethereum')
  await expect(sending.lines.nth(4)).toContainText(fill(refusals.nameNotFound, { name: 'nobody.eth' }))

  await expect.poll(() => storedAnswer(page)).toBe('use')

  // The names move on; who was looked up stays who is paid.
  const asked = service.requests.length
  service.set('ada.eth', { coins: { [ethereum]: bob } })
  await page.reload()
  await expect(sending.lines.nth(0)).toContainText(getAddress(ada))
  await expect(sending.nameCard(names.label)).toContainText(/Looked up .* ago/)
  await sending.removeRefused()
  await wallet.connect()
  await sending.reviewButton(3).click()
  await sending.goOnToSendButton.click()
  await sending.firstSendButton.click()
  await expect(sending.report).toContainText(sending.allPaid(3))
  expect(service.requests.length).toBe(asked)

  const [toAda, toEve, toBob] = [parseEther('1.5'), parseEther('0.25'), parseEther('1')]
  expect(await chain.balances(coin, [ada, eve, bob])).toEqual([toAda, toEve, toBob])
  const report = readReport(await sending.download('csv'))
  expect(report.map(({ name, status }) => [name, status])).toEqual([
    ['ada.eth', 'paid'],
    ['eve.xyz', 'paid'],
    ['', 'paid'],
    ['', 'dropped'],
    ['', 'dropped'],
  ])
})

test('a user whom no node of Ethereum answers is told so, and tries again', { tag: '@slow' }, async ({
  page,
  pageHealth,
}) => {
  pageHealth.asksNameService()
  const service = createNameChain({ 'ada.eth': { coins: { [ethereum]: ada } } })
  await serveEthereum(page, service)
  service.goDown()
  const sending = multiSendPage(page)
  await sending.open()
  await sending.paste('ada.eth, 1.5')
  await page.getByRole('button', { name: fill(names.lookUp_one, { formatted: 1 }) }).click()
  await expect(page.getByRole('alert')).toContainText(fill(names.failed_one, { formatted: 1 }), { timeout: 60_000 })

  service.comeBack()
  await page.getByRole('button', { name: names.tryAgain }).click()
  await expect(
    sending.nameCard(fill(questions.ethereumNames, { example: 'ada.eth', chain: 'Local chain' })),
  ).toBeVisible({
    timeout: 60_000,
  })
})
