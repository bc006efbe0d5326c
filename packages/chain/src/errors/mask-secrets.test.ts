import { expect, test } from 'vitest'
import { maskSecrets } from './mask-secrets.ts'

test.each([
  ['https://eth-mainnet.g.alchemy.com/v2/Ab3dEf6hIj9kLm2n4p6q', 'https://eth-mainnet.g.alchemy.com/v2/***'],
  ['https://mainnet.infura.io/v3/0123456789abcdef0123456789abcdef', 'https://mainnet.infura.io/v3/***'],
  ['https://rpc.example/bsc?apikey=abc&network=56', 'https://rpc.example/bsc?apikey=***&network=***'],
  ['https://user:pass@rpc.example/', 'https://***@rpc.example/'],
  ['wss://relay.example/?auth=eyJ0.eyJ1&projectId=abc123', 'wss://relay.example/?auth=***&projectId=***'],
  ['wc:7f6e@2?relay-protocol=irn&symKey=587d5484', 'wc:7f6e@2?relay-protocol=irn&symKey=***'],
  ['https://rpc.example/AbCdEfGhIjKlMnOpQrSt/', 'https://rpc.example/***/'],
  ['https://rpc.example/a1b2c3d4e5/', 'https://rpc.example/***/'],
  ['https://rpc.example/0x0123456789abcdef', 'https://rpc.example/***'],
  ['Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJ1.c2ln', 'Authorization: Bearer ***'],
  ['rejected: project id 9aa3d95b3bc440fa88ea12ea', 'rejected: project id ***'],
  ['{"projectId":"0123456789","method":"irn_publish"}', '{"projectId":"***","method":"irn_publish"}'],
  ['project id not found: 9aa3d95b3bc440fa88ea12ea', 'project id not found: ***'],
  ['Invalid API key: 12345678', 'Invalid API key: ***'],
  ['x-api-key: 1a2b3c4d', 'x-api-key: ***'],
  ['Authorization: Basic dXNlcjE6cGFzczE=', 'Authorization: Basic ***'],
  ['"{\\"apiKey\\":\\"1a2b3c\\",\\"id\\":1}"', '"{\\"apiKey\\":\\"***\\",\\"id\\":1}"'],
])('a key in %s is hidden', (text, shown) => {
  expect(maskSecrets(`URL: ${text}\nVersion: viem`)).toBe(`URL: ${shown}\nVersion: viem`)
})

test('what is public stays: hosts, short paths, addresses, hashes and numbers', () => {
  const text = [
    'URL: http://127.0.0.1:8545',
    'URL: https://bsc-dataseed.bnbchain.org/',
    'See https://bscscan.com/address/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    `https://rpc.example/tx/0x${'ab'.repeat(32)}`,
    'https://rpc.example/ext/bc/mainnet/rpc-of-the-network',
    'rejected due to project ID settings, the bearer of it',
    'Request body: {"method":"eth_call","params":[{"to":"0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"}]}',
  ].join('\n')
  expect(maskSecrets(text)).toBe(text)
})
