import { expect, test } from 'vitest'
import { cutTitle } from './select-network-view.tsx'

test('[c89] a title of more than seven characters is cut', () => {
  expect([cutTitle('Polygon'), cutTitle('Ethereum')]).toEqual(['Polygon', 'Ethereu...'])
})
