import { describe, expect, test } from 'vitest'
import { newPrice, newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import {
  type Draft,
  emptyDraft,
  findSource,
  initialState,
  type MultiSendAction,
  type MultiSendState,
  maximumCharacters,
} from './multi-send-state.ts'
import { reduceMultiSend } from './reduce-multi-send.ts'

describe('reduceMultiSend', () => {
  const nonce = `0x${'11'.repeat(32)}` as const

  function run(...actions: MultiSendAction[]): MultiSendState {
    return actions.reduce(reduceMultiSend, initialState)
  }

  test('a new list forgets answers and removed lines of the old one', () => {
    const state = run(
      { type: 'textReplaced', text: 'a\nb' },
      { type: 'answered', answers: { comma: 'decimal' } },
      { type: 'linesDropped', numbers: [2] },
      { type: 'textReplaced', text: 'c' },
    )
    expect(state.draft).toMatchObject({ text: 'c', answers: {}, droppedLines: [] })
  })

  test('only the coin has a price: a list of a token is never in dollars', () => {
    const state = run({ type: 'priceChosen', price: newPrice() }, { type: 'assetChosen', asset: 'erc20' })
    expect(state.draft.price).toBeUndefined()
    const back = reduceMultiSend(state, { type: 'assetChosen', asset: 'native' })
    expect(back.draft.price).toBeUndefined()
    expect(back.draft.isPriceMissing, 'there is no amount yet').toBeUndefined()
  })

  test.each<[string, MultiSendAction]>([
    ['with a price', { type: 'priceChosen', price: newPrice() }],
    [
      'of a link',
      { type: 'linkTaken', link: { chainId: 97, amountKind: 'each', amountText: '', isDollars: true, text: 'a,100' } },
    ],
  ])(
    'a list in dollars %s that goes to a token and back is not read as coin: its unit is to be chosen again',
    (_, first) => {
      const inDollars = run({ type: 'textReplaced', text: 'a,100' }, first)
      const asToken = reduceMultiSend(inDollars, { type: 'assetChosen', asset: 'erc20' })
      expect(asToken.draft).toMatchObject({ wasInDollars: true })
      expect(asToken.draft.isPriceMissing).toBeUndefined()
      const cleared = reduceMultiSend(asToken, { type: 'textReplaced', text: 'b,1' })
      for (const state of [asToken, reduceMultiSend(cleared, { type: 'undone' })]) {
        const { draft } = reduceMultiSend(state, { type: 'assetChosen', asset: 'native' })
        expect(draft).toMatchObject({ asset: 'native', isPriceMissing: true })
        expect(draft.price).toBeUndefined()
      }
      const { draft } = reduceMultiSend(cleared, { type: 'assetChosen', asset: 'native' })
      expect(draft.isPriceMissing, 'another list').toBeUndefined()
    },
  )

  describe('a link', () => {
    const token = `0x${'ab'.repeat(20)}` as const
    const link = { chainId: 97, token, amountKind: 'same', amountText: '5', isDollars: false, text: 'x' } as const
    const typed = [
      { type: 'textReplaced', text: 'mine' },
      { type: 'answered', answers: { comma: 'decimal' } },
      { type: 'amountTyped', text: '7' },
    ] as const satisfies MultiSendAction[]

    test('fills in list, asset and amounts without any answer, for one network, and keeps the list that was there', () => {
      const { draft, history } = run(...typed, { type: 'linkTaken', link })
      const { others, ...taken } = draft
      expect(taken).toEqual({
        ...emptyDraft,
        ...{ asset: 'erc20', tokenText: token, amountKind: 'same', amountText: '5', text: 'x', link: { chainId: 97 } },
      })
      expect(others).toEqual([{ ...emptyDraft, text: 'mine', amountText: '7', answers: { comma: 'decimal' } }])
      expect(history.past).toEqual([])
      expect(run({ type: 'linkTaken', link }).draft.others).toEqual([])
    })

    test('and the list before change places as often as one likes; each can be dropped', () => {
      const taken = run(...typed, { type: 'linkTaken', link })
      const back = reduceMultiSend(taken, { type: 'otherOpened', index: 0 })
      expect(back.draft).toMatchObject({ text: 'mine', answers: { comma: 'decimal' }, others: [{ text: 'x' }] })
      expect(back.draft.link).toBeUndefined()
      const again = reduceMultiSend(back, { type: 'otherOpened', index: 0 })
      expect(again.draft).toMatchObject({ text: 'x', link: { chainId: 97 }, others: [{ text: 'mine' }] })
      expect(reduceMultiSend(again, { type: 'otherDropped', index: 0 }).draft.others).toEqual([])
      expect(reduceMultiSend(again, { type: 'otherOpened', index: 4 })).toBe(again)
    })

    test('keeps the earlier list while other lists come and go, and a run is sent', () => {
      const texts = (state: MultiSendState) => state.draft.others?.map(({ text }) => text)
      const taken = run(...typed, { type: 'linkTaken', link })
      expect(texts(reduceMultiSend(taken, { type: 'textReplaced', text: '' }))).toEqual(['mine'])
      expect(texts(reduceMultiSend(taken, { type: 'linkTaken', link: { ...link, text: 'y' } }))).toEqual(['mine', 'x'])
      const reviewed = reduceMultiSend(taken, { type: 'reviewOpened', runNonce: nonce })
      const sent = reduceMultiSend(reviewed, { type: 'runOpened', runId: nonce })
      expect(texts(reduceMultiSend(sent, { type: 'runLeft', keepsList: false }))).toEqual(['mine'])
      const retry = { type: 'retried', text: 'z', asset: 'native', tokenText: '' } as const
      expect(texts(reduceMultiSend(sent, retry))).toEqual(['mine'])
    })

    test('touches neither a run nor a review', () => {
      const reviewed = run(...typed, { type: 'reviewOpened', runNonce: nonce })
      const running = reduceMultiSend(reviewed, { type: 'runOpened', runId: nonce })
      for (const state of [reviewed, running]) expect(reduceMultiSend(state, { type: 'linkTaken', link })).toBe(state)
    })

    test('holds its list to its network through edits and undo, until there is another list', () => {
      const taken = run({ type: 'linkTaken', link })
      const edited = reduceMultiSend(taken, { type: 'textEdited', text: 'x2' })
      expect(edited.draft.link).toEqual({ chainId: 97 })
      const cleared = reduceMultiSend(edited, { type: 'textReplaced', text: '' })
      expect(cleared.draft.link).toBeUndefined()
      expect(reduceMultiSend(cleared, { type: 'undone' }).draft).toMatchObject({ text: 'x2', link: { chainId: 97 } })
    })

    test('in dollars waits for a price, or for the choice that its amounts are in the coin', () => {
      const { token: _token, ...coin } = link
      const taken = run({ type: 'linkTaken', link: { ...coin, isDollars: true } })
      expect(taken.draft).toMatchObject({ asset: 'native', isPriceMissing: true })
      const priced = reduceMultiSend(taken, { type: 'priceChosen', price: newPrice() })
      expect(priced.draft.isPriceMissing).toBeUndefined()
      expect(reduceMultiSend(taken, { type: 'assetChosen', asset: 'erc20' }).draft.isPriceMissing).toBeUndefined()
    })
  })

  test('what a run did not pay is paid in the coin itself, since its list says so', () => {
    const state = run(
      { type: 'priceChosen', price: newPrice() },
      { type: 'retried', text: 'a,1', asset: 'native', tokenText: '' },
    )
    expect(state.draft.price).toBeUndefined()
  })

  describe('the source of a list', () => {
    const source = newSource()
    const holders = {
      type: 'holdersTaken',
      text: 'h\ni',
      amounts: { amountKind: 'each', amountText: '' },
      source,
    } as const
    const taken = () =>
      run(
        { type: 'amountKindChosen', kind: 'same' },
        { type: 'amountTyped', text: '5' },
        { type: 'textReplaced', text: 'a' },
        { type: 'linesDropped', numbers: [1] },
        holders,
      )

    test('comes with the list of holders, which replaces all of the former one', () => {
      expect(taken().draft).toMatchObject({
        text: 'h\ni',
        droppedLines: [],
        amountKind: 'each',
        amountText: '',
        source,
      })
      expect(taken().draft.answers, 'its dots are decimal points').toEqual({ dot: 'decimal' })
    })

    test.each<[string, MultiSendAction]>([
      ['typed', { type: 'textEdited', text: 'h' }],
      ['replaced', { type: 'textReplaced', text: 'h' }],
      ['edited in a line', { type: 'lineEdited', number: 1, text: 'x' }],
    ])('goes when the list is %s, and comes back with undo', (_, action) => {
      const changed = reduceMultiSend(taken(), action)
      expect(changed.draft.source).toBeUndefined()
      const undone = reduceMultiSend(changed, { type: 'undone' })
      expect(undone.draft).toMatchObject({ text: 'h\ni', source })
      expect(reduceMultiSend(undone, { type: 'redone' }).draft.source).toBeUndefined()
    })

    test('undo brings the former list back with its amounts, redo the holders', () => {
      const undone = reduceMultiSend(taken(), { type: 'undone' })
      expect(undone.draft).toMatchObject({ text: 'a', droppedLines: [1], amountKind: 'same', amountText: '5' })
      expect(undone.draft.source).toBeUndefined()
      const redone = reduceMultiSend(undone, { type: 'redone' })
      expect(redone.draft).toMatchObject({ text: 'h\ni', amountKind: 'each', amountText: '', source })
      const again = reduceMultiSend(redone, { type: 'undone' })
      expect(again.draft).toMatchObject({ text: 'a', amountKind: 'same', amountText: '5' })
    })

    test('a list of holders is in the asset itself; undo brings the dollars of the former list back', () => {
      const price = newPrice()
      const state = run({ type: 'priceChosen', price }, { type: 'textReplaced', text: 'a' }, holders)
      expect(state.draft.price).toBeUndefined()
      const undone = reduceMultiSend(state, { type: 'undone' })
      expect(undone.draft).toMatchObject({ text: 'a', price })
      expect(reduceMultiSend(undone, { type: 'redone' }).draft.price).toBeUndefined()
    })

    test('dollars of a link without a price stay dollars without a price through undo and redo', () => {
      const link = { chainId: 97, amountKind: 'same', amountText: '5', isDollars: true, text: 'x' } as const
      const state = run({ type: 'linkTaken', link }, holders)
      expect(state.draft.isPriceMissing).toBeUndefined()
      const undone = reduceMultiSend(state, { type: 'undone' })
      expect(undone.draft).toMatchObject({ text: 'x', amountText: '5', isPriceMissing: true })
      const redone = reduceMultiSend(undone, { type: 'redone' })
      expect(redone.draft.isPriceMissing).toBeUndefined()
      expect(reduceMultiSend(redone, { type: 'undone' }).draft.isPriceMissing).toBe(true)
    })

    test('undo of any other step leaves the amounts alone', () => {
      const state = run(
        { type: 'textReplaced', text: 'a' },
        { type: 'amountKindChosen', kind: 'same' },
        { type: 'undone' },
      )
      expect(state.draft).toMatchObject({ text: '', amountKind: 'same' })
    })

    test('stays while a line is taken out, since it may be put back', () => {
      const dropped = reduceMultiSend(taken(), { type: 'linesDropped', numbers: [1] })
      expect(reduceMultiSend(dropped, { type: 'linesRestored' }).draft.source).toEqual(source)
    })

    test('goes into a plan only while the list pays as many recipients and as much as it says', () => {
      const list = { recipientCount: source.recipients, total: BigInt(source.total) }
      expect(findSource(taken().draft, list)).toEqual(source)
      expect(findSource(taken().draft, { ...list, recipientCount: 4 })).toBeUndefined()
      expect(findSource(taken().draft, { ...list, total: 1n })).toBeUndefined()
      expect(findSource(emptyDraft, list)).toBeUndefined()
    })

    test('is not that of a list to retry, or of the list after a run', () => {
      const retried = { type: 'retried', text: 'h', asset: 'native', tokenText: '' } as const
      expect(reduceMultiSend(taken(), retried).draft.source).toBeUndefined()
      expect(reduceMultiSend(taken(), { type: 'runLeft', keepsList: false }).draft.source).toBeUndefined()
    })
  })

  test('names learned for one chain are added up, and those of another start over with their question', () => {
    const record = { kind: 'notFound', readAt: 1 } as const
    const learned = run(
      { type: 'textReplaced', text: 'a.eth' },
      { type: 'namesLearned', chainId: 56, records: { 'a.eth': record } },
      { type: 'answered', answers: { ethereumNames: 'use', comma: 'decimal' } },
      { type: 'namesLearned', chainId: 56, records: { 'b.eth': record } },
    )
    expect(learned.draft.names).toEqual({ chainId: 56, records: { 'a.eth': record, 'b.eth': record } })
    expect(learned.draft.answers).toEqual({ ethereumNames: 'use', comma: 'decimal' })

    const moved = reduceMultiSend(learned, { type: 'namesLearned', chainId: 137, records: { 'a.eth': record } })
    expect(moved.draft.names).toEqual({ chainId: 137, records: { 'a.eth': record } })
    expect(moved.draft.answers).toEqual({ comma: 'decimal' })
    expect(reduceMultiSend(moved, { type: 'textReplaced', text: 'c' }).draft.names).toBeUndefined()
  })

  test('typing keeps the answers, and who was taken out stays out', () => {
    const before: MultiSendAction[] = [
      { type: 'textReplaced', text: 'a\nb\nc', roundedLines: [2, 3] },
      { type: 'answered', answers: { comma: 'decimal' } },
      { type: 'linesDropped', numbers: [1, 3] },
    ]
    const type = (text: string) => run(...before, { type: 'textEdited', text }).draft
    expect(type('a\nb\nc\nd')).toMatchObject({
      answers: { comma: 'decimal' },
      droppedLines: [1, 3],
      roundedLines: [2, 3],
    })
    expect(type('x\ny\na\nb\nc')).toMatchObject({ droppedLines: [3, 5], roundedLines: [4, 5] })
    expect(type('a\nc')).toMatchObject({ droppedLines: [1, 2], roundedLines: [2] })
    expect(type('A\nb\nc'), 'what is typed into is another line').toMatchObject({ droppedLines: [3] })
    expect(type('')).toMatchObject({ droppedLines: [], roundedLines: undefined })
  })

  test('editing one line changes that line alone and takes it back in', () => {
    const state = run(
      { type: 'textReplaced', text: 'a\r\nb\rc\n' },
      { type: 'linesDropped', numbers: [2, 3] },
      { type: 'lineEdited', number: 2, text: 'B' },
    )
    expect(state.draft).toMatchObject({ text: 'a\nB\nc', droppedLines: [3] })
  })

  test('a line end pasted into a line does not make two lines of it', () => {
    const state = run({ type: 'textReplaced', text: 'a\nb' }, { type: 'lineEdited', number: 1, text: 'x\r\ny' })
    expect(state.draft.text).toBe('x y\nb')
  })

  test('removed lines can be put back, and removing twice counts once', () => {
    const removed = run({ type: 'linesDropped', numbers: [2, 3] }, { type: 'linesDropped', numbers: [3, 4] })
    expect(removed.draft.droppedLines).toEqual([2, 3, 4])
    expect(reduceMultiSend(removed, { type: 'linesRestored' }).draft.droppedLines).toEqual([])
  })

  test('a token in the address of the page wins over the token of the draft', () => {
    const draft = { ...emptyDraft, text: 'kept', asset: 'native' as const }
    const state = run({ type: 'restored', draft, token: '0xabc' })
    expect(state).toMatchObject({ isRestored: true, draft: { text: 'kept', asset: 'erc20', tokenText: '0xabc' } })
  })

  test.each<[string, Partial<Draft>]>([
    ['in dollars', { price: newPrice() }],
    ['in dollars without a price', { isPriceMissing: true }],
    ['of a link', { link: { chainId: 97 } }],
  ])('a list %s is not paid in the token that the address of the page names, and is kept', (_, fields) => {
    const draft = { ...emptyDraft, text: 'a,100', ...fields }
    const { draft: chosen } = run({ type: 'restored', draft, token: '0xabc' })
    expect(chosen).toEqual({ ...emptyDraft, asset: 'erc20', tokenText: '0xabc', others: [draft] })
    const back = run({ type: 'restored', draft, token: '0xabc' }, { type: 'otherOpened', index: 0 })
    expect(back.draft).toMatchObject(draft)
  })

  test('a list of a link that names the same token stays', () => {
    const draft = { ...emptyDraft, asset: 'erc20' as const, tokenText: '0xABC', text: 'a,1', link: { chainId: 97 } }
    expect(run({ type: 'restored', draft, token: '0xabc' }).draft).toMatchObject({ text: 'a,1', link: { chainId: 97 } })
  })

  test('what was typed before the draft arrived is not overwritten by an empty one', () => {
    const state = run({ type: 'textEdited', text: 'typed' }, { type: 'restored', draft: undefined, token: undefined })
    expect(state.draft.text).toBe('typed')
  })

  test('the draft of an earlier visit is taken up once, also where the address loses its token', () => {
    const restored = { type: 'restored', draft: { ...emptyDraft, text: 'paid' }, token: undefined } as const
    expect(run(restored, { type: 'textReplaced', text: '' }, restored).draft.text).toBe('')
  })

  test('the list cannot change outside of Prepare', () => {
    const reviewing = run({ type: 'textReplaced', text: 'a' }, { type: 'reviewOpened', runNonce: nonce })
    expect(reduceMultiSend(reviewing, { type: 'textEdited', text: 'b' })).toBe(reviewing)
    expect(reduceMultiSend(reviewing, { type: 'linesDropped', numbers: [1] })).toBe(reviewing)
  })

  test('each opening of Review takes the nonce it is given, so that ids are never used twice', () => {
    const other = `0x${'22'.repeat(32)}` as const
    const state = run(
      { type: 'reviewOpened', runNonce: nonce },
      { type: 'wentBack' },
      { type: 'reviewOpened', runNonce: other },
    )
    expect(state).toMatchObject({ stage: 'review', runNonce: other })
  })

  test('from a run no way leads back into its plan', () => {
    const sending = run({ type: 'runOpened', runId: 'r' })
    expect(reduceMultiSend(sending, { type: 'wentBack' })).toBe(sending)
  })

  test('before anything is sent, a run is left with its list kept', () => {
    const state = run(
      { type: 'textReplaced', text: 'a' },
      { type: 'runOpened', runId: 'r' },
      { type: 'runLeft', keepsList: true },
    )
    expect(state).toMatchObject({ stage: 'prepare', draft: { text: 'a' } })
    expect(state.runId).toBeUndefined()
  })

  test('a run that is left empties the list and keeps the token', () => {
    const state = run(
      { type: 'assetChosen', asset: 'erc20' },
      { type: 'tokenTyped', text: '0xabc' },
      { type: 'textReplaced', text: 'a' },
      { type: 'runOpened', runId: 'r' },
      { type: 'runLeft', keepsList: false },
    )
    expect(state).toMatchObject({ stage: 'prepare', draft: { text: '', tokenText: '0xabc' } })
    expect(state.runId).toBeUndefined()
  })

  test.each([
    ['is left with an empty list', [{ type: 'reviewOpened', runNonce: nonce }], ''],
    ['keeps the list that was begun before it, where it is a past one', [], 'a'],
  ] as [string, MultiSendAction[], string][])('a finished run whose page is opened again %s', (_, before, text) => {
    const opened = { type: 'runOpened', runId: nonce } as const
    const state = run({ type: 'textReplaced', text: 'a' }, ...before, opened, { type: 'reopened' })
    expect(state).toMatchObject({ stage: 'prepare', draft: { text } })
    expect(state.runId).toBeUndefined()
  })

  test('a retry makes a list of those that were not paid, each line with its own amount', () => {
    const state = run(
      { type: 'amountKindChosen', kind: 'split' },
      { type: 'runOpened', runId: 'r' },
      { type: 'retried', text: 'a,1', asset: 'erc20', tokenText: '0xabc' },
    )
    expect(state.draft).toMatchObject({ text: 'a,1', amountKind: 'each', asset: 'erc20', tokenText: '0xabc' })
    expect(state.stage).toBe('prepare')
    // The same recipient may have failed twice and is owed both, and the amounts are written by the page.
    expect(state.draft.answers).toEqual({ duplicates: 'keep', dot: 'decimal' })
  })

  test('the rows taken out in Review are removed from the list, and Review waits for the new reading', () => {
    const state = run(
      { type: 'textReplaced', text: 'a\nb' },
      { type: 'reviewOpened', runNonce: nonce },
      { type: 'rowsTakenOut', numbers: [2] },
    )
    expect(state).toMatchObject({ stage: 'prepare', draft: { droppedLines: [2] } })
  })
})

describe('undo', () => {
  const run = (actions: MultiSendAction[], from = initialState): MultiSendState => actions.reduce(reduceMultiSend, from)
  const undo = { type: 'undone' } as const
  const redo = { type: 'redone' } as const
  const start = run([{ type: 'textReplaced', text: 'a\nb\nc', roundedLines: [1, 2] }])

  const changes: [string, MultiSendAction][] = [
    ['a file', { type: 'textReplaced', text: 'x' }],
    ['clearing', { type: 'textReplaced', text: '' }],
    ['typing', { type: 'textEdited', text: 'a\nbb' }],
    ['an edited line', { type: 'lineEdited', number: 2, text: 'B' }],
    ['an answer', { type: 'answered', answers: { comma: 'memo' } }],
    ['removed lines', { type: 'linesDropped', numbers: [1, 3] }],
    ['rows taken out in Review', { type: 'rowsTakenOut', numbers: [2] }],
  ]

  test.each(changes)('%s is taken back and done again, with all that belongs to the list', (_, change) => {
    const changed = run([change], start)
    expect(changed.draft).not.toEqual(start.draft)
    expect(run([undo], changed).draft).toEqual(start.draft)
    expect(run([undo, redo], changed).draft).toEqual(changed.draft)
  })

  test('putting back is taken back', () => {
    const state = run([{ type: 'linesDropped', numbers: [2] }, { type: 'linesRestored' }, undo], start)
    expect(state.draft.droppedLines).toEqual([2])
  })

  test('a word typed is one step, and what else the user chose stays', () => {
    const typed = ['d', 'do', 'doe'].map((text) => ({ type: 'textEdited', text }) as const)
    const state = run([...typed, { type: 'amountKindChosen', kind: 'split' }, undo], start)
    expect(state.draft).toMatchObject({ text: 'a\nb\nc', amountKind: 'split' })
  })

  test('a change after undoing ends redoing', () => {
    const state = run([{ type: 'textReplaced', text: 'x' }, undo, { type: 'lineEdited', number: 1, text: 'A' }], start)
    expect(run([redo], state)).toBe(state)
  })

  test('without anything to undo nothing happens, and nothing outside of Prepare', () => {
    expect(run([undo, redo])).toBe(initialState)
    const reviewing = run([{ type: 'reviewOpened', runNonce: '0x' }], start)
    expect(run([undo], reviewing)).toBe(reviewing)
  })

  test('a list that was sent is not brought back', () => {
    const left = run(
      [
        { type: 'runOpened', runId: 'r' },
        { type: 'runLeft', keepsList: false },
      ],
      start,
    )
    expect(run([undo], left).draft.text).toBe('')
    const retry = { type: 'retried', text: 'b', asset: 'native', tokenText: '' } as const
    expect(run([{ type: 'runOpened', runId: 'r' }, retry, undo], start).draft.text).toBe('b')
  })

  test('brings no address back that a name had before it was looked up again, nor an answer for another chain', () => {
    const learn = (chainId: number, digit: string): MultiSendAction => ({
      type: 'namesLearned',
      chainId,
      records: { 'a.eth': { kind: 'ethereumOnly', address: `0x${digit.repeat(40)}`, readAt: Number(digit) } },
    })
    const use = { type: 'answered', answers: { ethereumNames: 'use' } } as const
    const type = { type: 'textEdited', text: 'a.eth 1' } as const
    const here = run([learn(56, '1'), use, type, learn(56, '2'), undo], start)
    expect(here.draft).toMatchObject({ text: 'a\nb\nc', names: { records: { 'a.eth': { readAt: 2 } } } })
    expect(run([redo], here).draft.names?.records['a.eth']?.readAt).toBe(2)

    const elsewhere = run([learn(56, '1'), use, type, learn(137, '2'), undo], start)
    expect(elsewhere.draft.names).toMatchObject({ chainId: 137, records: { 'a.eth': { readAt: 2 } } })
    expect(elsewhere.draft.answers.ethereumNames).toBeUndefined()
  })

  test('a hundred steps are kept, and no more text than fits', () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ type: 'textReplaced', text: `${index}` }) as const)
    expect(run(many).history.past).toHaveLength(100)
    const third = Array.from({ length: 6 }, (_, index) => ({
      type: 'textReplaced' as const,
      text: `${index}`.repeat(Math.floor(maximumCharacters / 3)),
    }))
    const state = run(third)
    expect(state.history.past.map(({ text }) => text[0])).toEqual(['2', '3', '4'])
    // Answers do not copy the text.
    const answers = Array.from({ length: 9 }, () => ({ type: 'answered', answers: {} }) as const)
    expect(run(answers, run(third.slice(0, 1))).history.past).toHaveLength(10)
  })

  test('a corrected line is no longer a rounded one, and what is typed over neither', () => {
    expect(run([{ type: 'lineEdited', number: 1, text: 'A' }], start).draft.roundedLines).toEqual([2])
    expect(run([{ type: 'textEdited', text: 'A' }], start).draft.roundedLines).toBeUndefined()
    expect(run([{ type: 'textReplaced', text: 'A' }], start).draft.roundedLines).toBeUndefined()
  })
})
