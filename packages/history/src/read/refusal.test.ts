import { HistoryError } from '@saleyard/history/errors.ts'
import { HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, TimeoutError } from 'viem'
import { expect, test } from 'vitest'
import { readRefusal } from './refusal.ts'

const url = 'http://node'
const answered = (code: number, message: string) => new RpcRequestError({ body: {}, url, error: { code, message } })

test.each([
  ['more results than allowed', answered(-32005, 'query returned more than 10000 results'), 'tooLarge'],
  ['too wide a range', answered(-32602, 'block range is too wide'), 'tooLarge'],
  ['anything else about a range', answered(-32000, 'no'), 'tooLarge'],
  ['a body that is too large', new HttpRequestError({ url, status: 413 }), 'tooLarge'],
  ['a bad request', new HttpRequestError({ url, status: 400, details: 'up to a 10 block range' }), 'tooLarge'],
  ['an answer that viem does not read', new ResponseBodyTooLargeError({ maxSize: 1, size: 2 }), 'tooLarge'],
  ['a limit of requests by its code', answered(-32005, 'limit'), 'limited'],
  ['a limit of requests by its words', answered(-32000, 'too many requests'), 'limited'],
  ['a limit of requests by its status', new HttpRequestError({ url, status: 429 }), 'limited'],
  ['a block that is not there yet', answered(-32000, 'unknown block'), 'silent'],
  ['a node that is closed', new HttpRequestError({ url, status: 503 }), 'silent'],
  ['a connection that failed', new HttpRequestError({ url, cause: new Error('fetch failed') }), 'silent'],
  ['no answer in time', new TimeoutError({ body: {}, url }), 'late'],
  ['an answer that cannot be true', new HistoryError('answerWrong', ''), 'silent'],
  ['another fork', new HistoryError('reorg', ''), 'forked'],
])('A failure by %s', (_, error, kind) => {
  expect(readRefusal(error).kind).toBe(kind)
  if (!(error instanceof HistoryError)) expect(readRefusal(new Error('wrapped', { cause: error })).kind).toBe(kind)
})

test('A refusal has the node’s words, unless it is about time', () => {
  expect(readRefusal(answered(-32602, 'block range is too wide'))).toMatchObject({ text: 'block range is too wide' })
  expect(readRefusal(answered(-32000, 'query timeout expired'))).toEqual({ kind: 'tooLarge', isSize: true })
})

test('A pause that is asked for is read', () => {
  const headers = new Headers({ 'Retry-After': '3' })
  expect(readRefusal(new HttpRequestError({ url, status: 429, headers }))).toEqual({ kind: 'limited', pause: 3_000 })
  expect(readRefusal(new HttpRequestError({ url, status: 429 }))).toEqual({ kind: 'limited' })
})
