import { expect, test } from '@e2e/fixtures/test.ts'
import { createTokenPage, type TokenFields, typeExample } from '@e2e/pages/create-token-page.ts'
import { homePage } from '@e2e/pages/home-page.ts'
import { menuPage } from '@e2e/pages/menu-page.ts'
import { shellPage } from '@e2e/pages/shell-page.ts'
import { fill, words } from '@e2e/words.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { getChain } from '@/lib/networks/chains.ts'

const { createToken, nav } = words
const { example } = kinds.standard

test('a token that was made stands in no way of the next one: home, menu, link and reload do what they say', async ({
  page,
  wallet,
}) => {
  const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
  await creation.create(example.symbol)
  await expect(creation.resultTitle(example.name)).toBeVisible()
  const token = await creation.tokenAddress()

  await test.step('the result has an address of its own, and stays there after a reload', async () => {
    await expect(page).toHaveURL(`/create-token/31337/${token}`)
    await page.reload()
    await expect(creation.resultTitle(example.name)).toBeVisible()
    expect(await creation.tokenAddress()).toBe(token)
  })

  await test.step('home has it among what was sent, and its tile leads to an empty form', async () => {
    const home = homePage(page)
    await home.open()
    await expect(home.sent).toHaveCount(1)
    await expect(home.sent).toContainText(words.activity.kinds.createToken)
    await expect(home.sent).toContainText(example.symbol)
    await home.tile(nav.createToken).click()
    await expect(creation.field('name')).toHaveValue('')
    await expect(page).toHaveURL('/create-token')
    await page.goto(`/create-token/31337/${token}`)
    await expect(creation.resultTitle(example.name)).toBeVisible()
  })

  await test.step('the search finds it by its symbol, and what can be done with it', async () => {
    const menu = menuPage(page)
    const find = async (typed: string) => {
      await expect(menu.searchButton).toBeVisible()
      await page.keyboard.press('Control+k')
      await menu.searchText.fill(typed)
      await expect(menu.found).not.toHaveCount(0)
    }
    await find(example.symbol)
    await expect(menu.found.first()).toContainText(example.symbol)
    await menu.searchText.fill(`${words.trade.title} ${example.symbol}`)
    await expect(menu.found).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/token/31337/${token}#trade`)
    await expect(page.locator('#trade')).toBeInViewport()
    await page.goto('/home')
    await find(`${words.activity.kinds.addLiquidity} ${example.symbol}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/token/31337/${token}#liquidity`)
    await expect(page.locator('#liquidity')).toBeInViewport()
  })

  await test.step('the menu leads to an empty form', async () => {
    await shellPage(page).menu.getByRole('link', { name: nav.createToken }).click()
    await expect(creation.field('name')).toHaveValue('')
    await expect(page).toHaveURL('/create-token')
  })

  await test.step('the address of another kind opens its form, which stays until it is reviewed', async () => {
    await page.goto('/create-token?type=liquidityGenerator')
    const { router, ...typed } = kinds.liquidityGenerator.example
    await creation.routers.selectOption(router)
    for (const [field, text] of Object.entries(typed)) {
      await creation.field(field as keyof TokenFields).fill('')
      await creation.field(field as keyof TokenFields).pressSequentially(text)
    }
    await expect(creation.field('name')).toHaveValue(typed.name)
    await creation.review()
    await expect(creation.createButton(typed.symbol)).toBeEnabled()
    await creation.backToForm()
  })

  await test.step('a link asks before it takes the place of what was begun, and tells what it holds', async () => {
    await creation.openLink({ name: 'Theirs', symbol: 'THR' })
    await expect(page.getByText(createToken.links.offerLead)).toBeVisible()
    await page.getByRole('button', { name: createToken.links.use }).click()
    await expect(creation.field('name')).toHaveValue('Theirs')
  })

  expect(wallet.sent).toHaveLength(1)
})

test('a token that was made while no page was open stands in no way of a link', async ({
  page,
  context,
  wallet,
  chain,
}) => {
  const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
  await chain.stopMining()
  await creation.create(example.symbol)
  await expect.poll(() => wallet.sent.length).toBe(1)
  const later = await context.newPage()
  await page.close()

  await test.step('as long as nobody knows what came of it, the link asks', async () => {
    await createTokenPage(later).openLink({ name: 'Theirs' })
    await expect(later.getByText(createToken.links.offerAsked)).toBeVisible()
  })

  await chain.startMining()
  await expect(createTokenPage(later).field('name')).toHaveValue('Theirs')
  await later.goto('/my-tokens')
  await expect(later.getByRole('link', { name: example.name })).toBeVisible()
})

test('the same token is offered for another network, and is not made twice on its own', async ({
  page,
  wallet,
  pageHealth,
}) => {
  pageHealth.goesTo(97)
  const creation = await typeExample(page, wallet, { kind: 'standard', values: example })
  await creation.create(example.symbol)
  await expect(creation.resultTitle(example.name)).toBeVisible()
  const token = await creation.tokenAddress()

  await wallet.switchChain(97)
  const offer = fill(createToken.result.alsoThere, { network: getChain(97).title })
  await page.getByRole('button', { name: offer }).click()
  await expect(page.getByText(createToken.review.title)).toBeVisible()
  await wallet.switchChain(31337)
  await expect(page).toHaveURL(`/create-token/31337/${token}`)

  expect(wallet.sent).toHaveLength(1)
})
