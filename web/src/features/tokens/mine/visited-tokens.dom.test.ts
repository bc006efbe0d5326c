import type { Address } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { rememberVisit, visitedTokens } from './visited-tokens.ts'

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const tokens = () => visitedTokens.getState().tokens

beforeEach(() => visitedTokens.setState({ tokens: [] }))

test('the token that was opened last comes first, once on each network', () => {
  for (const [chainId, number] of [
    [56, 1],
    [56, 2],
    [97, 1],
    [56, 1],
  ] as const)
    rememberVisit({ chainId, token: at(number) })
  expect(tokens()).toEqual([
    { chainId: 56, token: at(1) },
    { chainId: 97, token: at(1) },
    { chainId: 56, token: at(2) },
  ])
})

test('the fifty newest are kept', () => {
  for (let number = 0; number < 60; number++) rememberVisit({ chainId: 56, token: at(number) })
  expect(tokens()).toHaveLength(50)
  expect(tokens().at(-1)?.token).toBe(at(10))
})

test('it is read again as it was stored; what is damaged is nothing', async () => {
  rememberVisit({ chainId: 56, token: at(1) })
  const stored = localStorage.getItem('visited-tokens') ?? ''
  visitedTokens.setState({ tokens: [] })
  localStorage.setItem('visited-tokens', '{"state":{"tokens":[{"chainId":56,"token":"0x12"}]}}')
  await visitedTokens.persist.rehydrate()
  expect(tokens()).toEqual([])

  localStorage.setItem('visited-tokens', stored)
  window.dispatchEvent(new StorageEvent('storage', { key: 'visited-tokens' }))
  await expect.poll(tokens).toEqual([{ chainId: 56, token: at(1) }])
})
