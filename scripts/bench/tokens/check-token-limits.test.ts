import { expect, test } from 'vitest'
import { checkTokenLimits } from './check-token-limits.ts'
import { readTokenPeers } from './token-peers.ts'

const peers = readTokenPeers()
const reflection = peers.sketch['reflection, O(1) shares']
const dividends = peers.sketch['dividends, pull']
const results = {
  standard: { createWithoutRegistry: 651_000, transferExistingHolder: 34_150 },
  liquidityGenerator: { ...reflection },
  liquidityGeneratorCreation: {},
  liquidityGeneratorRun: {},
  baby: { ...dividends },
  babyCreation: {},
  babyFirstStep: {},
  babySecondStep: {},
  buybackBaby: { ...dividends },
  buybackBabyCreation: {},
  buybackBabyFirstStep: {},
  buybackBabySecondStep: {},
}

test.each([
  ['liquidityGenerator', reflection, 'Liquidity Generator sell'],
  ['baby', dividends, 'Baby sell'],
  ['buybackBaby', dividends, 'Buyback Baby sell'],
])('The last verdict names the worst ratio to the sketch: %s', (kind, sketch, action) => {
  const changed = { ...sketch, sell: (sketch.sell ?? 0) * 1.02 }
  const verdicts = checkTokenLimits({ ...results, [kind]: changed }, peers)
  expect(verdicts.every(({ isMet }) => isMet)).toBe(true)
  expect(verdicts.at(-1)?.text).toContain(`1.0200 (at most 1.03; ${action})`)
})

test.each([
  [
    'a transfer more than 3 % above the sketch',
    { liquidityGenerator: { ...reflection, transferTaxedExisting: 57_500 } },
  ],
  [
    'a transfer after a distribution more than 3 % above the sketch',
    { baby: { ...dividends, transferTaxedExistingAfterDistribution: 79_245 } },
  ],
  ['a purchase more than 3 % above the sketch', { buybackBaby: { ...dividends, buyNew: 138_839 } }],
  ['a creation above PinkSale', { liquidityGenerator: { ...reflection, create: 5_032_653 } }],
  ['a run above PinkSale', { liquidityGenerator: { ...reflection, sellWithSwapBack: 391_765 } }],
  ['a first claim above PinkSale', { baby: { ...dividends, claimFirst: 122_659 } }],
  ['a later claim above PinkSale', { baby: { ...dividends, claimLater: 122_659 } }],
  ['a buyback above PinkSale', { buybackBaby: { ...dividends, buyback: 161_708 } }],
  ['a Standard creation above its limit', { standard: { ...results.standard, createWithoutRegistry: 651_001 } }],
  ['a Standard transfer above its limit', { standard: { ...results.standard, transferExistingHolder: 34_151 } }],
])('A must that is broken is said: %s', (_, changed) => {
  expect(checkTokenLimits({ ...results, ...changed }, peers).filter(({ isMet }) => !isMet)).toHaveLength(1)
})

test('An action that was not measured is an error, not a pass', () => {
  const { sell: _, ...liquidityGenerator } = reflection
  expect(() => checkTokenLimits({ ...results, liquidityGenerator }, peers)).toThrow('sell was not measured')
  const { transferTaxedExistingAfterDistribution: __, ...baby } = dividends
  expect(() => checkTokenLimits({ ...results, baby }, peers)).toThrow('AfterDistribution was not measured')
})

test('A kind of which no action has a peer is an error, not a pass', () => {
  const buybackBaby = Object.fromEntries(Object.entries(dividends).map(([action, gas]) => [`${action}Again`, gas]))
  expect(() => checkTokenLimits({ ...results, buybackBaby }, peers)).toThrow('No figures to judge for Buyback Baby')
})
