import { readBabyTokenFees, readBuybackBabyTokenFees, readLiquidityGeneratorTokenFees } from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { KindId } from '@/features/token-create/our-token.ts'

type ReadFees = (config: Config, at: { chainId: number; address: Address }) => Promise<Readonly<Record<string, number>>>

const readers: Record<KindId, ReadFees | undefined> = {
  standard: undefined,
  liquidityGenerator: readLiquidityGeneratorTokenFees,
  baby: readBabyTokenFees,
  buybackBaby: readBuybackBabyTokenFees,
}

/** What a transfer pays now, hundredths of a percent by component; undefined for a kind that never takes a fee. */
export async function readFees(config: Config, kind: KindId, at: { chainId: number; address: Address }) {
  return readers[kind]?.(config, at)
}
