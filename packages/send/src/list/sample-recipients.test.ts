import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseRecipients } from './parse-recipients.ts'
import type { AmountMode } from './questions.ts'
import { isSample, paysSamples, sampleRecipients } from './sample-recipients.ts'

const read = (text: string, chainId: number, mode: AmountMode = { kind: 'each' }) =>
  parseRecipients(text, { mode, decimals: 18, chainShortName: 'test', chainId, answers: {}, droppedLines: [] })

describe('the recipients of the sample', () => {
  const list = sampleRecipients.map((address) => `${address}, 0.01`).join('\n')

  test('carry their checksums, and are recognised in lower case', () => {
    expect(sampleRecipients.map((address) => getAddress(address.toLowerCase()))).toEqual(sampleRecipients)
    for (const address of sampleRecipients)
      expect(isSample({ address: address.toLowerCase() as `0x${string}` })).toBe(true)
  })

  test('are warned of everywhere but on the local chain, whose coins are worth nothing', () => {
    const warnings = (chainId: number) =>
      read(list, chainId).lines.map((line) => 'warnings' in line && line.warnings?.map(({ code }) => code))
    expect(warnings(56)).toEqual(sampleRecipients.map(() => ['recipientIsSample']))
    expect(warnings(31_337)).toEqual(sampleRecipients.map(() => []))
    expect([1, 56, 97, 42_161, undefined].map(paysSamples)).toEqual([false, false, false, false, false])
  })
})
