// Acts as the user of a run: prepares the list or the token, then presses what the page offers, at random where there is a choice. It
// knows its wallet, and states only what is true of it. Where the page names the risk of paying twice, it chooses the other way.

import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { words } from '@e2e/words.ts'
import type { Page } from '@playwright/test'
import { namesRisk } from './claims.ts'
import { createCreationSteps } from './creation-steps.ts'
import { hasButton, patience, type RobotParameters, type Step, unseenHashes } from './robot-context.ts'
import { createSendSteps } from './send-steps.ts'
import { readWindow, type WindowSnapshot } from './window-snapshot.ts'

export type Robot = ReturnType<typeof createRobot>

const { multiSend, createToken } = words
const { send, review, stop } = multiSend

export function createRobot(parameters: RobotParameters) {
  const { plan, random, log } = parameters
  const isCreation = plan.route === 'creation'
  const perform = (isCreation ? createCreationSteps : createSendSteps)({ ...parameters, press })
  /** How often each text was on the screen when something was pressed. */
  const seen = new Map<string, number>()

  async function press(page: Page, name: string): Promise<Step> {
    log(`press "${name}"`)
    await page.getByRole('button', { name, exact: true }).first().click({ timeout: patience })
    return 'pressed'
  }

  /** One action on a window, or none. Who presses and is shown the same for the fifth time comes no further by that. */
  async function step(page: Page, isHealed: boolean): Promise<Step> {
    // A window behind another one is not drawn, and cannot be clicked.
    await page.bringToFront()
    const snapshot = await readWindow(page)
    const done = await performOn(page, snapshot, isHealed)
    const shown = snapshot.text.replace(/\d/g, '')
    const times = (seen.get(shown) ?? 0) + 1
    seen.set(shown, times)
    if (done === 'waits' && isHealed && unseenHashes.some((words) => words.test(snapshot.text))) return 'refused'
    return done === 'pressed' && times > 4 ? 'waits' : done
  }

  async function performOn(page: Page, snapshot: WindowSnapshot, isHealed: boolean): Promise<Step> {
    if (snapshot.dialog !== undefined) return answerDialog(page, snapshot)
    if (hasButton(snapshot, words.wallet.connect)) return press(page, words.wallet.connect)
    return perform(page, snapshot, isHealed)
  }

  async function answerDialog(page: Page, { dialog = '', buttons }: WindowSnapshot): Promise<Step> {
    const own = buttons.filter(({ isInDialog }) => isInDialog).map(({ name }) => name)
    const offered = own.find((name) => name.startsWith(walletInfo.name))
    if (offered) {
      log('connect')
      await page.getByRole('dialog').getByRole('button', { name: walletInfo.name }).click({ timeout: patience })
      return 'pressed'
    }
    if (own.includes(stop.confirm) && !namesRisk(dialog)) return press(page, stop.confirm)
    log(`leave the dialog "${dialog.slice(0, 120)}"`)
    await page.keyboard.press('Escape')
    return namesRisk(dialog) ? 'refused' : 'pressed'
  }

  return {
    step,
    path: isCreation ? '/create-token' : '/multi-sender',
    /** Leaves what is being done, as a user in a hurry does: pauses, stops, or goes back. */
    async interrupt(page: Page): Promise<void> {
      const { buttons } = await readWindow(page)
      const offered = [send.pause, stop.action, send.backToList, review.back, createToken.review.back].filter((name) =>
        hasButton({ buttons }, name),
      )
      if (offered.length > 0) await press(page, random.pick(offered))
    },
  }
}
