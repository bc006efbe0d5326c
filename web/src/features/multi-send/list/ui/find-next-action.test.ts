import { describe, expect, test } from 'vitest'
import { type FindNextActionParameters, findNextAction } from './find-next-action.ts'

const counts = { accepted: 1, merged: 0, refused: 0, asked: 0, ignored: 0, dropped: 0 }
const question = { kind: 'comma', options: ['thousands', 'decimal'], example: '1,000', lineCount: 1 } as const
const list = { questions: [], counts, recipientCount: 1 }

const ready: FindNextActionParameters = {
  draft: { asset: 'native', tokenText: '', amountKind: 'each', text: 'x' },
  list,
  tokenStatus: 'none',
  isAmountValid: true,
  isPriceOpen: false,
  wallet: 'ready',
}
const erc20 = { ...ready.draft, asset: 'erc20' } as const

const cases: [string, Partial<FindNextActionParameters>, string, number][] = [
  ['a list that is understood goes on to Review', {}, 'review', 1],
  ['a token is chosen first', { draft: { ...erc20, text: '' } }, 'chooseToken', 1],
  ['a token address that is none is corrected first', { draft: erc20, tokenStatus: 'malformed' }, 'correctToken', 1],
  ['a token that the chain refuses is corrected first', { draft: erc20, tokenStatus: 'refused' }, 'correctToken', 1],
  ['an empty list needs recipients', { draft: { ...ready.draft, text: ' \n' }, list: undefined }, 'addRecipients', 0],
  [
    'a common amount must be there',
    { draft: { ...ready.draft, amountKind: 'same' }, isAmountValid: false },
    'enterAmount',
    1,
  ],
  ['amounts in dollars need a price that can be used', { isPriceOpen: true, list: undefined }, 'updatePrice', 0],
  ['a list that is still being read is waited for', { list: undefined }, 'read', 0],
  [
    'questions come before corrections, since an answer may correct',
    {
      list: {
        ...list,
        questions: [{ ...question, options: [...question.options] }],
        counts: { ...counts, refused: 2 },
      },
    },
    'answer',
    1,
  ],
  ['refused lines are counted', { list: { ...list, counts: { ...counts, refused: 2 } } }, 'correct', 2],
  ['a list of comments pays nobody', { list: { ...list, recipientCount: 0 } }, 'pickRecipients', 0],
  ['no wallet', { wallet: 'disconnected' }, 'connect', 1],
  ['a wallet elsewhere', { wallet: 'otherChain' }, 'switchChain', 1],
  ['no contract on this chain', { wallet: 'noContract' }, 'deployFirst', 1],
  ['another contract in its place', { wallet: 'foreignContract' }, 'chooseNetwork', 1],
  ['a token that was not read yet is waited for', { draft: erc20, tokenStatus: 'reading' }, 'readToken', 1],
  [
    'without a wallet a token cannot be read',
    { draft: erc20, tokenStatus: 'reading', wallet: 'disconnected' },
    'connect',
    1,
  ],
]

describe('findNextAction', () => {
  test.each(cases)('%s', (_, change, action, count) => {
    expect(findNextAction({ ...ready, ...change })).toEqual({ action, count })
  })

  test('a question that is answered is asked no more', () => {
    const answered = { ...question, options: [...question.options], answer: 'decimal' as const }
    expect(findNextAction({ ...ready, list: { ...list, questions: [answered] } }).action).toBe('review')
  })
})
