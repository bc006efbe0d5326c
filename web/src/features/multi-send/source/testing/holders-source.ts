// Creates the source of a list for tests.

import type { ListPrice, ListSource } from '@saleyard/send/list/types.ts'

/** By default of five recipients, who get 31 units of 2^90 in all, as those of `newRunFile`. */
export function newSource(change: Partial<ListSource> = {}): ListSource {
  return {
    format: 'saleyard holders 1',
    chainId: 56,
    block: { number: '1234567', hash: `0x${'ab'.repeat(32)}`, timestamp: '1700000000' },
    contract: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    kind: 'erc20',
    rules: {
      atLeast: '0',
      split: { kind: 'same', amount: '1000000000000000000' },
      withoutContracts: true,
      withoutPools: true,
      withoutBurnt: false,
      without: ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
    },
    holders: 9,
    recipients: 5,
    total: (15n << 90n).toString(),
    verdict: { kind: 'proven', checked: 9, of: 9, seed: 1 },
    ...change,
  }
}

/** The price of a list in US dollars, as a stored list or a file has it. */
export function newPrice(): ListPrice {
  return {
    ...{ format: 'saleyard price 1', chainId: 31337, feed: '0x00000000000000000000000000000000000FEED1' },
    ...{
      description: 'ETH / USD',
      answer: '64012345678',
      decimals: 8,
      round: '7',
      updatedAt: 1_800_000_000,
      block: '16',
    },
  }
}
