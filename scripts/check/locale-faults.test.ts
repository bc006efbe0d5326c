import { describe, expect, test } from 'vitest'
import { findAdviceFaults, findLocaleFaults } from './locale-faults.ts'

describe('findLocaleFaults', () => {
  const english = {
    send: { title: 'Send {{amount}} to {{name}}', lines_one: 'One line', lines_other: '{{count}} lines' },
    link: 'See <1>the report</1>',
  }
  const german = {
    send: { title: '{{amount}} an {{name}} senden', lines_one: '{{count}} Zeile', lines_other: '{{count}} Zeilen' },
    link: '<1>Bericht</1> ansehen',
  }

  test('A complete language has no faults, in whatever order it names things', () => {
    expect(findLocaleFaults(english, german, 'de')).toEqual([])
    expect(findLocaleFaults(english, english, 'en')).toEqual([])
  })

  test('A missing key, a key that English lacks and an empty string are each named', () => {
    const faulty = { send: { ...german.send, title: ' ' }, old: 'Weg damit' }
    expect(findLocaleFaults(english, faulty, 'de')).toEqual([
      'link is missing',
      'old is not in English, or no form of this language',
      'send.title is empty',
    ])
  })

  test('A language has exactly its own plural forms', () => {
    const arabic = { ...german, send: { title: german.send.title, lines_one: 'سطر', lines_other: '{{count}} سطر' } }
    expect(findLocaleFaults(english, arabic, 'ar')).toEqual(
      ['few', 'many', 'two', 'zero'].map((form) => `send.lines_${form} is missing`),
    )
    expect(findLocaleFaults(english, german, 'zh-CN')).toEqual([
      'send.lines_one is not in English, or no form of this language',
    ])
  })

  test('A lost, invented or misspelt placeholder or tag is named', () => {
    const faulty = { send: { ...german.send, title: '{{betrag}} an {{name}}' }, link: '<1>Bericht' }
    expect(findLocaleFaults(english, faulty, 'de')).toEqual([
      'send.title lacks {{amount}}',
      'send.title has {{betrag}}, English has not',
      'link lacks </1>',
    ])
  })

  test('Only a form that may name its number in words may lack it', () => {
    const faulty = { ...german, send: { ...german.send, lines_one: 'Eine Zeile', lines_other: 'Zeilen' } }
    expect(findLocaleFaults(english, faulty, 'de')).toEqual(['send.lines_other lacks {{count}}'])
  })
})

describe('findAdviceFaults', () => {
  test('[c229] an error without an advice is a fault, and an advice without an error', () => {
    expect(
      findAdviceFaults({ errors: { timeout: 'Late.', unknown: 'Odd.' }, errorAdvice: { timeout: 'Wait.' } }),
    ).toEqual(['errors.unknown has no advice in errorAdvice'])
    expect(findAdviceFaults({ errors: {}, errorAdvice: { timeout: 'Wait.' } })).toEqual([
      'errorAdvice.timeout has no sentence in errors',
    ])
    expect(findAdviceFaults({ errors: { timeout: 'Late.' }, errorAdvice: { timeout: 'Wait.' } })).toEqual([])
  })
})
