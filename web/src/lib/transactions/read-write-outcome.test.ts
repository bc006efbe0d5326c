import { expect, test } from 'vitest'
import en from '../../locales/en.json'
import type { ErrorCode } from '../errors/app-error'
import { readWriteOutcome } from './read-write-outcome'
import { writeOutcomes } from './write-outcomes'

const codes = Object.keys(en.errors) as ErrorCode[]
const of = (outcome: string) => codes.filter((code) => readWriteOutcome(code) === outcome)

test('every error is judged: nothing of the table is unknown to the languages, and only contracts are left out of it', () => {
  expect(Object.keys(writeOutcomes).filter((code) => !codes.includes(code as ErrorCode))).toEqual([])
  const left = codes.filter((code) => !Object.hasOwn(writeOutcomes, code))
  expect(left.filter((code) => !/^[A-Z]/.test(code))).toEqual([])
  expect(left.map(readWriteOutcome).filter((outcome) => outcome !== 'refused')).toEqual([])
})

test('only who declined has declined, and only what a node has is taken', () => {
  expect(of('declined')).toEqual(['userRejected'])
  expect(of('taken')).toEqual(['alreadyKnown'])
})

test('whatever the advice sends the user to look for may have been sent', () => {
  const looks = codes.filter((code) => /^(If you signed|Look )/.test(en.errorAdvice[code]))
  expect(looks).toEqual(expect.arrayContaining(['nonceTooLow', 'requestExpired', 'writeUnanswered', 'interrupted']))
  const unsent = looks.filter((code) => readWriteOutcome(code) === 'refused' && !/^[A-Z]/.test(code))
  expect(unsent).toEqual([])
})

test('a name that no table knows proves nothing', () => {
  expect(readWriteOutcome('somethingNew' as ErrorCode)).toBe('unknown')
})
