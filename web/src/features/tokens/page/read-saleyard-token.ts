// Reads from the chain what a Saleyard token is: its kind, its facts, its owners and its fees; once or repeatedly.
import {
  readBabyTokenFees,
  readBabyTokenRewardToken,
  readBuybackBabyTokenFees,
  readLiquidityGeneratorTokenFees,
  readLiquidityGeneratorTokenFirstOwner,
  readLiquidityGeneratorTokenOwner,
  readLiquidityGeneratorTokenPair,
  readLiquidityGeneratorTokenPendingOwner,
  readLiquidityGeneratorTokenRouter,
  readLiquidityGeneratorTokenVault,
  readStandardTokenContractUri,
} from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { getCode } from 'viem/actions'
import { type Config, useConfig } from 'wagmi'
import { kindEntries, kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import { readTokenFacts } from '@/features/tokens/kinds/read-token.ts'
import {
  type FeeField,
  type FeePurpose,
  type KindId,
  type SaleyardToken,
  type TaxedFacts,
  tokenQueryKey,
} from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenFactory } from '@/features/tokens/kinds/token-kind.ts'

type At = { chainId: number; address: Address }

/**
 * Reads a token that one of our factories made; returns a problem if none made it.
 *
 * @throws The network's error.
 */
export async function readSaleyardToken(
  config: Config,
  { chainId, token }: { chainId: number; token: Address },
): Promise<SaleyardToken | { problem: 'notOurs' | 'noFactory' }> {
  const found = await findKind(config, { chainId, token })
  if ('problem' in found) return found

  const at = { chainId, address: token }
  const [facts, contractURI, taxed] = await Promise.all([
    readTokenFacts(config, at),
    readStandardTokenContractUri(config, at), // all kinds have it
    readTaxed(config, found.kind, at),
  ])
  return { kind: found.kind, chainId, token, ...facts, ...(contractURI && { contractURI }), ...(taxed && { taxed }) }
}

/** Interval at which a token on screen is read again, since others trade it. ms */
const interval = 15_000

/** Reads the token. No generated hook: the factory that created it decides which reads follow, and they give one answer. */
export function useSaleyardToken(at: { chainId: number; token: Address }) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(at, 'facts'),
    queryFn: () => readSaleyardToken(config, at),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: interval,
  })
}

/** Reads the facts of ITaxedToken and Ownable2Step, so the ABI of one kind reads them all. */
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
    hasFeePurpose(kind, 'dividends') ? readBabyTokenRewardToken(config, at) : undefined,
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

type FindKindParameters = { chainId: number; token: Address }

/** The kind of the token; `notOurs` if no factory made it; `noFactory` if none of the factories is on the chain. */
type FoundKind = { kind: KindId } | { problem: 'notOurs' | 'noFactory' }

/** @throws The error of a factory's read, unless another factory made the token. */
async function findKind(config: Config, parameters: FindKindParameters): Promise<FoundKind> {
  const answers = await Promise.allSettled(
    kindEntries.map(([, { factory }]) => checkFactory(config, factory, parameters)),
  )
  const kind = kindIds.find((_, index) => answerOf(answers[index]) === 'made')
  if (kind) return { kind }

  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) throw failed.reason
  return { problem: answers.every((answer) => answerOf(answer) === 'missing') ? 'noFactory' : 'notOurs' }
}

function answerOf<Value>(answer: PromiseSettledResult<Value> | undefined): Value | undefined {
  return answer?.status === 'fulfilled' ? answer.value : undefined
}

/** Checks whether a factory made the token, or whether the factory is missing on the network. */
async function checkFactory(config: Config, factory: TokenFactory, { chainId, token }: FindKindParameters) {
  try {
    return (await factory.isToken(config, { chainId, token })) ? 'made' : 'other'
  } catch (error) {
    const code = await getCode(config.getClient({ chainId }), { address: factory.address })
    if (code) throw error
    return 'missing'
  }
}

type ReadFees = (config: Config, at: { chainId: number; address: Address }) => Promise<Readonly<Record<string, number>>>

const readers: Record<KindId, ReadFees | undefined> = {
  standard: undefined,
  liquidityGenerator: readLiquidityGeneratorTokenFees,
  baby: readBabyTokenFees,
  buybackBaby: readBuybackBabyTokenFees,
}

/** Reads the present fees, hundredths of a percent by component; undefined for a kind without fees. */
async function readFees(config: Config, kind: KindId, at: { chainId: number; address: Address }) {
  return readers[kind]?.(config, at)
}

/** Whether a kind takes fees for this purpose. */
export function hasFeePurpose(kind: KindId, purpose: FeePurpose): boolean {
  const feeFields: readonly FeeField[] = kinds[kind].feeFields
  return feeFields.some((fee) => fee.purpose === purpose)
}
