import { expect, test } from 'vitest'
import { parseEnv } from './env'

test('without settings the three networks of the product are configured, the test network first', () => {
  expect(parseEnv({})).toMatchObject({ VITE_CHAINS: [97, 56, 42161] })
})

test('networks are read in their order, and empty values count as not set', () => {
  expect(parseEnv({ VITE_CHAINS: '31337, 56', VITE_LOCAL_RPC_URL: '' })).toEqual({ VITE_CHAINS: [31337, 56] })
})

test('a wrong environment stops with the list of what is wrong', () => {
  const wrong = () => parseEnv({ VITE_CHAINS: '56,x', VITE_LOCAL_RPC_URL: 'localhost' })
  expect(wrong).toThrow(/VITE_CHAINS/)
  expect(wrong).toThrow(/VITE_LOCAL_RPC_URL/)
})
