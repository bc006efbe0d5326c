import { chooseRoute, explainRoute, routeReasons } from '@saleyard/send/plan/choose-route.ts'
import { expect, test } from 'vitest'
import en from '@/locales/en.json'

const token = '0x5afe3855358e112b5647b952709e6165e1c1eeee'

test.each([
  ['native', 1, false, 'single'],
  ['native', 2, false, 'coin'],
  ['erc20', 1, false, 'single'],
  ['erc20', 1, true, 'single'],
  ['erc20', 11, false, 'few'],
  ['erc20', 11, true, 'few'],
  ['erc20', 12, false, 'many'],
  ['erc20', 12, true, 'transferFee'],
] as const)(
  '%s to %i recipients, transfer fee %s, goes its way because of: %s',
  (kind, count, hasTransferFee, reason) => {
    const asset = kind === 'native' ? { kind } : { kind, token: token as `0x${string}` }
    expect(explainRoute({ route: chooseRoute({ asset, count, hasTransferFee }), count })).toBe(reason)
  },
)

test('every reason has a sentence', () => {
  expect(Object.keys(en.multiSend.routeReasons).sort()).toEqual([...routeReasons].sort())
})
