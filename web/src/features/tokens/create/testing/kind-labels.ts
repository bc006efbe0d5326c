// Lists the labels of every form, in the order of the page, with their placeholders.
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'

/** Exact labels in the order of the page, with each field's placeholder. */
export const kindLabels: Record<KindId, Record<string, string>> = {
  standard: {},
  liquidityGenerator: {
    'Transaction fee to generate yield (%)': '0 - 25',
    'Transaction fee to generate liquidity (%)': '0 - 25',
    'Charity/Marketing address': 'Ex: 0x.....',
    'Charity/Marketing percent (%)': '0 - 25',
  },
  baby: {
    'Reward token': 'Ex: 0x.....',
    'Minimum token balance for dividends': '',
    'Token reward fee (%)': '0 - 100',
    'Auto add liquidity (%)': '0 - 100',
    'Marketing fee (%)': '0 - 100',
    'Marketing wallet': 'Ex: 0x.....',
  },
  buybackBaby: {
    'Reward token': 'Ex: 0x.....',
    'Liquidity Fee (%)': '0 - 100',
    'Buyback Fee (%)': '0 - 100',
    'Reflection Fee (%)': '0 - 100',
    'Marketing fee (%)': '0 - 100',
  },
}

/** The fields that every kind has, before its own. */
export const identityLabels = {
  Name: '',
  Symbol: '',
  Decimals: 'Ex: 1',
  'Total supply': 'Ex: 10000000000',
  'Team wallet': 'Ex: 0x.....',
  'Contract URI': 'Ex: ipfs://…',
}
