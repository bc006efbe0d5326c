// Describes what is simulated, where, and with which liquidity.
import { readUniswapV2RouterWeth } from '@saleyard/generated'
import { liquiditySeederAddress } from '@saleyard/generated/abis'
import { type Address, parseEther } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import type { Liquidity, SimulationMarket, SimulationSubject } from './simulation.ts'

type SubjectRequest = {
  kind: Pick<TokenKind, 'factory' | 'feeFields'>
  creation: TokenCreation
  account: Address
  chain: { id: number }
}

/**
 * Describes what is simulated, where, and with which liquidity.
 *
 * @throws The factory's error if it cannot predict the token's address, and the network's error.
 */
export async function describeSubject(config: Config, request: SubjectRequest): Promise<SimulationSubject> {
  const { kind, creation, account, chain } = request
  const { teamWallet: firstOwner, totalSupply } = creation.identity
  const { token, pair } = await creation.predict(config)
  const subject = {
    account,
    factory: kind.factory.address,
    data: creation.data,
    firstOwner,
    token,
    totalSupply,
    feeFields: kind.feeFields,
    part: totalSupply / 4n || totalSupply,
  }
  const assumed = assumeLiquidity(totalSupply)
  if (!pair || !creation.router || !assumed) return subject

  const market = await findMarket(config, chain.id, creation.router)
  return { ...subject, part: assumed.part, market: { ...market, pair, liquidity: assumed.liquidity } }
}

async function findMarket(
  config: Config,
  chainId: number,
  router: Address,
): Promise<Pick<SimulationMarket, 'router' | 'wrappedCoin' | 'seeder'>> {
  const client = config.getClient({ chainId })
  const [wrappedCoin, seederCode] = await Promise.all([
    readUniswapV2RouterWeth(config, { chainId, address: router }),
    getCode(client, { address: liquiditySeederAddress }),
  ])
  return { router, wrappedCoin, seeder: seederCode && liquiditySeederAddress }
}

const assumedCoin = parseEther('10')

/** Base units of a pool whose hundredth still shows each fee of a hundredth of a percent. */
const finePoolUnits = 10_000_000n

/**
 * Assumes a pool of half of the supply and 10 coins, and a purchase for a tenth of a coin, or for all 10 if the supply has few
 * units. A quarter each of what that brings without any fee is sent on and sold: even under the highest fees a buyer has more.
 *
 * @param totalSupply Base units.
 * @returns Undefined if the supply is too small to be traded in parts.
 */
export function assumeLiquidity(totalSupply: bigint): { liquidity: Liquidity; part: bigint } | undefined {
  const units = totalSupply / 2n
  const purchase = units >= finePoolUnits ? assumedCoin / 100n : assumedCoin
  const part = (units * purchase) / (assumedCoin + purchase) / 4n
  return part > 0n ? { liquidity: { units, coin: assumedCoin, purchase }, part } : undefined
}
