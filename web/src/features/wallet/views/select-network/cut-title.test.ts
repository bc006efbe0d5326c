import { expect, test } from 'vitest'
import { cutTitle } from './cut-title.ts'

test('[c89] a title of more than seven characters is cut', () => {
  expect([cutTitle('Polygon'), cutTitle('Ethereum')]).toEqual(['Polygon', 'Ethereu...'])
})
