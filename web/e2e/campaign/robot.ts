// Acts as the user of a run: prepares the list or the token, then presses what the page offers, at random where there is a choice. It
// knows its wallet, and states only what is true of it. Where the page names the risk of paying twice, it chooses the other way.

import { walletInfo } from '@e2e/fixtures/install-wallet.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { giveUp } from '@e2e/pages/run-actions.ts'
import { fill, words } from '@e2e/words.ts'
import type { Locator, Page } from '@playwright/test'
import { coin } from '@saleyard/testkit/chain/create-chain.ts'
import { formatEther } from 'viem'
import { namesRisk, toPattern } from './claims.ts'
import type { RunWallet } from './faulty-wallet.ts'
import type { Asset, Recipient } from './lane-fixture.ts'
import type { RunPlan } from './plan.ts'
import type { Random } from './random.ts'
import { readWindow, type WindowSnapshot } from './window-snapshot.ts'

export type Robot = ReturnType<typeof createRobot>

/** `done`: the page has reported. `refused`: it asks for something that names a risk. `waits`: nothing to press for now. */
export type Step = 'pressed' | 'waits' | 'done' | 'refused'

type Parameters = {
  plan: RunPlan
  random: Random
  people: readonly Recipient[]
  asset: Asset
  wallet: Pick<RunWallet, 'mayDeny' | 'isHolding' | 'takeBack'>
  /** The token to make. */
  token: { name: string; symbol: string }
  log(text: string): void
  onReview(): void
}

const { multiSend, tx, createToken } = words
const { send, review, stop, approve, report } = multiSend
const startOf = (sentence: string) => sentence.split('{{')[0] ?? ''
const ways = { permit: approve.ways.permit, permit2: approve.ways.permit2, bundle: approve.ways.calls } as const

/** What the page says when the network has no further answer: the user should look into the wallet. */
const lastWords = [multiSend.phases.hashUnseen, multiSend.phases.hashUnseenPlain].map((sentence) => toPattern(sentence))
/** What the page says about payments of the last day, or that the chain could not be read. */
const { unknown_one, unknown_other, unread, paidByOther, twiceFinished, twiceOpen } = multiSend.sentBefore
const sentElsewhere = [unknown_one, unknown_other, unread, paidByOther].map((sentence) => toPattern(sentence))
/** Of a run that another window or visit has left, also what this device knows. */
const sentBefore = [...sentElsewhere, toPattern(twiceFinished), toPattern(twiceOpen)]
const walletSilent = toPattern(multiSend.phases.walletSilent)

/** What its user confirms before a payment is sent again that no mark guards. */
const seenGone = new RegExp(
  [send.seenCancelled, send.seenUnsent, send.seenUnpaid, send.seenOtherCancelled, send.seenSigner]
    .map((sentence) => toPattern(sentence).source)
    .join('|'),
)

/** For a button that was there a moment ago. ms */
const patience = 5_000

export function createRobot({ plan, random, people, asset, wallet, token, log, onReview }: Parameters) {
  const list = people.map(({ address, amount }) => `${address}, ${formatEther(amount)}`).join('\n')
  const isCreation = plan.route === 'creation'
  let retries = 0
  let tries = 0
  let checks = 0
  let waysMissed = 0
  let isSending = false
  let isRetrying = false
  /** How often each text was on the screen when something was pressed. */
  const seen = new Map<string, number>()

  async function press(page: Page, name: string): Promise<Step> {
    log(`press "${name}"`)
    await page.getByRole('button', { name, exact: true }).first().click({ timeout: patience })
    return 'pressed'
  }

  /** One act on a window, or none. Who presses and is shown the same for the fifth time comes no further by that. */
  async function step(page: Page, isHealed: boolean): Promise<Step> {
    // A window behind another one is not drawn, and cannot be clicked.
    await page.bringToFront()
    const sight = await readWindow(page)
    const done = await performOn(page, sight, isHealed)
    const shown = sight.text.replace(/\d/g, '')
    const times = (seen.get(shown) ?? 0) + 1
    seen.set(shown, times)
    if (done === 'waits' && isHealed && lastWords.some((words) => words.test(sight.text))) return 'refused'
    return done === 'pressed' && times > 4 ? 'waits' : done
  }

  async function performOn(page: Page, sight: WindowSnapshot, isHealed: boolean): Promise<Step> {
    if (sight.dialog !== undefined) return answerDialog(page, sight)
    if (offers(sight, words.wallet.connect)) return press(page, words.wallet.connect)
    if (isCreation) return create(page, sight, isHealed)
    const stage = stages.find(([heading]) => sight.regions.includes(heading))
    return stage ? stage[1](page, sight, isHealed) : prepare(page, sight)
  }

  type Stage = (page: Page, sight: WindowSnapshot, isHealed: boolean) => Promise<Step>

  /** By what is on the screen; of several the first. */
  const stages: readonly [string, Stage][] = [
    [report.heading, readReport],
    [send.heading, onSend],
    [tx.title, onApprove],
    [review.heading, onReviewStep],
  ]

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

  /* PREPARE */

  async function prepare(page: Page, sight: WindowSnapshot): Promise<Step> {
    if (!sight.text.includes(multiSend.asset.heading)) return 'waits'
    if (offers(sight, send.continueRun)) return press(page, send.continueRun)
    if (await remembersRun(page)) return openPast(pastRuns(page).first())
    return (await fillIn(page)) ? 'pressed' : pressMain(page, sight)
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

  async function onReviewStep(page: Page, sight: WindowSnapshot, isHealed: boolean): Promise<Step> {
    onReview()
    // There is no run to go on with instead: it leaves it at the question.
    if (isHealed && sentElsewhere.some((words) => words.test(sight.text))) return 'refused'
    // Of who was left over the page itself has made a list.
    if (namesRisk(sight.text) && !isRetrying) return leaveRisk(page, sight)
    return (await isRiskDenied(page)) ? 'refused' : leaveReview(page, sight)
  }

  async function leaveReview(page: Page, sight: WindowSnapshot): Promise<Step> {
    const { main } = (await chooseWay(page)) ? await readWindow(page) : { main: undefined }
    if (main?.isEnabled) return press(page, main.name)
    // Whom a list of those who were left over pays twice is asked about too.
    if (main?.name === review.next.confirmAgain) return 'refused'
    return offers(sight, review.again) ? measureAgain(page) : 'waits'
  }

  /** Who was declined before may be paid again once nothing of the wallet can reach them. @returns Whether that cannot be said. */
  async function isRiskDenied(page: Page): Promise<boolean> {
    const { acceptRisk } = multiSendPage(page)
    if (!(await acceptRisk.isVisible())) return false
    if (wallet.isHolding()) wallet.takeBack()
    if (!wallet.mayDeny()) return true
    if (!(await acceptRisk.isChecked())) await acceptRisk.check()
    return false
  }

  /** Who refuses a payment refuses it at every try: some time a user leaves it at that. */
  async function measureAgain(page: Page): Promise<Step> {
    tries += 1
    return tries > 3 ? 'refused' : press(page, review.again)
  }

  /** The page has said that such a run exists: that one is opened, and no second one begun. */
  async function leaveRisk(page: Page, sight: WindowSnapshot): Promise<Step> {
    log('the page names a risk: back')
    if (offers(sight, review.back)) await press(page, review.back)
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
    const acts = [approve.action, approve.actionReset, approve.actionUnlimited].map(startOf)
    const act = buttons.find(({ name }) => acts.some((start) => name.startsWith(start)))
    if (act) return press(page, act.name)
    const looking = buttons.find(({ name }) => name === tx.uncertain.look)
    if (looking && !random.chance(0.3)) return press(page, looking.name)
    // A second signature would be behind a warning.
    const back = buttons.find(({ name }) => name === review.back || name === approve.back)
    return transaction.includes(tx.states.uncertain) && back ? press(page, back.name) : 'waits'
  }

  /* SEND */

  async function onSend(page: Page, sight: WindowSnapshot, isHealed: boolean): Promise<Step> {
    isSending = true
    isRetrying = false
    if (isHealed && sentBefore.some((words) => words.test(sight.text))) return 'refused'
    const isLocked = await unlock(page)
    if (isLocked && offers(sight, send.lookAgain)) return checkUntilHealed(page, isHealed)
    return chooseOnSend(page, sight)
  }

  /** Who is asked for what cannot be said looks again; some looks after the last fault it is left at that. */
  async function checkUntilHealed(page: Page, isHealed: boolean): Promise<Step> {
    checks += isHealed ? 1 : 0
    return checks > 6 ? 'refused' : press(page, send.lookAgain)
  }

  async function chooseOnSend(page: Page, sight: WindowSnapshot): Promise<Step> {
    const now = await readWindow(page)
    log(`reads "${now.text.match(/recipients? paid (.{0,160})/)?.[1] ?? ''}"`)
    const choices = weighChoices(now)
    if (choices.length === 0) return 'waits'
    const choice = random.pick(choices)
    return choice === stop.heading ? cancelOne(page, sight) : press(page, choice)
  }

  /** Names of buttons, each as often as it is to be pressed among ten or so. */
  function weighChoices(sight: WindowSnapshot): string[] {
    const { main, text } = sight
    const offered: readonly (readonly [name: string, times: number, isOffered: boolean | undefined])[] = [
      [main?.name ?? '', 9, main?.isEnabled && !namesRisk(main.name)],
      [send.lookAgain, 2, offers(sight, send.lookAgain)],
      [stop.action, 1, mayStop(sight)],
      [stop.heading, 1, text.includes(stop.heading)],
      [send.checkApproval, 9, text.includes(words.errors.ERC20InsufficientAllowance)],
    ]
    const lists = offered.map(([name, times, isOffered]) => (isOffered ? Array<string>(times).fill(name) : []))
    return [...lists.flat(), ...whenSilent(sight)]
  }

  /**
   * A plain transfer may be sent again once its user has seen the old one cancelled: here where it is so, after taking back what
   * the wallet holds.
   *
   * @returns Whether the page asks for it, and it cannot be said.
   */
  async function unlock(page: Page): Promise<boolean> {
    const box = page.getByRole('checkbox', { name: seenGone })
    if (!(await box.isVisible())) return false
    if (wallet.isHolding()) {
      log('take back in the wallet')
      wallet.takeBack()
    }
    if (!wallet.mayDeny()) return true
    if (!(await box.isChecked())) await box.check()
    return false
  }

  async function cancelOne(page: Page, sight: WindowSnapshot): Promise<Step> {
    const open = sight.batches.flatMap(({ state }, index) => (isOpenState(state) ? [index + 1] : []))
    if (open.length === 0) return 'waits'
    const number = random.pick(open)
    const name = fill(stop.giveUp, { number })
    const isThere = offers(sight, name)
    log(`give up batch ${number} on chain`)
    if (!isThere) await giveUp(page, number)
    else await page.getByRole('region', { name: tx.title }).getByRole('button', { name }).click({ timeout: patience })
    return 'pressed'
  }

  /* REPORT */

  async function readReport(page: Page, sight: WindowSnapshot): Promise<Step> {
    const mayRetry = offers(sight, report.retry)
    if (mayRetry && retries < 2 && random.chance(0.5)) {
      retries += 1
      isSending = false
      isRetrying = true
      return press(page, report.retry)
    }
    return 'done'
  }

  /* CREATE A TOKEN */

  async function create(page: Page, sight: WindowSnapshot, isHealed: boolean): Promise<Step> {
    if (sight.headings.includes(fill(createToken.result.title, { name: token.name }))) return 'done'
    // A reload leads from the result to the token's own page.
    if (new URL(page.url()).pathname.startsWith('/token/') && sight.text.includes(token.symbol)) return 'done'
    return isLeft(sight, isHealed) ? 'refused' : goOnWithToken(page, sight, isHealed)
  }

  /** Whether the robot leaves it at what the page says of the token. */
  function isLeft({ text }: WindowSnapshot, isHealed: boolean): boolean {
    // The account has made it before, or may have: who agrees to that makes a second one.
    if (text.includes(createToken.again.hold)) return true
    // A reorg has taken it back, and nothing brings it again.
    return isHealed && toPattern(createToken.result.missing).test(text)
  }

  async function goOnWithToken(page: Page, sight: WindowSnapshot, isHealed: boolean): Promise<Step> {
    const name = fill(createToken.review.create, { symbol: token.symbol })
    if (offers(sight, name)) return sign(page, sight, name)
    if (offers(sight, tx.uncertain.look)) return checkToken(page, isHealed)
    return offers(sight, createToken.actions.review) ? describeToken(page) : 'waits'
  }

  /** To sign again is behind a warning: at some time the robot leaves it at that, in each window. */
  async function checkToken(page: Page, isHealed: boolean): Promise<Step> {
    checks += isHealed ? 1 : 0
    return checks > 6 || random.chance(0.2) ? 'refused' : press(page, tx.uncertain.look)
  }

  async function sign(page: Page, sight: WindowSnapshot, name: string): Promise<Step> {
    onReview()
    if (!namesRisk(sight.transaction)) return press(page, name)
    wallet.takeBack()
    return wallet.mayDeny() ? press(page, name) : 'refused'
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

  return {
    step,
    path: isCreation ? '/create-token' : '/multi-sender',
    /** Leaves what is being done, as a user in a hurry does: pauses, stops, or goes back. */
    async interrupt(page: Page): Promise<void> {
      const { buttons } = await readWindow(page)
      const offered = [send.pause, stop.action, send.backToList, review.back, createToken.review.back].filter((name) =>
        buttons.some((button) => button.name === name),
      )
      if (offered.length > 0) await press(page, random.pick(offered))
    },
  }
}

/** Buttons to press while the page says that the wallet is silent, or that no node knows a hash. */
function whenSilent({ buttons, text }: WindowSnapshot): string[] {
  if (walletSilent.test(text)) return [send.pause]
  if (!lastWords.some((words) => words.test(text))) return []
  return buttons.map(({ name }) => name).filter((name) => name.startsWith(startOf(send.resend)))
}

function isOpenState(state: string): boolean {
  const { sent, signing, handedOut, failed, replaced, queued } = multiSend.batchStates
  return [sent, signing, handedOut, failed, replaced, queued].includes(state)
}

const offers = ({ buttons }: Pick<WindowSnapshot, 'buttons'>, name: string) =>
  buttons.some((button) => button.name === name)

/** Where nothing was sent yet, nothing is to be learned from stopping. */
function mayStop(sight: WindowSnapshot): boolean {
  const { queued } = multiSend.batchStates
  return offers(sight, stop.action) && sight.batches.some(({ state }) => state !== queued)
}
