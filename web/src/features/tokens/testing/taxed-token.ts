// Holds a sample Liquidity Generator token and its owner, for tests.
import type { Address } from 'viem'
import { foundry } from 'viem/chains'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'

export const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A Liquidity Generator token of `owner`, with fees of 3 %, 2.5 % and 0. */
export const taxedToken: TaxedToken = {
  kind: 'liquidityGenerator',
  chainId: foundry.id,
  token: '0x1111111111111111111111111111111111111111',
  name: 'Harbour',
  symbol: 'HRB',
  decimals: 18,
  totalSupply: 10n ** 27n,
  taxed: {
    firstOwner: owner,
    owner,
    pair: '0x2222222222222222222222222222222222222222',
    router: '0x3333333333333333333333333333333333333333',
    vault: '0x4444444444444444444444444444444444444444',
    fees: { taxFeeBps: 300, liquidityFeeBps: 250, charityBps: 0 },
  },
}
