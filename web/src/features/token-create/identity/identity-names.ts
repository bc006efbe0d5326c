/** The identity block within a kind's form: its fields are called there as here. */
export const identityNames = {
  name: 'name',
  symbol: 'symbol',
  decimals: 'decimals',
  totalSupply: 'totalSupply',
  teamWallet: 'teamWallet',
} as const
