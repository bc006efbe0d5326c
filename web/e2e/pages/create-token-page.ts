// Locates and drives the creation of a token.

import type { Wallet } from '@e2e/fixtures/wallet.ts'
import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import { getFact, transactionPanel } from './shared-parts.ts'

const { createToken } = words
const { vanity } = createToken

/** The kinds of token, as in links. */
type KindId = keyof typeof createToken.kinds

/** Fields of a token as a user types them. */
export type TokenFields = Partial<Record<keyof typeof createToken.fields, string>>

export function createTokenPage(page: Page) {
  const field = (name: keyof TokenFields) => page.getByRole('textbox', { name: createToken.fields[name] })
  // A long symbol is cut short on the button.
  const createButton = (symbol: string) =>
    transactionPanel(page).panel.getByRole('button', {
      name: fill(createToken.review.create, { symbol: symbol.slice(0, 11) }),
    })

  const card = (kind: KindId) =>
    page
      .getByRole('navigation', { name: createToken.kindLabel })
      .getByRole('link', { name: new RegExp(`^${createToken.kinds[kind].title}`) })

  const trialRun = page.getByRole('region', { name: createToken.trial.title })

  return {
    field,
    transaction: transactionPanel(page),
    addToWallet: page.getByRole('button', { name: createToken.result.addToWallet }),
    addedToWallet: page.getByRole('button', { name: createToken.result.addedToWallet }),

    resultTitle: (name: string) => page.getByRole('heading', { name: fill(createToken.result.title, { name }) }),

    open: () => page.goto('/create-token'),
    /** Opens a link that fills in the form; empty fields are left out. */
    openLink: (fields: Readonly<Record<string, string>>) =>
      page.goto(`/create-token?${new URLSearchParams(Object.entries(fields).filter(([, text]) => text !== ''))}`),

    /** The addresses that a link has brought along, to be ticked one by one. */
    confirmations: page.getByRole('group', { name: createToken.links.confirmTitle }).getByRole('checkbox'),

    trialRun,
    tryAgain: () => trialRun.getByRole('button', { name: createToken.trial.again }).click(),

    async fill(fields: TokenFields) {
      for (const [name, text] of Object.entries(fields)) {
        await field(name as keyof TokenFields).fill(text)
        await field(name as keyof TokenFields).press('Tab')
      }
    },

    review: () => page.getByRole('button', { name: createToken.actions.review }).click(),

    createButton,
    create: (symbol: string) => createButton(symbol).click(),
    backToForm: () => page.getByRole('button', { name: createToken.review.back }).click(),

    /** A kind's card, which leads to its form. */
    card,
    choose: (kind: KindId) => card(kind).click(),

    routers: page.getByRole('combobox', { name: createToken.checks.router.label }),

    /** A step of the trial run, with what came of it. */
    trial: (step: keyof typeof createToken.trial.steps) =>
      trialRun.getByRole('listitem').filter({ hasText: createToken.trial.steps[step] }),

    /** A fact of the review, by its name. */
    reviewed: (name: string) => getFact(page, name),

    /** Opens the search for an address with an ending, and starts it. */
    async searchEnding(suffix: string) {
      await page.getByText(vanity.title, { exact: true }).click()
      await page.getByRole('textbox', { name: vanity.label }).fill(suffix)
      await page.getByRole('button', { name: vanity.search, exact: true }).click()
    },
    foundEnding: page.getByRole('status').filter({ hasText: vanity.found }),
    endingRate: page.getByRole('term').filter({ hasText: vanity.rate }).locator('+ dd'),
    cancelSearch: () => page.getByRole('button', { name: words.common.cancel }).click(),

    /** The address that the result names. */
    async tokenAddress(): Promise<Address> {
      const row = page.getByRole('definition').filter({
        has: page.getByRole('button', { name: createToken.result.copyToken }),
      })
      return getAddress((await row.textContent())?.match(/0x[0-9a-fA-F]{40}/)?.[0] ?? '')
    },

    /** A step of the launch, by its title. */
    launchStep(title: string) {
      const step = page
        .getByRole('region', { name: createToken.launch.title })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      return {
        step,
        start: () => step.getByRole('button', { name: createToken.launch.start }).click(),
        skip: () => step.getByRole('button', { name: createToken.launch.skip }).click(),
      }
    },

    sendToMany: () => page.getByRole('link', { name: createToken.result.send }).click(),
  }
}

type Creation = ReturnType<typeof createTokenPage>

/** Connects and types an example of a kind, each field of it; a router is chosen from the table. The review is next. */
export async function typeExample(
  page: Page,
  wallet: Wallet,
  { kind, values }: { kind: KindId; values: Readonly<Record<string, string>> },
): Promise<Creation> {
  const { router, ...typed } = values
  const creation = createTokenPage(page)
  await creation.open()
  await wallet.connect()
  await creation.choose(kind)
  await creation.fill(typed as TokenFields)
  if (router) await creation.routers.selectOption(router)
  await creation.review()
  return creation
}

/** The address that a fact shows in full. */
export async function addressIn(creation: Creation, fact: string): Promise<Address | undefined> {
  const text = await creation
    .reviewed(fact)
    .filter({ hasText: /0x[0-9a-fA-F]{40}/ })
    .textContent()
  return text?.match(/0x[0-9a-fA-F]{40}/)?.[0] as Address | undefined
}
