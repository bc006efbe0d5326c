// Locates and drives the multi-sender's four steps, its past runs and its downloads.
import { fill, words } from '@e2e/words.ts'
import type { Download, Page } from '@playwright/test'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { transactionPanel } from './shared-parts.ts'

const { multiSend } = words

/** A count as the page writes it: `1,000`. */
const group = (count: number) => formatAmount(BigInt(count), 0, { grouped: true })

/** `one` or `other` of a sentence, with the count in it. */
function plural(sentences: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? sentences.one : sentences.other, { formatted: group(count) })
}

export type MultiSendPage = ReturnType<typeof multiSendPage>

/** The four steps: Prepare, Review, Approve, Send. */
export function multiSendPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const startsLike = (sentence: string) => page.getByRole('button', { name: sentence.split('{{')[0]?.trim() ?? '' })
  const { acts, review, send, report } = multiSend
  const reportRegion = page.getByRole('region', { name: report.heading })

  return {
    /** The bar above, with the current one of the four. */
    steps: page.getByRole('list', { name: multiSend.steps.label }),

    /* PREPARE */

    open: () => page.goto('/multi-sender'),
    chooseToken: async (address: string) => {
      await page.getByText(multiSend.asset.erc20, { exact: true }).click()
      await page.getByRole('textbox', { name: multiSend.asset.tokenLabel }).fill(address)
    },
    tokenField: page.getByRole('textbox', { name: multiSend.asset.tokenLabel }),
    list: page.getByRole('textbox', { name: multiSend.list.label }),
    lines: page.getByRole('region', { name: multiSend.list.lines }).getByRole('listitem'),
    /** The list with its title, whatever its state. */
    recipients: page.getByRole('region', { name: multiSend.list.heading }),
    problems: page.getByRole('region', { name: multiSend.problems.label }),

    async loadFile(file: string | { name: string; mimeType: string; buffer: Buffer }) {
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: multiSend.list.loadLabel }).click()
      await (await choosing).setFiles(file)
    },

    async paste(text: string) {
      await page.getByRole('textbox', { name: multiSend.list.label }).fill(text)
    },

    /** The dialog that makes a list of the holders of a token. */
    holders: holdersDialog(page),

    async editLine(number: number, text: string) {
      const label = fill(multiSend.list.editLine, { number, text: '' }).trim()
      await page.getByRole('button', { name: label }).click()
      const editor = page.getByRole('textbox', { name: fill(multiSend.list.lineLabel, { number }) })
      await editor.fill(text)
      await editor.press('Enter')
    },

    /** Answers a question about the whole list. The choices show examples after their words. */
    async answer(question: string, choice: string) {
      const card = page.getByRole('region', { name: question })
      await card.getByRole('button', { name: choice }).click()
    },

    /** What there is to do about names, by its title. */
    nameCard: (title: string) => page.getByRole('region', { name: title }),
    removeRefused: () => button(multiSend.problems.remove).click(),
    correctButton: (count: number) => button(plural({ one: acts.correct_one, other: acts.correct_other }, count)),
    reviewButton: (count: number) => button(plural({ one: acts.review_one, other: acts.review_other }, count)),
    deployButton: startsLike(acts.deployFirst),

    /* REVIEW */

    review: page.getByRole('region', { name: review.heading, exact: true }),
    testRun: page.getByRole('region', { name: review.check }),
    /** A fact of the plan, by its name: figure and explanation. */
    figure: (name: string) =>
      page
        .getByRole('region', { name: review.heading, exact: true })
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole('definition'),
    softwareWallet: page.getByRole('checkbox', { name: multiSend.signing.software }),
    skipMode: page.getByRole('radio', { name: review.skip }),
    goOnToApprove: button(review.next.approve),
    /** Whatever the number of batches. */
    goOnToSendButton: startsLike(review.next.send_other),
    /** The button that leads on, whatever it says. */
    mainButton: page.getByRole('complementary', { name: multiSend.summary.heading }).getByRole('button').last(),
    summary: page.getByRole('complementary', { name: multiSend.summary.heading }),
    /** In place of the button that leads on, while it is to be confirmed that the list is paid again. */
    confirmFirst: button(review.next.confirmAgain),
    confirmAgain: page.getByRole('checkbox', { name: multiSend.sentBefore.agree }),
    openThatRun: page
      .getByRole('complementary', { name: multiSend.summary.heading })
      .getByRole('button', { name: multiSend.pastRuns.openLabel.split('{{')[0]?.trim() ?? '' })
      .first(),
    goOnToSendPlain: button(review.next.sendPlain),
    acceptRiskButton: button(review.next.acceptRisk),
    acceptRisk: page.getByRole('checkbox', { name: review.declinedAccept }),
    measureAgain: button(review.again),
    backToList: button(review.back),

    /* APPROVE */

    approval: transactionPanel(page),
    /** Whatever the amount. */
    anyApproveButton: transactionPanel(page).panel.getByRole('button', {
      name: multiSend.approve.action.split('{{')[0],
    }),
    approveButton: (amount: string, symbol: string) => button(fill(multiSend.approve.action, { amount, symbol })),

    /* SEND */

    /** Of a single payment: the button that sends it, again or for the first time. */
    sendPlainButton: (amount: string, symbol: string) => button(fill(send.startPlain, { amount, symbol })),
    resendPlainButton: button(send.resendPlain),
    lookAgainButton: button(send.lookAgain),
    /** Whatever the number of batches: only the first is announced before the run was begun. */
    firstSendButton: startsLike(fill(send.start, { number: 1, total: '{{total}}' })),
    sendButton: (number: number, total: number) => button(fill(send.start, { number, total })),
    /** From a Safe: to its owners. */
    proposeButton: (number: number, total: number) => button(fill(words.safe.pay.send.start, { number, total })),
    resendButton: (number: number) => button(fill(send.resend, { number })),
    waitingForSignature: button(send.waitingSignature),
    continueButton: button(send.continue),
    smallerBatches: button(multiSend.signing.shrink),
    /** Of the batch that is next, above the button that sends it. */
    callCode: page
      .getByRole('complementary', { name: multiSend.summary.heading })
      .locator('dl > div')
      .filter({ has: page.getByText(multiSend.signing.callCode, { exact: true }) })
      .getByRole('definition'),
    sending: page.getByRole('region', { name: send.heading, exact: true }),
    /** A tile, or a row of the table. */
    batch: (number: number) =>
      page
        .getByRole('region', { name: send.table })
        .locator('li, tbody tr')
        .nth(number - 1),
    showTable: button(multiSend.board.table),
    pauseButton: button(send.pause),
    backToRuns: button(send.backToList),
    continueRun: () => button(send.continueRun).click(),

    /* REPORT */

    retryButton: button(report.retry),
    startNew: button(report.startNew),
    somePaid: (paid: number, total: number) => fill(report.partPaid, { paid: group(paid), total: group(total) }),

    report: reportRegion,
    allPaid: (count: number) => plural({ one: report.allPaid_one, other: report.allPaid_other }, count),

    /** Text of the file that a download button of the report gives. */
    async download(kind: 'csv' | 'json'): Promise<string> {
      const downloading = page.waitForEvent('download')
      await reportRegion.getByRole('button', { name: report[kind] }).click()
      return readDownload(await downloading)
    },
  }
}

function holdersDialog(page: Page) {
  const { holders } = multiSend
  const dialog = page.getByRole('dialog', { name: holders.title })
  return {
    dialog,
    open: () => page.getByRole('button', { name: holders.title }).click(),
    async load(contract: string, block: bigint) {
      await dialog.getByRole('textbox', { name: holders.contract }).fill(contract)
      await dialog.getByRole('radio', { name: holders.block }).check()
      await dialog.getByRole('textbox', { name: holders.block }).fill(String(block))
      await dialog.getByRole('button', { name: holders.load }).click()
    },
    field: (name: string) => dialog.getByRole('textbox', { name }),
    preview: dialog.getByRole('region', { name: holders.preview }),
    use: () => dialog.getByRole('button', { name: holders.use }).click(),
  }
}

/** The runs on this device, below the list that is being prepared. */
export function pastRunsPanel(page: Page) {
  const region = page.getByRole('region', { name: words.multiSend.pastRuns.heading })
  return {
    rows: region.getByRole('listitem'),
    openLatest: () => region.getByRole('button', { name: /^Open/ }).first().click(),

    /** Text of the file that the newest run is exported to. */
    async exportLatest(): Promise<string> {
      await region
        .getByRole('button', { name: /^Export/ })
        .first()
        .click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('button', { name: words.multiSend.transfer.export, exact: true }).click()
      return readDownload(await downloading)
    },
    importFile: (text: string) =>
      page.getByLabel(words.multiSend.transfer.importLabel).setInputFiles({
        name: 'run.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      }),
    /** `confirm`: what the button says, which depends on the run's state. */
    async deleteLatest(confirm: string) {
      await region
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
    },
  }
}

/** Text of a file that the page gives to the browser. */
export async function readDownload(download: Download): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
