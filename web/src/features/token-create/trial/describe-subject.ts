import { liquiditySeederAddress, readUniswapV2RouterWeth } from '@saleyard/generated'
import type { Address } from 'viem'
import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import type { TokenCreation, TokenKind } from '@/features/token-create/kinds/token-kind.ts'
import { assumeLiquidity } from './assume-liquidity.ts'
import type { TrialMarket, TrialSubject } from './trial.ts'

type Request = {
  kind: Pick<TokenKind, 'factory' | 'feeFields'>
  creation: TokenCreation
  account: Address
  chain: { id: number }
}

/**
 * What is to be tried, where, and with which liquidity.
 *
 * @throws What the factory says when it cannot tell where the token will be, and what keeps the chain from answering.
 */
export async function describeSubject(config: Config, request: Request): Promise<TrialSubject> {
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
): Promise<Pick<TrialMarket, 'router' | 'wrappedCoin' | 'seeder'>> {
  const client = config.getClient({ chainId })
  const [wrappedCoin, seederCode] = await Promise.all([
    readUniswapV2RouterWeth(config, { chainId, address: router }),
    getCode(client, { address: liquiditySeederAddress }),
  ])
  return { router, wrappedCoin, seeder: seederCode && liquiditySeederAddress }
}
