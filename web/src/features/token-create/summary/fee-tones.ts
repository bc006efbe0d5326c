import type { FeePurpose } from '../our-token'

/** The colour of each fee's part in a bar. */
export const feeTones: Record<FeePurpose, string> = {
  reflection: 'bg-primary',
  dividends: 'bg-primary',
  liquidity: 'bg-accent',
  charity: 'bg-secondary',
  marketing: 'bg-secondary',
  buyback: 'bg-warning',
}
