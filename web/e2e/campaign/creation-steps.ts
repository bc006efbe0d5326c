// The robot's steps on the page that creates a token: describes the token, signs, and checks what became of it.

import { fill, words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { namesRisk, toPattern } from './claims.ts'
import { hasButton, type RobotContext, type Step } from './robot-context.ts'
import type { WindowSnapshot } from './window-snapshot.ts'

const { tx, createToken } = words

export function createCreationSteps({ random, wallet, token, onReview, press }: RobotContext) {
  let checks = 0

  async function create(page: Page, snapshot: WindowSnapshot, isHealed: boolean): Promise<Step> {
    if (snapshot.headings.includes(fill(createToken.result.title, { name: token.name }))) return 'done'
    // A reload leads from the result to the token's own page.
    if (new URL(page.url()).pathname.startsWith('/token/') && snapshot.text.includes(token.symbol)) return 'done'
    return isLeft(snapshot, isHealed) ? 'refused' : goOnWithToken(page, snapshot, isHealed)
  }

  /** Whether the robot leaves it at what the page says of the token. */
  function isLeft({ text }: WindowSnapshot, isHealed: boolean): boolean {
    // The account has made it before, or may have: who agrees to that makes a second one.
    if (text.includes(createToken.again.hold)) return true
    // A reorg has taken it back, and nothing brings it again.
    return isHealed && toPattern(createToken.result.missing).test(text)
  }

  async function goOnWithToken(page: Page, snapshot: WindowSnapshot, isHealed: boolean): Promise<Step> {
    const name = fill(createToken.review.create, { symbol: token.symbol })
    if (hasButton(snapshot, name)) return sign(page, snapshot, name)
    if (hasButton(snapshot, tx.uncertain.look)) return checkToken(page, isHealed)
    return hasButton(snapshot, createToken.actions.review) ? describeToken(page) : 'waits'
  }

  /** To sign again is behind a warning: at some time the robot leaves it at that, in each window. */
  async function checkToken(page: Page, isHealed: boolean): Promise<Step> {
    checks += isHealed ? 1 : 0
    return checks > 6 || random.chance(0.2) ? 'refused' : press(page, tx.uncertain.look)
  }

  async function sign(page: Page, snapshot: WindowSnapshot, name: string): Promise<Step> {
    onReview()
    if (!namesRisk(snapshot.transaction)) return press(page, name)
    wallet.discardUnsent()
    return wallet.canRuleOutPayment() ? press(page, name) : 'refused'
  }

  /** Whatever a fault has left of the form. */
  async function describeToken(page: Page): Promise<Step> {
    const typed = { name: token.name, symbol: token.symbol, totalSupply: '1000000' } as const
    for (const [key, text] of Object.entries(typed)) {
      const field = page.getByRole('textbox', { name: createToken.fields[key as keyof typeof typed] }).first()
      if ((await field.inputValue()) !== text) await field.fill(text)
    }
    return press(page, createToken.actions.review)
  }

  return create
}
