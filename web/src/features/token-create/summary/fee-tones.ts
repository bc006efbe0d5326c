import type { FeePurpose } from '@/features/token-create/our-token.ts'

/** The colour of each fee's part in a bar. */
export const feeTones: Record<FeePurpose, string> = {
  reflection: 'bg-brand',
  dividends: 'bg-brand',
  liquidity: 'bg-accent',
  charity: 'bg-brand-secondary',
  marketing: 'bg-brand-secondary',
  buyback: 'bg-warning',
}
