// Holds sample tokens and pools for tests of the liquidity forms.
import { type Address, parseEther } from 'viem'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import type { Market } from '@/features/tokens/liquidity/market.ts'

export const address = (digit: string): Address => `0x${digit.repeat(40)}`
export const coin = { symbol: 'ETH', decimals: 18 }
export const token: SaleyardToken = {
  kind: 'standard',
  chainId: 97,
  token: address('1'),
  name: 'Harbour',
  symbol: 'HRB',
  decimals: 2,
  totalSupply: 1_000_000_00n,
}
export const taxed: SaleyardToken = {
  ...token,
  kind: 'baby',
  taxed: {
    firstOwner: address('2'),
    pair: address('3'),
    router: address('4'),
    vault: address('5'),
    fees: { a: 1_000 },
  },
}
export const empty: Market = {
  router: address('4'),
  wrappedCoin: address('6'),
  hasProtocolFee: false,
  reserveToken: 0n,
  reserveCoin: 0n,
  lpSupply: 0n,
}
/** 1,000 HRB at a hundredth of a coin each. */
export const full = {
  ...empty,
  pair: address('3'),
  reserveToken: 1_000_00n,
  reserveCoin: parseEther('10'),
  lpSupply: 10n ** 12n,
}
export const holdings = { token: 500_000_00n, coin: parseEther('20'), wrappedCoin: 0n, liquidity: 4n * 10n ** 11n }
