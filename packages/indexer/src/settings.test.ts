import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const token = '0x4C32aDb526ba6ff70101A166405A082b291A7Dc3'
const other = '0x2741DB1B17863EeE0A92EE292Cca75C059403f57'

test('default: the local chain of make dev from its first block', () => {
  expect(readSettings({})).toEqual([
    {
      name: 'local',
      id: 31_337,
      rpc: ['http://127.0.0.1:8545'],
      startBlock: 0,
      tokens: [],
      tokensStartBlock: Number.POSITIVE_INFINITY,
      isLocal: true,
    },
  ])
})

test.each([
  [{ ANVIL_PORT: '8546' }, 'http://127.0.0.1:8546'],
  [{ LOCAL_RPC_URL: 'http://10.0.0.1:1', ANVIL_PORT: '8546' }, 'http://10.0.0.1:1'],
])('parameters: the local chain of %o is at %s', (env, url) => {
  expect(readSettings(env)[0]?.rpc).toEqual([url])
})

test('parameters: networks, their nodes, first blocks and tokens', () => {
  const [bsc, testnet] = readSettings({
    INDEXER_CHAINS: '56, 97',
    INDEXER_RPC_URLS: '56=https://a.example https://b.example#batch wss://c.example',
    INDEXER_START_BLOCKS: '56=40000000;97=100',
    INDEXER_TOKENS: `56=${token}@39000000 ${other.toLowerCase()}@38000000`,
  })
  expect(bsc).toEqual({
    name: 'bsc',
    id: 56,
    rpc: ['https://a.example', 'https://b.example'],
    ws: 'wss://c.example',
    startBlock: 40_000_000,
    tokens: [token, other],
    tokensStartBlock: 38_000_000,
    isLocal: false,
  })
  expect(testnet?.rpc[0], 'a public node, where none is set').toContain('https://bsc-testnet')
})

test.each([
  [{ INDEXER_CHAINS: 'bsc' }, 'INDEXER_CHAINS: "bsc" is no chain id'],
  [{ INDEXER_CHAINS: '31337,250' }, 'INDEXER_CHAINS: 250 is no network that can be indexed'],
  [{ INDEXER_CHAINS: '56' }, 'INDEXER_START_BLOCKS lacks network 56'],
  [{ INDEXER_CHAINS: '56', INDEXER_START_BLOCKS: '56=early' }, 'INDEXER_START_BLOCKS: "early" is no block'],
  [{ INDEXER_RPC_URLS: '31337=wss://a.example' }, 'INDEXER_RPC_URLS: network 31337 needs an http address'],
  [{ INDEXER_RPC_URLS: 'https://a.example' }, 'INDEXER_RPC_URLS: "https://a.example" is not like'],
  [{ INDEXER_TOKENS: `31337=${token}` }, 'is no token with the block of its creation'],
  [{ INDEXER_TOKENS: '31337=0x12@5' }, '"0x12@5" is no token'],
  [{ INDEXER_TOKENS: token }, 'is not like 56=…'],
])('error: %o', (env, words) => {
  expect(() => readSettings(env)).toThrow(words)
})
