import type { Hash } from 'viem'
import { expect, test } from 'vitest'
import { compareCall, toRequestedCall } from './requested-call.ts'

const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const data: Hash = '0x095ea7b300000000000000000000000000000001'
const requested = toRequestedCall({ to: token, value: 5n, data })
const sent = { to: token.toLowerCase() as Hash, value: 5n, input: data }

test.each([
  ['what was asked for', {}, 'same'],
  ['bytes of the wallet behind the input', { input: `${data}abcdef` }, 'same'],
  ['another value', { value: 6n }, 'related'],
  ['a call that names the contract', { to: other, input: `0x1234${token.slice(2).toLowerCase()}` }, 'related'],
  ['another input', { input: `${data.slice(0, -1)}2` }, 'other'],
  ['less input', { input: data.slice(0, -2) }, 'other'],
  ['no input', { input: '0x' }, 'other'],
  ['another contract', { to: other }, 'other'],
  ['a creation', { to: null }, 'other'],
] as const)('%s', (_title, changes, verdict) => {
  expect(compareCall({ ...sent, ...changes } as typeof sent, requested)).toBe(verdict)
})

test('a payment without input is the same with a memo', () => {
  const payment = toRequestedCall({ to: token, value: 5n, data: '0x' })
  expect(compareCall({ ...sent, input: '0x' }, payment)).toBe('same')
  expect(compareCall({ ...sent, input: '0x6869' }, payment)).toBe('same')
  expect(compareCall({ ...sent, value: 4n, input: '0x' }, payment)).toBe('related')
})
