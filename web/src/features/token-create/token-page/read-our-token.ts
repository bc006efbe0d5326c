import {
  readBabyTokenRewardToken,
  readLiquidityGeneratorTokenFirstOwner,
  readLiquidityGeneratorTokenOwner,
  readLiquidityGeneratorTokenPair,
  readLiquidityGeneratorTokenPendingOwner,
  readLiquidityGeneratorTokenRouter,
  readLiquidityGeneratorTokenVault,
} from '@saleyard/generated'
import { type Address, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import type { KindId, OurToken, TaxedFacts } from '@/features/token-create/our-token.ts'
import { readTokenFacts } from '@/features/token-create/read-token-facts.ts'
import { findKind } from './find-kind.ts'
import { hasPurpose } from './has-purpose.ts'
import { readFees } from './read-fees.ts'

type At = { chainId: number; address: Address }

/**
 * What the chain says of a token that one of our factories made; a problem where none did.
 *
 * @throws what the network did instead of answering.
 */
export async function readOurToken(
  config: Config,
  { chainId, token }: { chainId: number; token: Address },
): Promise<OurToken | { problem: 'notOurs' | 'noFactory' }> {
  const found = await findKind(config, { chainId, token })
  if ('problem' in found) return found

  const at = { chainId, address: token }
  const [facts, taxed] = await Promise.all([readTokenFacts(config, at), readTaxed(config, found.kind, at)])
  return { kind: found.kind, chainId, token, ...facts, ...(taxed && { taxed }) }
}

/** These are ITaxedToken's and Ownable2Step's, so the ABI of one kind reads them all. */
async function readTaxed(config: Config, kind: KindId, at: At): Promise<TaxedFacts | undefined> {
  const fees = await readFees(config, kind, at)
  if (!fees) return undefined

  const [firstOwner, owner, pendingOwner, pair, router, vault, rewardToken] = await Promise.all([
    readLiquidityGeneratorTokenFirstOwner(config, at),
    readLiquidityGeneratorTokenOwner(config, at),
    readLiquidityGeneratorTokenPendingOwner(config, at),
    readLiquidityGeneratorTokenPair(config, at),
    readLiquidityGeneratorTokenRouter(config, at),
    readLiquidityGeneratorTokenVault(config, at),
    hasPurpose(kind, 'dividends') ? readBabyTokenRewardToken(config, at) : undefined,
  ])
  return {
    firstOwner,
    ...(owner !== zeroAddress && { owner }),
    ...(pendingOwner !== zeroAddress && { pendingOwner }),
    pair,
    router,
    vault,
    fees,
    ...(rewardToken && { rewardToken }),
  }
}
