// Holds the ABIs of token, pair, router and vault that every kind shares.
import type { liquidityGeneratorTokenAbi } from '@saleyard/generated/abis'
import { readArtifact } from '@scripts/artifacts.ts'
import { parseAbi } from 'viem'

export const tokenAbi = readArtifact<typeof liquidityGeneratorTokenAbi>('LiquidityGeneratorToken').abi

/** What people call of token, pair, router and vault, whatever the token's kind. */
export const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function transfer(address to, uint256 value)',
  'function transferFrom(address from, address to, uint256 value)',
  'function owner() view returns (address)',
  'function pair() view returns (address)',
  'function vault() view returns (address)',
  'function transferOwnership(address newOwner)',
  'function acceptOwnership()',
  'function process()',
  'function skim(address to)',
  'function sync()',
  'function addLiquidityETH(address token, uint256 amount, uint256 tokenMin, uint256 ethMin, address to, uint256 deadline) payable',
  'function removeLiquidityETHSupportingFeeOnTransferTokens(address token, uint256 liquidity, uint256 tokenMin, uint256 ethMin, address to, uint256 deadline)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 outMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amount, uint256 outMin, address[] path, address to, uint256 deadline)',
])

/** Of a trade: as good as none. */
export const deadline = 2n ** 60n
