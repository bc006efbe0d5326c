import { isAddress } from 'viem'
import { expect, test } from 'vitest'
import { ChainsMissingError, createNetworks } from './networks.ts'

const localRpcUrl = 'http://127.0.0.1:8545'

test('default', () => {
  const { knownChains, configuredChains, findChain, getChain } = createNetworks({ chainIds: [56, 97] })
  expect(configuredChains.map(({ id }) => id)).toEqual([56, 97])
  expect(knownChains.filter(({ configured }) => configured).map(({ id }) => id)).toEqual([56, 97])
  expect(getChain(1)).toMatchObject({ title: 'Ethereum', configured: false, fees: { baseFeeMultiplier: 1.2 } })
  expect([findChain(31337), findChain(undefined)]).toEqual([undefined, undefined])
})

test('parameters: localRpcUrl', () => {
  const { configuredChains } = createNetworks({ chainIds: [31337], localRpcUrl })
  expect(configuredChains[0]).toMatchObject({ id: 31337, rpcUrls: { default: { http: [localRpcUrl] } } })
})

test('behavior: two lists of networks are independent', () => {
  const [one, other] = [createNetworks({ chainIds: [56] }), createNetworks({ chainIds: [97] })]
  expect([one.getChain(56).configured, other.getChain(56).configured]).toEqual([true, false])
})

test.each([
  ['none', []],
  ['a retired network', [5]],
  ['the local network without its endpoint', [31337]],
])('error: %s is no usable network', (_title, chainIds) => {
  expect(() => createNetworks({ chainIds })).toThrow(ChainsMissingError)
})

test('each network whose coin has a price names the feed of that coin', () => {
  const { knownChains } = createNetworks({ chainIds: [56], localRpcUrl })
  const feeds = knownChains.flatMap(({ title, priceFeed }) => (priceFeed ? [[title, priceFeed.descriptions[0]]] : []))
  expect(Object.fromEntries(feeds)).toEqual({
    Ethereum: 'ETH / USD',
    'BNB Smart Chain': 'BNB / USD',
    Polygon: 'POL / USD',
    'Arbitrum One': 'ETH / USD',
    Avalanche: 'AVAX / USD',
    'Local chain': 'ETH / USD',
  })
  for (const { priceFeed } of knownChains) if (priceFeed) expect(isAddress(priceFeed.address)).toBe(true)
})
