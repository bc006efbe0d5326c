import { expect, test } from 'vitest'
import type { Connector } from 'wagmi'
import { toFoundWallets } from './wallet-entry.ts'

const connector = (id: string, uid = id) => ({ id, uid, name: id.toUpperCase() }) as Connector

test('the wallet used last stands first; the others keep their order', () => {
  const found = toFoundWallets([connector('a'), connector('b'), connector('c'), connector('d')], 'c')
  expect(found.map(({ id, recent }) => [id, recent])).toEqual([
    ['c', true],
    ['a', false],
    ['b', false],
    ['d', false],
  ])
})

test('a wallet that announces itself twice is listed once, as it came first', () => {
  const found = toFoundWallets([connector('a', '1'), connector('b', '2'), connector('a', '3')])
  expect(found.map(({ connectorUid }) => connectorUid)).toEqual(['1', '2'])
})
