// The robot's steps in the multi-sender: prepares the list, reviews, approves, sends, and reads the report.

import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { giveUp } from '@e2e/pages/run-actions.ts'
import { fill, words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther } from 'viem'
import { namesRisk, toPattern } from './claims.ts'
import { getPrefix, hasButton, patience, type RobotContext, type Step, unseenHashes } from './robot-context.ts'
import { readWindow, type WindowSnapshot } from './window-snapshot.ts'

const { multiSend, tx } = words
const { send, review, stop, approve, report } = multiSend
const ways = { permit: approve.ways.permit, permit2: approve.ways.permit2, bundle: approve.ways.calls } as const

/** What the page says about payments of the last day, or that the chain could not be read. */
const { unknown_one, unknown_other, unread, paidByOther, twiceFinished, twiceOpen } = multiSend.sentBefore
const sentElsewhere = [unknown_one, unknown_other, unread, paidByOther].map((sentence) => toPattern(sentence))
/** Of a run that another window or visit has left, also what this device knows. */
const sentBefore = [...sentElsewhere, toPattern(twiceFinished), toPattern(twiceOpen)]
const walletSilent = toPattern(multiSend.phases.walletSilent)

/** What its user confirms before a payment is sent again that no mark guards. */
const unsentConfirmation = new RegExp(
  [send.seenCancelled, send.seenUnsent, send.seenUnpaid, send.seenOtherCancelled, send.seenSigner]
    .map((sentence) => toPattern(sentence).source)
    .join('|'),
)

type Stage = (page: Page, snapshot: WindowSnapshot, isHealed: boolean) => Promise<Step>

export function createSendSteps({ plan, random, recipients, asset, wallet, log, onReview, press }: RobotContext) {
  const list = recipients.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')
  let retries = 0
  let tries = 0
  let checks = 0
  let waysMissed = 0
  let silences = 0
  let isSending = false
  let isRetrying = false

  /* PREPARE */

  async function prepare(page: Page, snapshot: WindowSnapshot): Promise<Step> {
    if (!snapshot.text.includes(multiSend.asset.heading)) return 'waits'
    if (hasButton(snapshot, send.continueRun)) return press(page, send.continueRun)
    if (await remembersRun(page)) return openPast(pastRuns(page).first())
    return (await fillIn(page)) ? 'pressed' : pressMain(page, snapshot)
  }

  async function pressMain(page: Page, { main }: WindowSnapshot): Promise<Step> {
    const mayPress = main?.isEnabled && main.name !== multiSend.acts.addRecipients
    return mayPress ? press(page, main.name) : 'waits'
  }

  /** It was sending: what became of that is in the past runs, if it looks there. */
  const remembersRun = async (page: Page) =>
    isSending && (await pastRuns(page).first().isVisible()) && random.chance(0.8)

  const pastRuns = (page: Page) =>
    page.getByRole('region', { name: multiSend.pastRuns.heading }).getByRole('button', { name: /^Open/ })

  async function openPast(button: Locator): Promise<Step> {
    log('open the past run')
    await button.click({ timeout: patience })
    return 'pressed'
  }

  /** @returns Whether something was missing. */
  async function fillIn(page: Page): Promise<boolean> {
    const sending = multiSendPage(page)
    if (asset !== coin && (!(await sending.tokenField.isVisible()) || (await sending.tokenField.inputValue()) === '')) {
      log('choose the token')
      await sending.chooseToken(asset)
      return true
    }
    if (!(await sending.list.isVisible()) || (await sending.list.inputValue()).trim() !== '') return false
    log('paste the list')
    await sending.paste(list)
    return true
  }

  /* REVIEW */

  async function onReviewStep(page: Page, snapshot: WindowSnapshot, isHealed: boolean): Promise<Step> {
    onReview()
    // There is no run to go on with instead: it leaves it at the question.
    if (isHealed && sentElsewhere.some((words) => words.test(snapshot.text))) return 'refused'
    // Of who was left over the page itself has made a list.
    if (namesRisk(snapshot.text) && !isRetrying) return leaveRisk(page, snapshot)
    return (await isRiskDenied(page)) ? 'refused' : leaveReview(page, snapshot)
  }

  async function leaveReview(page: Page, snapshot: WindowSnapshot): Promise<Step> {
    const { main } = (await chooseWay(page)) ? await readWindow(page) : { main: undefined }
    if (main?.isEnabled) return press(page, main.name)
    // Whom a list of those who were left over pays twice is asked about too.
    if (main?.name === review.next.confirmAgain) return 'refused'
    return hasButton(snapshot, review.again) ? measureAgain(page) : 'waits'
  }

  /** Who was declined before may be paid again once nothing of the wallet can reach them. @returns Whether that cannot be said. */
  async function isRiskDenied(page: Page): Promise<boolean> {
    const { acceptRisk } = multiSendPage(page)
    if (!(await acceptRisk.isVisible())) return false
    if (wallet.hasUnsent()) wallet.discardUnsent()
    if (!wallet.canRuleOutPayment()) return true
    if (!(await acceptRisk.isChecked())) await acceptRisk.check()
    return false
  }

  /** Who refuses a payment refuses it at every try: some time a user leaves it at that. */
  async function measureAgain(page: Page): Promise<Step> {
    tries += 1
    return tries > 3 ? 'refused' : press(page, review.again)
  }

  /** The page has said that such a run exists: that one is opened, and no second one begun. */
  async function leaveRisk(page: Page, snapshot: WindowSnapshot): Promise<Step> {
    log('the page names a risk: back')
    if (hasButton(snapshot, review.back)) await press(page, review.back)
    // Nothing is known of it but its events, where the storage was cleared.
    if (await pastRuns(page).first().isVisible()) await openPast(pastRuns(page).first())
    return 'refused'
  }

  /** @returns Whether the page is there yet where it is chosen. */
  async function chooseWay(page: Page): Promise<boolean> {
    if (plan.route === 'skip') return chooseSkipping(page)
    const name = plan.route in ways ? ways[plan.route as keyof typeof ways] : undefined
    if (name === undefined || (await choose(page.getByRole('radio', { name, exact: true })))) return true
    // What was approved before is enough, so there is no way to choose. Where there is one it comes within a second.
    waysMissed += 1
    return waysMissed > 10
  }

  async function chooseSkipping(page: Page): Promise<boolean> {
    const cap = page.getByRole('textbox', { name: review.gasCap })
    const isThere = await choose(multiSendPage(page).skipMode)
    // The default is less than what costly recipients need.
    if (isThere && plan.isCostly && (await cap.inputValue()) !== '2000000') await cap.fill('2000000')
    return isThere
  }

  async function choose(radio: Locator): Promise<boolean> {
    if (!(await radio.isVisible())) return false
    if (!(await radio.isChecked())) await radio.click()
    return true
  }

  /* APPROVE */

  async function onApprove(page: Page, { buttons, transaction }: WindowSnapshot): Promise<Step> {
    const names = [approve.action, approve.actionReset, approve.actionUnlimited].map(getPrefix)
    const approval = buttons.find(({ name }) => names.some((start) => name.startsWith(start)))
    if (approval) return press(page, approval.name)
    const looking = buttons.find(({ name }) => name === tx.uncertain.look)
    if (looking && !random.chance(0.3)) return press(page, looking.name)
    // A second signature would be behind a warning.
    const back = buttons.find(({ name }) => name === review.back || name === approve.back)
    return transaction.includes(tx.states.uncertain) && back ? press(page, back.name) : 'waits'
  }

  /* SEND */

  async function onSend(page: Page, snapshot: WindowSnapshot, isHealed: boolean): Promise<Step> {
    isSending = true
    isRetrying = false
    if (isHealed && sentBefore.some((words) => words.test(snapshot.text))) return 'refused'
    const isLocked = await unlock(page)
    if (isLocked && hasButton(snapshot, send.lookAgain)) return checkUntilHealed(page, isHealed)
    return chooseOnSend(page, snapshot)
  }

  /** Who is asked for what cannot be said looks again; some looks after the last fault it is left at that. */
  async function checkUntilHealed(page: Page, isHealed: boolean): Promise<Step> {
    checks += isHealed ? 1 : 0
    return checks > 6 ? 'refused' : press(page, send.lookAgain)
  }

  async function chooseOnSend(page: Page, snapshot: WindowSnapshot): Promise<Step> {
    const now = await readWindow(page)
    log(`reads "${now.text.match(/recipients? paid (.{0,160})/)?.[1] ?? ''}"`)
    const choices = weighChoices(now)
    if (choices.length === 0) return 'waits'
    const choice = random.pick(choices)
    return choice === stop.heading ? cancelOne(page, snapshot) : press(page, choice)
  }

  /** Names of buttons, each as often as it is to be pressed among ten or so. */
  function weighChoices(snapshot: WindowSnapshot): string[] {
    const { main, text } = snapshot
    silences += walletSilent.test(text) ? 1 : 0
    // A wallet that holds a bundle and never executes it is asked for no second one: its user gives the batch up.
    if (silences > 2 && text.includes(stop.heading)) return [stop.heading]
    const offered: readonly (readonly [name: string, times: number, isOffered: boolean | undefined])[] = [
      [main?.name ?? '', 9, main?.isEnabled && !namesRisk(main.name)],
      [send.lookAgain, 2, hasButton(snapshot, send.lookAgain)],
      [stop.action, 1, mayStop(snapshot)],
      [stop.heading, 1, text.includes(stop.heading)],
      [send.checkApproval, 9, text.includes(words.errors.ERC20InsufficientAllowance)],
    ]
    const lists = offered.map(([name, times, isOffered]) => (isOffered ? Array<string>(times).fill(name) : []))
    return [...lists.flat(), ...whenSilent(snapshot)]
  }

  /**
   * A plain transfer may be sent again once its user has seen the old one cancelled: here where it is so, after taking back what
   * the wallet holds.
   *
   * @returns Whether the page asks for it, and it cannot be said.
   */
  async function unlock(page: Page): Promise<boolean> {
    const box = page.getByRole('checkbox', { name: unsentConfirmation })
    if (!(await box.isVisible())) return false
    if (wallet.hasUnsent()) {
      log('take back in the wallet')
      wallet.discardUnsent()
    }
    if (!wallet.canRuleOutPayment()) return true
    if (!(await box.isChecked())) await box.check()
    return false
  }

  async function cancelOne(page: Page, snapshot: WindowSnapshot): Promise<Step> {
    const open = snapshot.batches.flatMap(({ state }, index) => (isOpenState(state) ? [index + 1] : []))
    if (open.length === 0) return 'waits'
    const number = random.pick(open)
    const name = fill(stop.giveUp, { number })
    const isThere = hasButton(snapshot, name)
    log(`give up batch ${number} on chain`)
    if (!isThere) await giveUp(page, number)
    else await page.getByRole('region', { name: tx.title }).getByRole('button', { name }).click({ timeout: patience })
    return 'pressed'
  }

  /* REPORT */

  async function readReport(page: Page, snapshot: WindowSnapshot): Promise<Step> {
    const mayRetry = hasButton(snapshot, report.retry)
    if (mayRetry && retries < 2 && random.chance(0.5)) {
      retries += 1
      isSending = false
      isRetrying = true
      return press(page, report.retry)
    }
    return 'done'
  }

  /** By what is on the screen; of several the first. */
  const stages: readonly [string, Stage][] = [
    [report.heading, readReport],
    [send.heading, onSend],
    [tx.title, onApprove],
    [review.heading, onReviewStep],
  ]

  /** One action of the stage that is on the screen. */
  return async (page: Page, snapshot: WindowSnapshot, isHealed: boolean): Promise<Step> => {
    const stage = stages.find(([heading]) => snapshot.regions.includes(heading))
    return stage ? stage[1](page, snapshot, isHealed) : prepare(page, snapshot)
  }
}

/** Buttons to press while the page says that the wallet is silent, or that no node knows a hash. */
function whenSilent({ buttons, text }: WindowSnapshot): string[] {
  if (walletSilent.test(text)) return [send.pause]
  if (!unseenHashes.some((words) => words.test(text))) return []
  return buttons.map(({ name }) => name).filter((name) => name.startsWith(getPrefix(send.resend)))
}

function isOpenState(state: string): boolean {
  const { sent, signing, handedOut, failed, replaced, queued } = multiSend.batchStates
  return [sent, signing, handedOut, failed, replaced, queued].includes(state)
}

/** Where nothing was sent yet, nothing is to be learned from stopping. */
function mayStop(snapshot: WindowSnapshot): boolean {
  const { queued } = multiSend.batchStates
  return hasButton(snapshot, stop.action) && snapshot.batches.some(({ state }) => state !== queued)
}
