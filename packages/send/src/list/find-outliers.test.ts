import { expect, test } from 'vitest'
import { findOutliers } from './find-outliers.ts'

const list = (amounts: (number | bigint)[]) =>
  amounts.map((amount, index) => ({
    address: `0x${(index + 1).toString(16).padStart(40, '0')}` as const,
    amount: BigInt(amount),
    lines: [index + 1],
  }))
const found = (amounts: (number | bigint)[]) => findOutliers(list(amounts)).shown.map(({ lines }) => lines[0])

test.each([
  ['one salary with a comma in the wrong place', [1_000, 1_200, 900, 1_100, 100_000, 1_050], [5]],
  ['one of equal amounts that is ten times the others', [100, 100, 1_000, 100, 100], [3]],
  ['one of equal amounts that is a tenth of the others', [100, 100, 10, 100, 100], [3]],
  ['nearly equal amounts are left in peace', [100, 100, 101, 99, 100, 100], []],
  ['a list that grows evenly has none', [1, 2, 4, 8, 16, 32, 64, 128], []],
  ['in an uneven list five times the third quartile is usual', [100, 100, 150, 200, 200, 1_000], []],
  ['nine times is not', [100, 100, 150, 200, 200, 1_800], [6]],
  ['500 beside 0.1, 0.25 and 0.5', [100, 250, 500, 500_000], [4]],
  ['a wild amount at the top of a short list', [500_000, 100, 250], [1]],
  ['a tiny amount in a short list', [1_000, 900, 1, 1_100], [3]],
  ['one of three that is ten times the equal others', [100, 1_000, 100], [2]],
  ['one of three that is nine times the equal others', [100, 900, 100], []],
  ['three that grow evenly', [1, 10, 100], []],
  ['two small and two large amounts', [1, 1, 1_000, 1_000], []],
  ['two people have no usual amount', [1, 1_000_000], []],
  ['nobody', [], []],
  ['amounts beyond every number', [10n ** 60n, 10n ** 60n, 10n ** 60n, 10n ** 60n, 10n ** 75n], [5]],
])('%s', (_, amounts, lines) => {
  expect(found(amounts)).toEqual(lines)
})

test('all are counted, the first are shown', () => {
  const amounts = Array.from({ length: 200 }, (_, index) => (index % 5 === 0 ? 10n ** 9n : 10n))
  expect(findOutliers(list(amounts))).toMatchObject({ count: 40, shown: { length: 20 } })
})
