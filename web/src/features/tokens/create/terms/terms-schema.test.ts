import { assert, integer, property } from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { percentSchema } from './terms-schema.ts'

const schema = percentSchema({ min: 1, max: 10_000 })
const read = (text: string) => {
  const { data, error } = schema.safeParse(text)
  return data ?? error?.issues.map(({ message }) => message.replace('createToken.validation.', ''))
}

test('default: a percentage is read in hundredths, with or without zeros around it', () => {
  expect([read('12.5'), read(' 12.50 '), read('012.500'), read('0.07'), read('100')]).toEqual([
    1250, 1250, 1250, 7, 10_000,
  ])
})

test('behavior: every hundredth reads back as itself', () => {
  assert(property(integer({ min: 1, max: 10_000 }), (bps) => read(formatUnits(BigInt(bps), 2)) === bps))
})

test.each(['1,5', '1.000,5', '1 5', "1'5", '1_5', '1\u202f5'])('error: separators in %j are not guessed at', (text) => {
  expect(read(text)).toEqual(['supplySeparators'])
})

test.each(['5%', '1e1', '+5', '.5', '5.', '0x5', '٣', '--5', 'five'])('error: %j is not a number in digits', (text) => {
  expect(read(text)).toEqual(['supplyDigits'])
})
