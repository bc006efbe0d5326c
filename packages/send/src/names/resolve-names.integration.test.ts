import { startNames } from '@saleyard/send/names/testing/start-names.ts'
import type { Address, Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { resolveNames } from './resolve-names.ts'

const ada = `0x${'ad'.repeat(20)}` as Address
const eve = `0x${'e4'.repeat(20)}` as Address
const bnb = 56
const coin = { ethereum: '60', bnb: String(0x80000000 + 56), anyEvm: String(0x80000000) }

describe('the address of a name', () => {
  test.each<[string, Record<string, Hex>, number, object]>([
    [
      'for the target chain wins',
      { [coin.bnb]: ada, [coin.ethereum]: eve, [coin.anyEvm]: eve },
      56,
      { kind: 'resolved', address: ada },
    ],
    [
      'for all EVM chains comes next',
      { [coin.anyEvm]: ada, [coin.ethereum]: eve },
      56,
      { kind: 'resolved', address: ada },
    ],
    ['for Ethereum alone is told apart', { [coin.ethereum]: ada }, 56, { kind: 'ethereumOnly', address: ada }],
    [
      'of Ethereum is for Ethereum',
      { [coin.ethereum]: ada, [coin.anyEvm]: eve },
      1,
      { kind: 'resolved', address: ada },
    ],
    [
      'for the local chain is always Ethereum’s',
      { [coin.ethereum]: ada, [coin.anyEvm]: eve },
      31337,
      { kind: 'ethereumOnly', address: ada },
    ],
    ['may be missing', {}, 56, { kind: 'notFound' }],
    ['of nobody is none', { [coin.bnb]: `0x${'0'.repeat(40)}` }, 56, { kind: 'notFound' }],
    [
      'must have 20 bytes, and nothing else stands in for it',
      { [coin.bnb]: '0x1234', [coin.ethereum]: ada },
      56,
      { kind: 'malformed' },
    ],
  ])('%s', async (_, coins, chainId, fact) => {
    const { resolve } = await startNames({ 'ada.eth': { coins } })
    expect(await resolve('ada.eth', { chainId })).toEqual(fact)
  })

  test('of a name that nobody has is not found', async () => {
    const { resolve } = await startNames({})
    expect(await resolve('nobody.eth')).toEqual({ kind: 'notFound' })
  })

  test.each<[string, Hex, string]>([
    ['a contract', '0x6000', 'ethereumContract'],
    ['an account with a delegation after EIP-7702', `0xef0100${'11'.repeat(20)}`, 'ethereumOnly'],
    ['code that only begins like a delegation', `0xef0100${'11'.repeat(21)}`, 'ethereumContract'],
  ])('for Ethereum alone, at %s', async (_, code, kind) => {
    const { resolve } = await startNames({ 'ada.eth': { coins: { [coin.ethereum]: ada } } }, { [ada]: code })
    expect(await resolve('ada.eth')).toEqual({ kind, address: ada })
  })
})

describe('many names', () => {
  test('are asked each once, together, and told one by one', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `n${index}.eth`)
    const { chain, transport } = await startNames(
      Object.fromEntries(names.map((name) => [name, { coins: { [coin.bnb]: ada } }])),
    )
    const progress: number[] = []
    const records = await resolveNames({
      names: [...names, ...names],
      chainId: bnb,
      transport,
      onProgress: (done) => progress.push(done),
    })
    expect(Object.keys(records).sort()).toEqual([...names].sort())
    expect([...chain.asked].sort()).toEqual([...names].sort())
    expect(progress).toEqual(names.map((_, index) => index + 1))
    expect(chain.requests.filter((method) => method === 'eth_call').length).toBeLessThan(20)
  })

  test('do not suffer from one whose resolver burns all gas', async () => {
    const { transport } = await startNames({
      'ada.eth': { coins: { [coin.bnb]: ada } },
      'eve.eth': { fails: 'burnsAllGas' },
    })
    const records = await resolveNames({ names: ['ada.eth', 'eve.eth'], chainId: bnb, transport })
    expect(records).toMatchObject({ 'ada.eth': { kind: 'resolved', address: ada }, 'eve.eth': { kind: 'failed' } })
  })

  test('of which one was asked when the user stops are left unknown', async () => {
    const { transport } = await startNames({})
    const abort = new AbortController()
    const names = Array.from({ length: 100 }, (_, index) => `n${index}.eth`)
    const records = await resolveNames({
      names,
      chainId: bnb,
      transport,
      signal: abort.signal,
      onProgress: () => abort.abort(),
    })
    expect(Object.keys(records)).toHaveLength(1)
  })
})

describe('a lookup that fails', () => {
  test('because the resolver reverts says nothing about the name, and no other record stands in', async () => {
    const { resolve } = await startNames({ 'ada.eth': { fails: 'ResolverError' } })
    expect(await resolve('ada.eth')).toEqual({ kind: 'failed' })
  })

  test('because no node answers says nothing about the names, and the rest is not asked', async () => {
    const { chain, transport } = await startNames({})
    chain.goDown()
    const names = Array.from({ length: 100 }, (_, index) => `n${index}.eth`)
    const records = await resolveNames({ names, chainId: bnb, transport })
    expect(Object.keys(records).length).toBeLessThan(30)
    expect(Object.values(records).every(({ kind }) => kind === 'failed')).toBe(true)
  })
})
