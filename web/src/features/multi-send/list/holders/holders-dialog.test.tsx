import type { Verdict } from '@saleyard/history/check/check-balances.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import { listHolders } from '@saleyard/history/holders/provenance.ts'
import { compareReadings, type Holder, weighWitnesses } from '@saleyard/history/holders/read-holders.ts'
import type { ReadProgress } from '@saleyard/history/read/read-logs.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatUnits, getAddress, numberToHex } from 'viem'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ConfirmHoldersRequest, HistoryService, ListHoldersRequest } from '@/lib/history/history-service.ts'
import { HistoryServiceContext } from '@/lib/history/use-history-service.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { HoldersDialog } from './holders-dialog.tsx'

const words = en.multiSend.holders
const amounts = en.multiSend.amount
const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asset: Asset = {
  chain: { id: 31337, name: 'Local chain', symbol: 'ETH', shortName: 'local' },
  account: undefined,
  token,
  symbol: 'HRB',
  decimals: 2,
  origin: token,
  balance: undefined,
}
const account = (index: number) => numberToHex(0xa0 + index, { size: 20 })
const block = { number: 1234n, hash: `0x${'ab'.repeat(32)}`, timestamp: 1_700_000_000n } as const
const progress: ReadProgress = { blocks: { read: 50, all: 1000 }, logs: 7, endpoints: [] }

const proven: Verdict = {
  kind: 'proven',
  checked: 4,
  of: 4,
  differences: [],
  supply: { folded: 1000n, chain: 1000n },
  seed: 1,
}

type Kind = 'erc20' | 'erc1155'

type Setting = {
  kind?: Kind
  verdict?: Verdict
  endpoints?: string[]
  sources?: string[] | undefined
  /** Endpoints that lack the last holder. */
  lacking?: string[]
}

/** Holders of 100, 200, 300 and 400 units; the last one is a contract, the last but one a pool. */
function createService({ kind = 'erc20', verdict = proven, ...setting }: Setting = {}) {
  const { endpoints = ['a.example', 'b.example', 'c.example'], sources, lacking = [] } = setting
  const holders: Holder[] = [1, 2, 3, 4].map((index) => ({
    account: account(index),
    balance: BigInt(index) * 100n,
    ...(kind === 'erc1155' && { ids: [{ id: BigInt(index), amount: BigInt(index) * 100n }] }),
  }))
  const kinds = { contracts: new Set([account(4), account(3)]), pools: new Set([account(3)]) }
  const reading = { holders, end: block, verdict, sources }
  const witnesses: { key: string; holders: Holder[] }[] = []
  const summarize = () => ({
    ...{ kind, block, holders: 4, endpoints, sources, isReplaced: false },
    // Weighed as in the worker.
    verdict: weighWitnesses(reading, witnesses),
    witnesses: witnesses.map(({ key, holders: others }) => ({ endpoint: key, ...compareReadings(holders, others) })),
  })
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const readHolders = vi.fn<HistoryService['readHolders']>((_request, onProgress) => {
    onProgress?.(progress)
    return new Promise((resolve, reject) => {
      answers.push({ resolve: () => resolve(summarize()), reject })
    })
  })
  const service: HistoryService = {
    readHolders,
    readToken: vi.fn(),
    confirmHolders: vi.fn(async ({ endpoint }: ConfirmHoldersRequest) => {
      witnesses.push({ key: endpoint, holders: lacking.includes(endpoint) ? holders.slice(0, 3) : holders })
      return summarize()
    }),
    // The rules are the real ones.
    listHolders: vi.fn(async ({ rules, ids, decimals, mayBeUnchecked = false }: ListHoldersRequest) => {
      const of = { chainId: 31337, contract: token, kind, kinds, rules, ids, mayBeUnchecked } as const
      const made = listHolders({ ...of, reading: { ...reading, verdict: summarize().verdict } })
      const leftOut: Record<string, number> = {}
      for (const { reason } of made.leftOut) leftOut[reason] = (leftOut[reason] ?? 0) + 1
      const text = made.recipients
        .map(({ address, amount }) => `${address},${formatUnits(amount, decimals)}`)
        .join('\n')
      const { total, provenance } = made
      return { text, total, provenance, leftOut, recipients: made.recipients.length }
    }),
    stop: vi.fn(async () => undefined),
  }
  return { service, answer: (index = answers.length - 1) => answers[index] }
}

function show(setting: Parameters<typeof createService>[0] = {}, props: { tokenText?: string; asset?: Asset } = {}) {
  const { service, answer } = createService(setting)
  const on = { onUse: vi.fn(), onClose: vi.fn() }
  const view = renderApp(
    <HistoryServiceContext value={() => service}>
      <HoldersDialog open tokenText={token} asset={asset} {...props} {...on} />
    </HistoryServiceContext>,
  )
  return { ...on, ...view, service, answer, user: userEvent.setup() }
}

type Shown = ReturnType<typeof show>

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const same = () => field(amounts.sameLabel.replace('{{symbol}}', 'HRB'))

async function load({ user, answer }: Shown) {
  await user.click(await screen.findByRole('button', { name: words.load }))
  answer()?.resolve()
  await screen.findByText(/^4 accounts hold it at block 1234, /)
}

/** The figures of the preview, by their labels. */
async function readPreview(): Promise<Record<string, string>> {
  const preview = await screen.findByRole('region', { name: words.preview })
  await within(preview).findByText(en.multiSend.summary.recipients)
  const [terms, details] = ['dt', 'dd'].map((tag) => [...preview.querySelectorAll(tag)].map((one) => one.textContent))
  return Object.fromEntries((terms ?? []).map((term, index) => [term, details?.[index] ?? '']))
}

beforeEach(() => localStorage.removeItem('multi-send-holders'))

describe('what is asked', () => {
  test('nothing before the click, and the page says whom it asks', async () => {
    const { service, user } = show()
    expect(await screen.findByText('Contacts 127.0.0.1:8545.')).toBeTruthy()
    expect(field(words.contract).value).toBe(token)
    expect(service.readHolders).not.toHaveBeenCalled()
    expect(service.stop).not.toHaveBeenCalled()
    await user.click(button(words.load))
    expect(service.readHolders).toHaveBeenCalledOnce()
    expect(service.readHolders).toHaveBeenLastCalledWith(
      expect.objectContaining({ chainId: 31337, contract: token, at: { kind: 'final' } }),
      expect.anything(),
    )
  })

  test('a block by its number, or the last one before a time in UTC', async () => {
    const { service, user } = show()
    await user.click(await screen.findByRole('radio', { name: words.block }))
    await user.type(field(words.block), ' 1234 ')
    await user.click(button(words.load))
    expect(service.readHolders).toHaveBeenLastCalledWith(
      expect.objectContaining({ at: { kind: 'block', block: 1234n } }),
      expect.anything(),
    )
    await user.click(screen.getByRole('radio', { name: words.time }))
    const time = screen.getByLabelText(words.time, { selector: 'input[type=datetime-local]' })
    fireEvent.change(time, { target: { value: '2023-11-14T22:13:20' } })
    await user.click(button(words.load))
    expect(service.readHolders).toHaveBeenLastCalledWith(
      expect.objectContaining({ at: { kind: 'time', seconds: 1_700_000_000n } }),
      expect.anything(),
    )
  })

  test('a field that cannot be read is named, and nothing is asked', async () => {
    const { service, user } = show({}, { tokenText: '' })
    await user.click(await screen.findByRole('button', { name: words.load }))
    expect(screen.getByText(en.multiSend.asset.malformed)).toBeTruthy()
    await user.type(field(words.contract), token.replace('C51', 'c51'))
    expect(screen.getByText(en.multiSend.asset.checksum)).toBeTruthy()
    await user.clear(field(words.contract))
    await user.type(field(words.contract), token)
    await user.click(screen.getByRole('radio', { name: words.block }))
    await user.type(field(words.block), '0x7')
    await user.click(button(words.load))
    expect(screen.getByText(words.blockMalformed)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: words.time }))
    expect(screen.getByText(words.timeMissing)).toBeTruthy()
    expect(service.readHolders).not.toHaveBeenCalled()
  })
})

describe('a reading', () => {
  test('shows blocks and logs, pauses, and goes on', async () => {
    const shown = show()
    const { service, user, answer } = shown
    await user.click(await screen.findByRole('button', { name: words.load }))
    expect(screen.getByText(/50 of 1.000 blocks, 7 logs/)).toBeTruthy()
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: words.reading }).value).toBe(50)
    await user.click(button(en.multiSend.send.pause))
    expect(service.stop).toHaveBeenCalledOnce()
    expect(screen.getByText(new RegExp(words.paused))).toBeTruthy()
    // Its end arrives later, and changes nothing.
    answer()?.reject(new DOMException('stopped', 'AbortError'))
    await user.click(button(en.multiSend.send.continue))
    expect(service.readHolders).toHaveBeenCalledTimes(2)
    answer()?.resolve()
    expect(await screen.findByText(/^4 accounts hold it/)).toBeTruthy()
  })

  test('is paused when the dialog closes, and stopped when the page goes', async () => {
    const { service, user, onClose, unmount } = show()
    await user.click(await screen.findByRole('button', { name: words.load }))
    await user.click(button(en.common.close))
    expect(onClose).toHaveBeenCalledOnce()
    expect(service.stop).toHaveBeenCalledOnce()
    unmount()
    expect(service.stop).toHaveBeenCalledTimes(2)
  })

  test('of other fields is forgotten: it is not what the fields say', async () => {
    const shown = show()
    await load(shown)
    await shown.user.click(screen.getByRole('radio', { name: words.block }))
    expect(screen.queryByText(/accounts hold it/)).toBeNull()
    expect(screen.queryByRole('button', { name: words.use })).toBeNull()
    expect(shown.service.stop).toHaveBeenCalledOnce()
  })

  const { errors, advice } = en.history
  test.each([
    ['gap', { from: '5', to: '9' }, 'No RPC returns the logs for blocks 5 to 9.'],
    ['answerWrong', { endpoint: 'a.example', from: '5', to: '9' }, 'a.example returns invalid logs for blocks 5 to 9.'],
    ['logsAmiss', { block: '7', logIndex: 1 }, "The logs don't add up: some are missing before block 7."],
    ['contractMissing', { address: token }, `There is no contract at ${token} on this network.`],
    ['blockMissing', {}, errors.blockMissing],
    ['reorg', {}, errors.reorg],
    ['stateMissing', {}, errors.stateMissing],
    ['setUpMissing', {}, errors.setUpMissing],
    ['beforeChain', {}, errors.beforeChain],
  ] as const)('that fails with %s says so, with advice, and is tried again', async (code, values, sentence) => {
    const { service, user, answer } = show()
    await user.click(await screen.findByRole('button', { name: words.load }))
    answer()?.reject(new HistoryError(code, 'the raw text', { values }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByText(advice[code])).toBeTruthy()
    expect(screen.getByText('the raw text')).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.use })).toBeNull()
    await user.click(button(en.common.tryAgain))
    expect(service.readHolders).toHaveBeenCalledTimes(2)
  })

  test('that fails with an error of a node says so like any other', async () => {
    const { user, answer } = show()
    await user.click(await screen.findByRole('button', { name: words.load }))
    answer()?.reject(new Error('something else'))
    expect(await screen.findByText('Something went wrong: something else')).toBeTruthy()
    expect(button(en.common.tryAgain)).toBeTruthy()
  })
})

describe('a verdict', () => {
  test.each([
    ['sampled', 'tooMany', /^Sampled: /],
    ['sampled', 'supplyMissing', /^Compared: /],
    ['unchecked', 'stateMissing', /^Not checked: /],
  ] as const)('of %s, %s, asks for a tick before it becomes a list', async (kind, reason, sentence) => {
    const shown = show({ verdict: { ...proven, kind, reason, checked: 2 } })
    await load(shown)
    expect(screen.getByText(sentence)).toBeTruthy()
    await shown.user.type(same(), '1')
    await readPreview()
    expect(button(words.use).disabled).toBe(true)
    await shown.user.click(screen.getByRole('checkbox', { name: words.accepts[reason] }))
    await shown.user.click(button(words.use))
    expect(shown.onUse).toHaveBeenCalledOnce()
    expect(shown.onUse.mock.lastCall?.[0]).toMatchObject({ source: { verdict: { kind, reason } } })
  })

  test('of wrong never becomes a list, and names up to five accounts that differ', async () => {
    const differences = [1, 2, 3, 4, 5, 6].map((index) => ({
      holding: { account: account(index), amount: 5n },
      chain: index === 1 ? undefined : 7n,
    }))
    const shown = show({ verdict: { ...proven, kind: 'wrong', reason: 'someDiffer', differences } })
    await load(shown)
    expect(screen.getByRole('alert').textContent).toMatch(/^Wrong: .* No list can be built from it\.$/)
    expect(screen.getByText(getAddress(account(1))).closest('li')?.textContent).toContain('5 in the logs, ? on-chain')
    expect(screen.getByText(getAddress(account(5))).closest('li')?.textContent).toContain('7 on-chain')
    expect(screen.queryByText(getAddress(account(6)))).toBeNull()
    expect(screen.queryByRole('button', { name: words.use })).toBeNull()
    expect(shown.service.listHolders).not.toHaveBeenCalled()
  })
})

describe('another RPC', () => {
  const confirm = words.confirm
  const supplyMissing: Verdict = { ...proven, kind: 'sampled', reason: 'supplyMissing' }
  const collection = { kind: 'erc1155', verdict: supplyMissing } as const
  const inSentence = (sentence: string, host: string) => sentence.replace('{{host}}', host)
  const hostField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: confirm.host })

  test('confirms a collection that the chain cannot prove, by one that gave none of the logs', async () => {
    const shown = show({ ...collection, sources: ['a.example', 'b.example'] })
    await load(shown)
    expect(hostField().value).toBe('c.example')
    expect(screen.getByText('Contacts c.example.')).toBeTruthy()
    expect(shown.service.confirmHolders).not.toHaveBeenCalled()
    await shown.user.type(same(), '1')
    await readPreview()
    expect(button(words.use).disabled).toBe(true)

    await shown.user.click(button(confirm.button))
    expect(shown.service.confirmHolders).toHaveBeenCalledOnce()
    expect(await screen.findByText(/^Confirmed: 4 of 4 balances/)).toBeTruthy()
    expect(screen.getByText(inSentence(confirm.same, 'c.example'))).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: words.accepts.supplyMissing })).toBeNull()
    expect(screen.queryByRole('button', { name: confirm.button })).toBeNull()
    await waitFor(() => expect(button(words.use).disabled).toBe(false))
    await shown.user.click(button(words.use))
    const [{ source }] = shown.onUse.mock.lastCall ?? []
    expect(source.verdict).toMatchObject({ kind: 'sampled', isConfirmed: true })
  })

  test('is read together with a second one where it may have given the logs itself', async () => {
    const shown = show(collection)
    await load(shown)
    await shown.user.selectOptions(hostField(), 'b.example')
    expect(screen.getByText(`Contacts b.example, a.example. ${confirm.two}`)).toBeTruthy()
    await shown.user.click(button(confirm.button))
    expect(await screen.findByText(/^Confirmed: /)).toBeTruthy()
    const asked = vi.mocked(shown.service.confirmHolders).mock.calls.map(([{ endpoint }]) => endpoint)
    expect(asked).toEqual(['b.example', 'a.example'])
  })

  test('that differs is shown with what differs, and makes no list until others agree', async () => {
    const shown = show({ ...collection, sources: ['a.example'], lacking: ['b.example'] })
    await load(shown)
    await shown.user.click(button(confirm.button))
    expect((await screen.findByRole('alert')).textContent).toBe(`${confirm.logsDiffer} ${words.noList}`)
    expect(screen.getByText('b.example gives different balances. Balances that differ: 1.')).toBeTruthy()
    const difference = screen.getByText(`${getAddress(account(4))} #4`).closest('li')
    expect(difference?.textContent).toContain('400 in the first logs, 0 from b.example (base units)')
    expect(screen.queryByRole('button', { name: words.use })).toBeNull()

    expect(hostField().value, 'the one left that gave none of the logs').toBe('c.example')
    await shown.user.click(button(confirm.button))
    expect(await screen.findByText(/^Confirmed: /)).toBeTruthy()
    expect(screen.getByText(/^b.example gives different balances/), 'remains in sight').toBeTruthy()
    expect(button(words.use)).toBeTruthy()
  })

  test('where none is left to decide the list is refused, and that is said', async () => {
    const shown = show({ ...collection, endpoints: ['a.example', 'b.example'], lacking: ['a.example'] })
    await load(shown)
    await shown.user.click(button(confirm.button))
    await screen.findByText(/^a.example gives different balances/)
    await shown.user.click(button(confirm.button))
    expect(await screen.findByText(confirm.noneLeft)).toBeTruthy()
    expect(screen.getByText(inSentence(confirm.same, 'b.example'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.use })).toBeNull()
  })

  test('is not offered where the network has one only, or where the chain proves or refutes the reading', async () => {
    const alone = show({ ...collection, endpoints: ['a.example'], sources: ['a.example'] })
    await load(alone)
    expect(screen.getByText(confirm.noneLeft)).toBeTruthy()
    alone.unmount()
    const certain = show()
    await load(certain)
    expect(screen.queryByRole('button', { name: confirm.button })).toBeNull()
    certain.unmount()
    await load(show({ verdict: { ...proven, kind: 'wrong', reason: 'sumDiffers' } }))
    expect(screen.queryByRole('button', { name: confirm.button })).toBeNull()
  })

  test('confirms logs whose balances no RPC keeps; that they were not compared remains to be accepted', async () => {
    const verdict: Verdict = { ...proven, kind: 'unchecked', reason: 'stateMissing', checked: 0 }
    const shown = show({ verdict, sources: [] })
    await load(shown)
    await shown.user.click(button(confirm.button))
    expect(await screen.findByText(/^Confirmed by a second RPC: its logs give the same 4 balances\./)).toBeTruthy()
    await shown.user.type(same(), '1')
    await readPreview()
    expect(button(words.use).disabled).toBe(true)
    await shown.user.click(screen.getByRole('checkbox', { name: words.accepts.tooMany }))
    expect(button(words.use).disabled).toBe(false)
  })

  test('that fails says why, and leaves the reading as it was', async () => {
    const shown = show({ ...collection, sources: [] })
    await load(shown)
    vi.mocked(shown.service.confirmHolders).mockRejectedValueOnce(new HistoryError('reorg', 'the raw text'))
    await shown.user.click(button(confirm.button))
    expect(await screen.findByText(en.history.errors.reorg)).toBeTruthy()
    expect(screen.getByText(/^Compared: /)).toBeTruthy()
    await shown.user.click(button(confirm.button))
    expect(await screen.findByText(/^Confirmed: /)).toBeTruthy()
    expect(screen.queryByText(en.history.errors.reorg)).toBeNull()
  })

  test('is stopped by a click, or with the dialog, and its answer then counts no more', async () => {
    const shown = show({ ...collection, sources: [] })
    const { service, user } = shown
    await load(shown)
    const { job } = vi.mocked(service.readHolders).mock.lastCall?.[0] ?? {}
    let refuse = (_error: unknown) => {}
    vi.mocked(service.confirmHolders).mockImplementation((_request, onProgress) => {
      onProgress?.(progress)
      return new Promise((_, reject) => {
        refuse = reject
      })
    })
    await user.click(button(confirm.button))
    expect(screen.getByText(/^a.example reads the logs again… 50 of 1.000 blocks, 7 logs/)).toBeTruthy()
    await user.click(button(en.common.cancel))
    expect(service.stop).toHaveBeenLastCalledWith(vi.mocked(service.confirmHolders).mock.lastCall?.[0].job)
    expect(service.stop).not.toHaveBeenCalledWith(job)
    refuse(new DOMException('stopped', 'AbortError'))
    await user.click(button(confirm.button))
    expect(screen.queryByText(/stopped/)).toBeNull()
    await user.click(button(en.common.close))
    expect(service.stop).toHaveBeenCalledTimes(2)
  })
})

describe('the ids of a collection', () => {
  const ids = words.ids
  const collection = { kind: 'erc1155', verdict: { ...proven, kind: 'sampled', reason: 'supplyMissing' } } as const

  test('are chosen by number and range, kept for the next time, and written into the source', async () => {
    const shown = show({ ...collection, sources: [] })
    await load(shown)
    await shown.user.type(same(), '1')
    await shown.user.type(field(ids.label), '1, 3-250')
    expect(screen.getByText(ids.count.replace('{{number}}', '249'))).toBeTruthy()
    await waitFor(async () =>
      expect(await readPreview()).toEqual({
        Recipients: '1',
        Total: '1 HRB',
        [words.reasons.otherIds]: '1',
        [words.reasons.pool]: '1',
        [words.reasons.contract]: '1',
      }),
    )
    await shown.user.click(screen.getByRole('checkbox', { name: words.accepts.supplyMissing }))
    await shown.user.click(button(words.use))
    const [{ text, source }] = shown.onUse.mock.lastCall ?? []
    expect(text).toBe(`${account(1)},1`)
    expect(source.ids).toHaveLength(249)
    expect(source).toMatchObject({ holders: 3, recipients: 1 })
    shown.unmount()

    await load(show(collection))
    expect(field(ids.label).value).toBe('1, 3-250')
  })

  test.each([
    ['seven', ids.malformed.replace('{{text}}', 'seven')],
    ['9-1', ids.backwards.replace('{{text}}', '9-1')],
    ['1-20000', "That's 20,000 IDs. At most 10,000 can be listed; leave the field empty for all."],
  ])('that cannot be read are named, and make no list: %s', async (text, sentence) => {
    const shown = show({ ...collection, sources: [] })
    await load(shown)
    await shown.user.type(same(), '1')
    await shown.user.type(field(ids.label), text)
    expect(screen.getByText((shownText) => shownText === sentence)).toBeTruthy()
    expect(screen.getByText(words.correct)).toBeTruthy()
    expect(button(words.use).disabled).toBe(true)
  })

  test('are no matter of a token', async () => {
    await load(show())
    expect(screen.queryByRole('textbox', { name: ids.label })).toBeNull()
  })
})

describe('the rules', () => {
  test('are followed at once by recipients, total and who is left out', async () => {
    const shown = show()
    await load(shown)
    expect(screen.getByText(words.amountMissing)).toBeTruthy()
    await shown.user.type(same(), '1.5')
    expect(await readPreview()).toEqual({
      Recipients: '2',
      Total: '3 HRB',
      [words.reasons.pool]: '1',
      [words.reasons.contract]: '1',
    })
    await shown.user.type(field(words.atLeast), '2')
    await waitFor(async () =>
      expect(await readPreview()).toMatchObject({ Recipients: '1', [words.reasons.belowLeast]: '1' }),
    )
    await shown.user.type(field(words.without), account(2))
    expect(await screen.findByText(en.history.errors.nothingChosen)).toBeTruthy()
    expect(button(words.use).disabled).toBe(true)
    await shown.user.click(screen.getByRole('checkbox', { name: words.contracts }))
    expect(await readPreview()).toMatchObject({
      Recipients: '1',
      [words.reasons.listed]: '1',
      [words.reasons.pool]: '1',
    })
  })

  test('share a total in proportion, exactly', async () => {
    const shown = show()
    await load(shown)
    await shown.user.click(screen.getByRole('radio', { name: words.splits.proportion }))
    await shown.user.type(field(words.totalLabel.replace('{{symbol}}', 'HRB')), '1')
    expect(await readPreview()).toMatchObject({ Recipients: '2', Total: '1 HRB' })
    await shown.user.click(button(words.use))
    const [{ text, source }] = shown.onUse.mock.lastCall ?? []
    expect(text).toBe(`${account(2)},0.67\n${account(1)},0.33`)
    expect(source).toMatchObject({ recipients: 2, holders: 4, total: '100', block: { number: '1234' } })
    expect(shown.onClose).toHaveBeenCalledOnce()
  })

  test('are typed and shown with the decimal comma of a language that has one', async () => {
    document.documentElement.lang = 'de'
    try {
      const shown = show()
      await load(shown)
      await shown.user.click(screen.getByRole('radio', { name: words.splits.proportion }))
      const total = field(words.totalLabel.replace('{{symbol}}', 'HRB'))
      await shown.user.type(total, '1,5')
      expect(total.value).toBe('1,5')
      expect(await readPreview()).toMatchObject({ Recipients: '2', Total: '1,5 HRB' })
    } finally {
      document.documentElement.removeAttribute('lang')
    }
  })

  test('name an amount for each id, of a collection only', async () => {
    const token = show()
    await load(token)
    expect(screen.queryByRole('radio', { name: words.splits.byId })).toBeNull()
    token.unmount()

    const shown = show({ kind: 'erc1155', verdict: { ...proven, kind: 'sampled', reason: 'supplyMissing' } })
    await load(shown)
    expect(field(words.atLeastItems)).toBeTruthy()
    await shown.user.click(screen.getByRole('radio', { name: words.splits.byId }))
    await shown.user.type(field(words.byIdLabel.replace('{{symbol}}', 'HRB')), '2 0.01')
    expect(await readPreview()).toMatchObject({ Recipients: '1', Total: '2 HRB', [words.reasons.amountZero]: '1' })
  })

  test('that cannot be read are named, and make no list', async () => {
    const shown = show()
    await load(shown)
    await shown.user.type(same(), '1.555')
    expect(screen.getByText(amounts.malformed.replace('{{decimals}}', '2'))).toBeTruthy()
    expect(screen.getByText(words.correct)).toBeTruthy()
    await shown.user.clear(same())
    await shown.user.type(same(), '1')
    await shown.user.type(field(words.without), '0x12')
    expect(screen.getByText(words.withoutMalformed.replace('{{text}}', '0x12'))).toBeTruthy()
    expect(button(words.use).disabled).toBe(true)
  })

  test('are there again the next time, for the same contract', async () => {
    const shown = show()
    await load(shown)
    await shown.user.type(same(), '1.5')
    await shown.user.click(screen.getByRole('checkbox', { name: words.pools }))
    await readPreview()
    await shown.user.click(button(words.use))
    shown.unmount()

    await load(show())
    expect(same().value).toBe('1.5')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: words.pools }).checked).toBe(false)
  })

  test('of readings that the worker has lost are read again', async () => {
    const shown = show()
    await load(shown)
    vi.mocked(shown.service.listHolders).mockRejectedValueOnce(new Error('No reading'))
    await shown.user.type(same(), '1')
    await shown.user.click(await screen.findByRole('button', { name: en.common.tryAgain }))
    expect(shown.service.readHolders).toHaveBeenCalledTimes(2)
  })
})
