import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('numbers and words of code behind the ? stay text, however long', () => {
  expect(parseSearch('?a=1000000000000000000000001&b=1e3&c=true&d=null&e=%22q%22&f=')).toEqual({
    a: '1000000000000000000000001',
    b: '1e3',
    c: 'true',
    d: 'null',
    e: '"q"',
    f: '',
  })
})

test('a name that stands twice is a list', () => {
  expect(parseSearch('?a=1&a=2&b=3')).toEqual({ a: ['1', '2'], b: '3' })
})

test('what is read is written as it was, and nothing where there is nothing', () => {
  const search = '?a=1&a=2&name=H%C3%A4fen+%26+Co'
  expect(stringifySearch(parseSearch(search))).toBe(search)
  expect(stringifySearch({ type: undefined })).toBe('')
})
