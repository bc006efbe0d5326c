import { expect, test } from 'vitest'
import { layouts } from './layouts.ts'
import { readLayoutParameter } from './resolve-layout.ts'

test('[c46] ?layout= names each of the layouts, in any case and beside other parameters', () => {
  for (const name of Object.keys(layouts)) expect(readLayoutParameter(`?a=1&layout=${name}`)).toBe(name)
  expect(readLayoutParameter('?layout=LosAngeles&type=baby')).toBe('losangeles')
})

test('[c59] a name that no layout has is told from no name', () => {
  for (const name of ['', 'atlantis', 'constructor', 'dubai,london'])
    expect(readLayoutParameter(`?layout=${name}`)).toBe('unknown')
  expect(readLayoutParameter('')).toBeNull()
  expect(readLayoutParameter('?type=baby')).toBeNull()
})
