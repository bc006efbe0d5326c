import { describe, expect, test } from 'vitest'
import { initialState, type MultiSendAction, type MultiSendState, maximumCharacters } from './multi-send-state.ts'
import { reduceMultiSend } from './reduce-multi-send.ts'

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

describe('undo', () => {
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
