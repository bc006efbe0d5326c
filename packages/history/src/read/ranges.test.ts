import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { expect, test } from 'vitest'
import { afterAnswer, afterRefusal, firstLimits, isSuspicious, type RangeLimits, readNamedRange } from './ranges.ts'

/** Full answers, one after another. */
function answer(limits: RangeLimits, times: number, { logs = 0, time = 10 } = {}): RangeLimits {
  let next = limits
  for (let count = 0; count < times; count++) next = afterAnswer(next, { blocks: next.size, logs, time })
  return next
}

test('A range doubles until it is refused, then grows slowly', () => {
  expect(answer(firstLimits, 4).size).toBe(16_000)
  const refused = afterRefusal(answer(firstLimits, 4), { blocks: 16_000, text: 'too much' })
  expect(refused).toMatchObject({ size: 8_000, ceiling: 8_000 })
  expect(answer(refused, 31).size).toBe(8_000)
  expect(answer(refused, 32)).toMatchObject({ size: 10_000, ceiling: 10_000 })
  expect(answer(refused, 64).size).toBe(12_500)
})

test('After dense logs it returns to its ceiling at once', () => {
  const refused = { ...firstLimits, size: 8_000, ceiling: 8_000 }
  const dense = afterAnswer(refused, { blocks: 8_000, logs: 20_000, time: 10 })
  expect(dense.size).toBe(2_000)
  expect(answer(dense, 2).size).toBe(8_000)
})

test('A limit of ten blocks is taken at the endpoint’s word, and hardly tried again', () => {
  const text = 'Under the Free tier plan, you can make eth_getLogs requests with up to a 10 block range.'
  const limits = afterRefusal(firstLimits, { blocks: 1_000, text })
  expect(limits).toMatchObject({ size: 10, ceiling: 10, isNamed: true })
  expect(answer(limits, 511).size).toBe(10)
  expect(answer(limits, 512).size).toBe(12)
  expect(afterRefusal(answer(limits, 512), { blocks: 12, text }).size).toBe(10)
})

test('A range without words shrinks to a single block, and not below', () => {
  let limits = firstLimits
  for (let refusals = 0; refusals < 12; refusals++) limits = afterRefusal(limits, { blocks: limits.size, text: '' })
  expect(limits.size).toBe(1)
  expect(answer(limits, 32).size).toBe(2)
})

test('After a timeout a quarter is asked for; an answer that took long is a warning', () => {
  expect(afterRefusal(firstLimits, { blocks: 1_000 }).size).toBe(250)
  expect(afterAnswer(firstLimits, { blocks: 1_000, logs: 1, time: 5_000 }).size).toBe(500)
})

test('Requests that were under way at a refusal do not shrink the range again', () => {
  const refused = afterRefusal(firstLimits, { blocks: 1_000, text: '' })
  expect(afterRefusal(refused, { blocks: 1_000, text: '' })).toBe(refused)
  expect(afterAnswer(refused, { blocks: 100, logs: 0, time: 10 }).size).toBe(500)
})

test('Where an endpoint cuts, answers are kept to half of that', () => {
  const limits = { ...firstLimits, cutsAt: 1_000 }
  expect(afterAnswer(limits, { blocks: 1_000, logs: 1_000, time: 10 }).size).toBe(500)
})

test.each([
  ['query returned more than 10000 results. Try with this block range [0x1, 0x2].', 50_000, 2],
  ['exceed maximum block range: 50000', 60_000, 50_000],
  ['exceed maximum block range: 50000', 40_000, undefined],
  ['Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range', 50_000, 2_000],
  ['Based on your parameters, this block range should work: [0x100, 0x109]', 1_000, 10],
  ['eth_getLogs is limited to a 10,000 range', 50_000, 10_000],
  ['eth_getLogs is limited to 0 - 10000 blocks range', 50_000, 10_000],
  ['block range is too wide', 50_000, undefined],
  ['Requested range exceeds maximum RPC range limit', 50_000, undefined],
  ['query returned more than 10000 results', 50_000, undefined],
  ['requested too many blocks from 1 to 50001, maximum is set to 2048', 50_000, 2_048],
  ['Block range limit exceeded. Max: 1024 blocks', 50_000, 1_024],
  ['', 50_000, undefined],
])('The refusal "%s" of %i blocks names %s', (text, blocks, expected) => {
  expect(readNamedRange(text, blocks)).toBe(expected)
})

test('No sentence that nodes are known for names more than what was asked for', () => {
  const table = readFileSync(join(repositoryRoot, 'packages/chain/test-data/node-sentences.tsv'), 'utf8')
  for (const line of table.split('\n'))
    for (const blocks of [1, 10, 2_000]) expect(readNamedRange(line, blocks) ?? 0, line).toBeLessThan(blocks)
})

test.each([
  [0, false],
  [63, false],
  [64, true],
  [100, true],
  [999, false],
  [1_000, true],
  [1_024, true],
  [10_000, true],
  [10_001, false],
])('An answer of %i logs may be cut: %s', (logs, expected) => {
  expect(isSuspicious(logs, firstLimits)).toBe(expected)
  expect(isSuspicious(logs, { ...firstLimits, cutsAt: 10_001 })).toBe(expected || logs >= 10_001)
})
