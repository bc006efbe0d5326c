import { describe, expect, test } from 'vitest'
import { hideAfter, rewriteForHead } from './nodes.ts'

const answer = (result: unknown) => ({ id: 1, jsonrpc: '2.0', result })

describe('a machine that is behind', () => {
  test('looks at its own newest block where the newest is asked for, and at an older one where that is named', () => {
    const call = { id: 1, method: 'eth_call', params: [{}, 'latest'] }
    expect(rewriteForHead(16n, call).params).toEqual([{}, '0x10'])
    expect(rewriteForHead(16n, { ...call, params: [{}, '0x3'] }).params).toEqual([{}, '0x3'])
    expect(
      rewriteForHead(16n, { id: 1, method: 'eth_getTransactionCount', params: ['0xa', 'pending'] }).params,
    ).toEqual(['0xa', '0x10'])
    expect(rewriteForHead(16n, { id: 1, method: 'eth_chainId' })).toEqual({ id: 1, method: 'eth_chainId' })
  })

  test('has no events behind its newest block', () => {
    const logs = { id: 1, method: 'eth_getLogs', params: [{ fromBlock: '0x1', toBlock: '0x20', address: '0xa' }] }
    expect(rewriteForHead(16n, logs).params).toEqual([{ fromBlock: '0x1', toBlock: '0x10', address: '0xa' }])
  })

  test('does not know later receipts, and takes later transactions for waiting ones', () => {
    const late = { blockNumber: '0x11', hash: '0xb' }
    expect(hideAfter(16n, 0n, { method: 'eth_getTransactionReceipt' }, answer(late)).result).toBeNull()
    expect(hideAfter(17n, 0n, { method: 'eth_getTransactionReceipt' }, answer(late)).result).toBe(late)
    expect(hideAfter(16n, 0n, { method: 'eth_getTransactionByHash' }, answer(late)).result).toMatchObject({
      blockNumber: null,
    })
  })
})

test('a machine that is ahead claims blocks that nobody has', () => {
  expect(hideAfter(16n, 5n, { method: 'eth_blockNumber' }, answer('0x10')).result).toBe('0x15')
})
