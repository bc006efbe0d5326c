// Locates and drives a token's public page, and opens it from the list of tokens.
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import { getFact, transactionPanel } from './shared-parts.ts'

const { liquidity, tokenConsole, tokenPage } = words

export type TokenView = ReturnType<typeof createTokenView>

/** The public page of a token: facts, liquidity, and what its owner can do. */
export function createTokenView(page: Page) {
  const pool = page.getByRole('region', { name: liquidity.title })
  const owners = page.getByRole('region', { name: tokenConsole.title })
  const section = (title: string) => owners.getByRole('region', { name: title })
  /** Opens a part of the console: one is open at a time. */
  const openPart = (title: string) =>
    section(title).getByRole('button', { name: title, exact: true, expanded: false }).click()
  const { panel } = transactionPanel(page)
  const { fees, buyback, handOver, accept, renounce } = tokenConsole
  const vault = page.getByRole('region', { name: tokenPage.vault.title })
  const buybacks = page.getByRole('region', { name: buyback.title })
  const locks = page.getByRole('region', { name: words.locks.title, exact: true })
  const dividends = page.getByRole('region', { name: tokenPage.dividends.title })
  const vesting = page.getByRole('region', { name: words.vesting.title, exact: true })
  const confirmAction = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  const confirmHandOver = () => confirmAction(handOver.action)
  async function reviewHandOver(to: Address) {
    await openPart(handOver.title)
    await section(handOver.title).getByRole('textbox', { name: handOver.field }).fill(to)
    await section(handOver.title).getByRole('button', { name: handOver.review }).click()
  }

  return {
    open: (token: Address) => page.goto(`/token/${foundry.id}/${token}`),
    title: page.getByRole('heading', { level: 1 }),
    badges: page.getByRole('list', { name: tokenPage.hero.badges }),
    openPart,
    fact: (name: string) => getFact(page, name, page.getByRole('region', { name: tokenPage.facts.title })),
    transaction: transactionPanel(page),
    pool,
    /** What the first liquidity means, while it is typed. */
    preview: pool.getByRole('region', { name: words.seedPreview.title }),
    share: pool.getByRole('slider', { name: liquidity.seed.share }),
    owners,

    /** Types the first liquidity, chooses who gets it, looks at it, creates the lock if it is one, approves and gives it. */
    async seed({ to = 'self', ...amounts }: { symbol: string; amount: string; coin: string; to?: 'self' | 'lock' }) {
      await pool.getByRole('textbox', { name: amountOf(amounts.symbol) }).fill(amounts.amount)
      await pool.getByRole('textbox', { name: amountOf('ETH') }).fill(amounts.coin)
      await pool.getByRole('radio', { name: liquidity.seed.to[to] }).check()
      await pool.getByRole('button', { name: liquidity.review }).click()
      if (to === 'lock') await confirmAction(words.activity.kinds.createLocks)
      await confirmAction(liquidity.approval.action)
      await confirmAction(words.activity.kinds.seedLiquidity)
      await pool.getByRole('button', { name: liquidity.done }).click()
    },
    /** The first exchange of the network, for a token that names none itself. */
    chooseRouter: () =>
      pool.getByRole('combobox', { name: words.createToken.checks.router.label }).selectOption({ index: 1 }),

    locks,
    /** Releases what is vested in the first lock that has something. */
    async release() {
      await locks.getByRole('button', { name: words.locks.release, exact: true }).first().click()
      await confirmAction(words.locks.release)
    },

    /** Types accounts and amounts to vest from today on, and looks at the first transaction. */
    async decideVesting(list: string, days: { cliff: string; duration: string }) {
      const { fields } = words.vesting
      await vesting.getByRole('textbox', { name: words.vesting.list }).fill(list)
      await vesting.getByRole('textbox', { name: fields.cliff }).fill(days.cliff)
      await vesting.getByRole('textbox', { name: fields.duration }).fill(days.duration)
      await vesting.getByRole('button', { name: liquidity.review }).click()
    },
    vesting,
    createLocks: () => confirmAction(words.activity.kinds.createLocks),
    fillLock: () => confirmAction(words.activity.kinds.fillLock),

    vault,
    async runVault() {
      await vault.getByRole('button', { name: tokenPage.vault.process }).click()
      await confirmAction(tokenPage.vault.process)
    },

    dividends,
    /** By keyboard. */
    async claim() {
      const name = tokenPage.dividends.claim
      await dividends.getByRole('button', { name, exact: true, disabled: false }).press('Enter')
      await panel.getByRole('button', { name, exact: true, disabled: false }).press('Enter')
    },

    /** What the account has earned by the run or buyback that it has just signed. */
    earned: getFact(page, tokenPage.vault.earned),

    /** Leaves an action that any account may take. */
    leave: () => page.getByRole('button', { name: liquidity.back, exact: true }).click(),

    /** Lowers one fee, named by its purpose, to so many percent. */
    async lowerFee(purpose: keyof typeof tokenConsole.purposes, percent: string) {
      const field = fill(fees.field, { fee: tokenConsole.purposes[purpose] })
      await openPart(fees.title)
      await section(fees.title).getByRole('textbox', { name: field }).fill(percent)
      await section(fees.title).getByRole('button', { name: fees.review }).click()
      await confirmAction(fees.action)
    },

    /** Has the vault buy back as much as it may; gives what the page said that it would spend, buy and earn. */
    async buyBack() {
      const said = (name: string) => getFact(page, name, buybacks).textContent()
      const [spent, bought, earns] = [
        await said(buyback.spent),
        await said(buyback.bought),
        await said(tokenPage.vault.earns),
      ]
      await buybacks.getByRole('button', { name: buyback.review }).click()
      await confirmAction(buyback.action)
      return { spent, bought, earns }
    },

    reviewHandOver,
    confirmHandOver,
    async handOver(to: Address) {
      await reviewHandOver(to)
      await confirmHandOver()
    },

    async accept() {
      await section(accept.title).getByRole('button', { name: accept.action }).click()
      await confirmAction(accept.action)
    },

    async renounce(symbol: string) {
      await openPart(renounce.title)
      await section(renounce.title)
        .getByRole('textbox', { name: fill(renounce.field, { symbol }) })
        .fill(symbol)
      await section(renounce.title).getByRole('button', { name: renounce.review }).click()
      await confirmAction(renounce.action)
    },

    /** The status of a transaction that is mined. */
    inBlock: panel.getByRole('status').filter({ hasText: words.tx.states.final }),
    backToConsole: () => owners.getByRole('button', { name: tokenConsole.back }).click(),
  }
}

const amountOf = (symbol: string) => fill(liquidity.fields.amount, { symbol })

/** What the account created, received, owns or holds, or what an account has that is watched. */
export function myTokensPage(page: Page) {
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('dl') })
  const card = (token: Address) => cards.filter({ has: page.getByTitle(token) })
  const field = page.getByRole('textbox', { name: words.mine.watch })
  return {
    cards,
    card,
    field,
    /** The link of the one next act. */
    act: (token: Address, name: string) => card(token).getByRole('link', { name: `${name}:` }),
    figure: (token: Address, name: string) =>
      card(token).locator('dl > div').filter({ hasText: name }).getByRole('definition'),
    network: (title: string) =>
      page.getByRole('list', { name: words.home.networks }).getByRole('listitem').filter({ hasText: title }),

    async watch(account: string) {
      await field.fill(account)
      await page.getByRole('button', { name: words.mine.go, exact: true }).click()
    },

    /** Finds a token in the list, and goes to its page by the link that its name is. */
    async openToken(token: Address, name: string) {
      await page.goto('/my-tokens')
      await card(token).getByRole('link', { name }).click()
    },
  }
}
