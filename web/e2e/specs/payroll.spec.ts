import { findWholeSafeList, longSafeListPath, readReport, readSafeList, sum } from '@e2e/fixtures/lists.ts'
import { watchMainThread } from '@e2e/fixtures/measure-page.ts'
import { expect, test } from '@e2e/fixtures/test.ts'
import { multiSendPage } from '@e2e/pages/multi-send-page.ts'
import { words } from '@e2e/words.ts'
import { runFigures } from '@saleyard/generated/bench-figures'
import type { Address } from 'viem'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

/** Batches are followed block by block; a machine with two cores takes about two seconds for each. */
const minute = 60_000
const lists = [
  { rows: 5_000, find: () => longSafeListPath, timeout: 4 * minute, tag: '@slow' },
  { rows: 43_575, find: findWholeSafeList, timeout: 40 * minute, tag: '@slow' },
]

for (const { rows, find, timeout, tag } of lists) {
  test(`a user pays ${rows} people of a real list in tokens, to the end, and each of them has it`, { tag }, async ({
    page,
    wallet,
    chain,
  }) => {
    const path = find()
    test.skip(!path, 'the list of the Safe airdrop is not beside the repository; say where it is in SAFE_LIST')
    test.setTimeout(timeout)
    const payments = readSafeList(path)
    const people = payments.map(({ address }) => address)
    const { multiSender } = chain.addresses
    const token = await chain.deployForeignToken()
    const total = sum(payments)
    expect(people).toHaveLength(rows)
    const before = await chain.balanceOf(token, wallet.address)

    const thread = await watchMainThread(page)
    const sending = multiSendPage(page)
    await sending.open()
    await wallet.connect()
    await sending.chooseToken(token)
    const longest: Record<string, number> = {}
    /** Measures until a button shows the next step, without other queries of the page. */
    const measure = async (step: string, start: string) => {
      await thread.longest()
      await thread.untilButtonSays(start)
      longest[step] = (await thread.longest()).task
    }
    const { acts, review, report: reportWords } = words.multiSend
    const begun = Date.now()
    await sending.loadFile(path ?? '')
    await measure('prepare', acts.review_other.split('{{')[0] ?? '')
    await sending.reviewButton(rows).click()
    await measure('review', review.next.approve)
    await expect(sending.testRun).toContainText(review.checkPassedApproval)
    await sending.goOnToApprove.click()
    await sending.approveButton(formatAmount(total, 18, { grouped: true }), 'UNI-V2').click()
    await sending.firstSendButton.click()
    await measure('send', reportWords.csv)
    await expect(sending.report).toContainText(sending.allPaid(rows))

    expect(await chain.balances(token, people)).toEqual(payments.map(({ amount }) => amount))
    expect(await chain.balanceOf(token, wallet.address)).toBe(before - total)
    expect(await chain.allowance(token, wallet.address, multiSender)).toBe(0n)
    expect(await chain.balanceOf(token, multiSender)).toBe(0n)

    // The approval first; every other transaction is a batch.
    const [, ...batches] = wallet.sent
    // What home says of this run: test-data/safe-airdrop-run.json.
    if (rows === runFigures.recipients) expect(batches).toHaveLength(runFigures.batches)
    const [, ...report] = readReport(await sending.download('csv'))
    expect(report.map(({ address, status }) => [address.toLowerCase() as Address, status])).toEqual(
      people.map((address) => [address.toLowerCase(), 'paid']),
    )
    const receipts = await Promise.all(batches.map((hash) => chain.client.getTransactionReceipt({ hash })))
    const gas = receipts.reduce((used, { gasUsed }) => used + gasUsed, 0n)
    const seconds = Math.round((Date.now() - begun) / 1000)
    const figures = [
      `${rows} recipients: ${batches.length} batches, ${gas} gas (${gas / BigInt(rows)} each), ${seconds} s from file to report`,
      `longest task of the page's thread in ms: ${JSON.stringify(longest)}; scripts hold ${await thread.heap()} MB`,
    ]
    for (const description of figures) test.info().annotations.push({ type: 'figure', description })
    console.log(figures.join('\n'))
  })
}
