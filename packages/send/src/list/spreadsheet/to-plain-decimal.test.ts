import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPlainDecimal } from './to-plain-decimal.ts'

test.each([
  ['5', '5', 1],
  ['0', '0', 0],
  ['-0', '0', 0],
  ['0.50', '0.5', 1],
  ['100', '100', 1],
  ['1E-05', '0.00001', 1],
  ['1.5e-7', '0.00000015', 2],
  ['1.2345E+20', '123450000000000000000', 5],
  ['-2.5E3', '-2500', 2],
  ['123456789012345', '123456789012345', 15],
  ['0.30000000000000004', '0.30000000000000004', 17],
  ['1.1000000000000001', '1.1', 2],
  ['33.299999999999997', '33.3', 3],
  ['0.99999999999999989', '0.99999999999999989', 17],
  ['9.9999999999999995E+22', `1${'0'.repeat(23)}`, 1],
  ['1.7976931348623157E+308', `17976931348623157${'0'.repeat(292)}`, 17],
])('%s', (written, text, significantDigits) => {
  expect(toPlainDecimal(written)).toEqual({ text, significantDigits })
})

test.each(['', 'abc', '1e', '1E+9999', '--1', '1.2.3', 'NaN', 'INF', '0x10', ' 1'])('%j is no number', (written) => {
  expect(toPlainDecimal(written)).toBeUndefined()
})

test('the text always names the same binary number, however it was written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(17, 21), (value, precision) => {
      for (const written of [String(value), value.toExponential(precision === 17 ? 16 : 20)]) {
        expect(Number(toPlainDecimal(written)?.text)).toBe(value === 0 ? 0 : value)
      }
    }),
  )
})

test('what was typed with up to 15 digits comes back as typed from the 17 digits of the file', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999_999_999 }),
      fc.integer({ min: 0, max: 12 }),
      (digits, decimals) => {
        const typed = toPlainDecimal(`${digits}e-${decimals}`)
        expect(toPlainDecimal(Number(`${digits}e-${decimals}`).toExponential(16))).toEqual(typed)
      },
    ),
  )
})
