import { existsSync } from 'node:fs'
import { isAddress } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { configuredChains, getChain, knownChains } from './chains.ts'

test('[c92] the selector lists the eight networks in their order', () => {
  expect(knownChains.filter(({ id }) => id !== 31337).map(({ title }) => title)).toEqual([
    'Ethereum',
    'BNB Smart Chain',
    'Polygon',
    'Arbitrum One',
    'Fantom',
    'Avalanche',
    'Goerli',
    'Binance Smart Chain Testnet',
  ])
})

test('[c96] [c102] each network carries its facts', () => {
  for (const chain of knownChains) {
    expect(chain.networkKey, chain.title).not.toBe('')
    expect(chain.nativeCurrency.decimals).toBe(18)
    expect(chain.contracts?.multicall3?.address, chain.title).toMatch(/^0xca11bde0/i)
    if (chain.id !== 31337) expect(chain.blockExplorers?.default.url, chain.title).toMatch(/^https:/)
    expect(chain.endpoints.length > 0, chain.title).toBe(!chain.retired)
  }
})

test('[c98] [c99] the networks of the product have their names and coins', () => {
  expect(getChain(97)).toMatchObject({ name: 'BNB test network', testnet: true, nativeCurrency: { symbol: 'tBNB' } })
  expect(getChain(56)).toMatchObject({ name: 'BNB Smart Chain', nativeCurrency: { symbol: 'BNB' } })
  expect(getChain(42161)).toMatchObject({ name: 'Arbitrum One', nativeCurrency: { symbol: 'ETH' } })
})

test('[c95] [c100] each network has its picture', () => {
  for (const { id, image } of knownChains) {
    expect(image).toBe(`${id}.svg`)
    expect(existsSync(`public/assets/images/wallet/${image}`), image).toBe(true)
  }
})

test('limits are dated, named by source and never above what a transaction may hold', () => {
  for (const { limits, title } of knownChains) {
    expect(limits.source, title).not.toBe('')
    expect(Date.parse(limits.checked), title).not.toBeNaN()
    expect(limits.gasPerTransaction <= 32_000_000n, title).toBe(true)
    expect(limits.bytesPerTransaction, title).toBeLessThanOrEqual(131_072)
  }
  expect(getChain(42161).limits.bytesPerTransaction).toBe(95_000)
})

test('every router address is one', () => {
  for (const { routers } of knownChains)
    for (const address of Object.values(routers)) expect(isAddress(address), address).toBe(true)
})

test('[c97] without settings the BNB test network, flagged as one, is the first of the three networks that are configured', async () => {
  vi.resetModules()
  vi.stubEnv('VITE_CHAINS', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { configuredChains } = await import('./chains.ts')
  expect(configuredChains.map(({ id }) => id)).toEqual([97, 56, 42161])
  expect(configuredChains[0]).toMatchObject({
    name: 'BNB test network',
    testnet: true,
    nativeCurrency: { symbol: 'tBNB', decimals: 18 },
  })
})

test('networks are configured in the order of the environment', () => {
  expect(configuredChains.map(({ id }) => id)).toEqual([31337, 97, 56, 42161])
})

test('an unknown network is an error with its number', () => {
  expect(() => getChain(4)).toThrow(expect.objectContaining({ code: 'chainUnknown', values: { chainId: 4 } }))
})
