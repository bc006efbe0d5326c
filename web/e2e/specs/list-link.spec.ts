import { freshAddress } from '@e2e/fixtures/lists.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { menuPage } from '@e2e/pages/menu-page.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { writeListLink } from '@saleyard/send/list/list-link.ts'
import { parseEther } from 'viem'

const { link, report, review, source } = words.multiSend
const { use, keep } = words.createToken.links
const people = [0xb1, 0xb2, 0xb3].map((number) => freshAddress(number))
const amounts = [parseEther('1'), parseEther('2.5'), parseEther('3')]
const text = people.map((address, index) => `${address}, ${['1', '2.5', '3'][index]}, Wages ${index + 1}`).join('\n')
const own = `${freshAddress(0xb9)}, 7\n${freshAddress(0xba)}, 8`
const confirmation = (page: Page) => page.getByRole('region', { name: link.title })

test('a list travels in a link: shown, taken over after a click, checked, and paid as the chain says; the search finds its run', async ({
  page,
  context,
  wallet,
  chain,
  pageHealth,
}) => {
  const sending = multiSendPage(page)
  const menu = menuPage(page)
  const token = chain.addresses.demoToken
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  let url = ''

  await test.step('the list is copied as a link whose content goes to no server', async () => {
    await sending.open()
    await sending.chooseToken(token)
    await sending.paste(`${text}\nnot a line`)
    await sending.removeRefused()
    await page.getByRole('button', { name: link.copy }).click()
    await expect(page.getByRole('button', { name: words.common.copied })).toBeVisible()
    url = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(url).pathname + new URL(url).search).toBe('/multi-sender')
    await page.getByRole('button', { name: words.multiSend.list.clear }).click()
  })

  await test.step('who opens it, with a list of their own, sees what is in it, and can refuse', async () => {
    await page.getByText('ETH', { exact: true }).click()
    await sending.paste(own)
    await page.goto(url)
    const shown = confirmation(page)
    await expect(shown).toContainText(token)
    await expect(shown).toContainText(link.unknownToken)
    await expect(shown).toContainText(link.lead)
    await expect(shown).toContainText(/Recipients3.*Total6\.5/)
    await expect(shown.getByRole('listitem')).toHaveText(text.split('\n'))
    await page.getByRole('button', { name: keep }).click()
    await expect(shown).toBeHidden()
    await expect(page).toHaveURL('/multi-sender')
    await expect(sending.lines).toHaveCount(2)
  })

  await test.step('taken over, it is a list as any other, and the own one is a click away, also after a reload', async () => {
    await page.goto(url)
    await page.getByRole('button', { name: use }).click()
    await expect(sending.lines).toHaveCount(3)
    await expect(page.getByRole('note').filter({ hasText: fill(link.note, { chain: 'Local chain' }) })).toBeVisible()
    await expect(page).toHaveURL('/multi-sender')
    await page.reload()
    await expect(sending.lines).toHaveCount(3)
    await page.getByRole('button', { name: link.switch }).click()
    await expect(sending.lines).toHaveCount(2)
    await page.getByRole('button', { name: link.switch }).click()
    await expect(sending.lines).toHaveCount(3)
    expect(pageHealth.nodeRequests()).toEqual([])
  })

  await test.step('it is paid, and a link that comes meanwhile touches nothing', async () => {
    await wallet.connect()
    await sending.reviewButton(3).click()
    await sending.goOnToSendButton.click()
    await sending.sendButton(1, 1).click()
    await expect(sending.report).toContainText(sending.allPaid(3))
    await page.goto(url)
    await expect(page.getByText(link.waiting)).toBeVisible()
    await expect(sending.report).toContainText(sending.allPaid(3))
    expect(await chain.balances(token, people)).toEqual(amounts)
    expect(wallet.sent).toHaveLength(1)
    await page.getByRole('button', { name: report.startNew }).click()
    await expect(confirmation(page)).toBeVisible()
    await page.getByRole('button', { name: keep }).click()
    await expect(page.getByText(link.other)).toBeVisible()
  })

  await test.step('[c62] the search finds the run by its memo, its transaction by its hash, and the token by its address', async () => {
    const find = async (typed: string) => {
      await expect(menu.searchButton).toBeVisible()
      await page.keyboard.press('Control+k')
      await menu.searchText.fill(typed)
    }
    await find('wages 2')
    await expect(menu.found).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(sending.report).toContainText(sending.allPaid(3))
    await page.goto('/home')

    await find(wallet.sent[0] ?? '')
    await expect(menu.found).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(sending.report).toContainText(sending.allPaid(3))

    await find(token)
    await expect(menu.found.first()).toContainText('Local chain')
    await expect(menu.found.last()).toContainText(words.search.watch)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/token/31337/${token}`)
    await find('baby token')
    await page.getByRole('option', { name: /: Buyback Baby Token/ }).click()
    await expect(page).toHaveURL('/create-token?type=buybackBaby')

    // A token that this device knows on another network.
    const away = freshAddress(0xbb)
    const known = JSON.stringify({ state: { tokens: [{ chainId: 97, token: away, symbol: 'AWAY' }] }, version: 1 })
    await page.evaluate((text) => localStorage.setItem('known-tokens', text), known)
    await page.goto('/home')

    await find('send away')
    await expect(menu.found.first()).toContainText('AWAY')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/multi-sender?token=${away}&chain=97`)
    const note = page.getByRole('note').filter({ hasText: 'Binance Smart Chain Testnet' })
    await expect(note).toBeVisible()
    await expect(page.locator('main')).not.toContainText(away)
    pageHealth.goesTo(97)
    await note.getByRole('button').click()
    await expect(sending.tokenField).toHaveValue(away)
    await expect(note).toBeHidden()
  })
})

test('error: a hostile link loses nothing and says what is wrong with it; nothing is asked', async ({
  page,
  pageHealth,
}) => {
  const sending = multiSendPage(page)
  const base = { chainId: 31337, amountKind: 'each', amountText: '', isDollars: false } as const
  const write = async (more: object) => (await writeListLink({ ...base, text, ...more })) ?? ''
  const errors = words.pages.errors[400]
  await sending.open()
  await sending.paste(own)
  await sending.list.blur()
  await expect(sending.lines).toHaveCount(2)

  const broken: [string, string][] = [
    ['list=AAAA&v=1', errors.lead],
    [`list=${'A'.repeat(200_000)}&v=1`, link.long],
    [(await write({})).slice(0, -9), errors.lead],
    [await write({ chainId: 5 }), 'Goerli'],
    ['list=AAAA&v=9', words.multiSend.link.newer],
  ]
  for (const [fragment, why] of broken) {
    await page.goto(`/multi-sender#${fragment}`)
    await expect(page.getByRole('alert')).toContainText(why)
    await page.getByRole('button', { name: review.back }).click()
    await expect(sending.lines).toHaveCount(2)
    await expect(sending.lines.first()).toContainText(freshAddress(0xb9))
  }

  // What can be read goes through the same checks as what is pasted.
  const hostile = `${people[0]},1\n<img src=x onerror=alert(1)>,1\n${people[1]},\u202e001\n${people[0]},${'9'.repeat(70)}\n${people[0]},2`
  await page.goto(`/multi-sender#${await write({ text: hostile })}`)
  await expect(confirmation(page)).toContainText(source.network)
  await expect(confirmation(page).locator('img')).toHaveCount(0)
  await page.getByRole('button', { name: use }).click()
  await expect(sending.problems).toContainText('2 rejected')
  await expect(sending.correctButton(2).or(page.getByRole('button', { name: /^Answer 1 question/ }))).toBeVisible()
  expect(pageHealth.nodeRequests()).toEqual([])
})
