import { accounts } from '@scripts/local-chain/accounts.ts'
import { tokenAbi } from '@scripts/replay/history/abi.ts'
import { zeroAddress } from 'viem'
import type { Kind } from './kind.ts'

const charity = accounts[9]

export const liquidityGenerator: Kind<{ units: bigint; shares: bigint }> = {
  contract: 'LiquidityGeneratorToken',
  factory: 'liquidityGeneratorTokenFactory',
  actions: {},

  drawParams(random) {
    const charityBps = random.pick([0, 100, 800])
    const charityAddress = charityBps > 0 ? charity : zeroAddress
    return {
      charityAddress,
      charityBps,
      liquidityFeeBps: random.pick([0, 1, 700]),
      taxFeeBps: random.pick([1, 300, 1000]),
    }
  },

  async readState({ client, token }) {
    const [units, shares] = await client.readContract({ address: token, abi: tokenAbi, functionName: 'eligible' })
    return { units, shares }
  },
}
