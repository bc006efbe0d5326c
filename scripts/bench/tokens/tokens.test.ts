import { expect, test } from 'vitest'
import { judgeTokens } from './judge-tokens.ts'
import { readTokenPeers } from './token-peers.ts'

const peers = readTokenPeers()
const sketch = peers.sketch['reflection, O(1) shares']
const results = {
  standard: { createWithoutRegistry: 505_000, transferExistingHolder: 34_150 },
  liquidityGenerator: { ...sketch },
  liquidityGeneratorCreation: {},
  liquidityGeneratorRun: {},
}

test('The last verdict names the worst ratio to the sketch', () => {
  const liquidityGenerator = { ...sketch, sell: (sketch.sell ?? 0) * 1.02 }
  const verdicts = judgeTokens({ ...results, liquidityGenerator }, peers)
  expect(verdicts.every(({ isMet }) => isMet)).toBe(true)
  expect(verdicts.at(-1)?.text).toContain('1.0200 (at most 1.03; sell)')
})

test.each([
  ['a transfer more than 3 % above the sketch', { liquidityGenerator: { ...sketch, transferTaxedExisting: 57_500 } }],
  ['a creation above PinkSale', { liquidityGenerator: { ...sketch, create: 5_032_653 } }],
  ['a run above PinkSale', { liquidityGenerator: { ...sketch, sellWithSwapBack: 391_765 } }],
  ['a Standard creation above its limit', { standard: { ...results.standard, createWithoutRegistry: 505_001 } }],
  ['a Standard transfer above its limit', { standard: { ...results.standard, transferExistingHolder: 34_151 } }],
])('A must that is broken is said: %s', (_, changed) => {
  expect(judgeTokens({ ...results, ...changed }, peers).filter(({ isMet }) => !isMet)).toHaveLength(1)
})

test('An action that was not measured is an error, not a pass', () => {
  const { sell: _, ...liquidityGenerator } = sketch
  expect(() => judgeTokens({ ...results, liquidityGenerator }, peers)).toThrow('sell was not measured')
})
