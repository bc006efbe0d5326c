import { parseAbi } from 'viem'

/** What tokens with dividends have beside the others. */
export const dividendsAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Distributed(uint256 amount, uint256 eligibleUnits, uint256 remainder)',
  'event Credited(address indexed account, uint256 amount)',
  'event Claimed(address indexed holder, uint256 amount)',
  'function claimFor(address holder)',
  'function claimMany(address[] holders)',
  'function buyback(uint256 minUnits)',
  'function claimableOf(address holder) view returns (uint256 amount, uint256 fraction)',
  'function dividendTotals() view returns ((uint256 claimed, uint256 distributions, uint256 granted, uint256 remainder))',
  'function eligible() view returns (uint256 units, uint256 changedAt)',
])
