// Lists the fee sets that the form offers by name, from low to high.
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'

export const presetNames = ['light', 'balanced', 'strong'] as const
export type PresetName = (typeof presetNames)[number]

type Fees = Readonly<Record<string, string>>

/** Fees in percent by the form's fields: together 2, 5 and 10. What a fee may leave out, such as charity, is left as it is. */
export const presets: Partial<Record<KindId, Record<PresetName, Fees>>> = {
  liquidityGenerator: {
    light: { generateYield: '1', generateLiquidity: '1' },
    balanced: { generateYield: '2', generateLiquidity: '3' },
    strong: { generateYield: '5', generateLiquidity: '5' },
  },
  baby: {
    light: { tokenRewardFee: '1', autoAddLiquidity: '0.5', marketingFee: '0.5' },
    balanced: { tokenRewardFee: '3', autoAddLiquidity: '1', marketingFee: '1' },
    strong: { tokenRewardFee: '6', autoAddLiquidity: '2', marketingFee: '2' },
  },
  buybackBaby: {
    light: { reflectionFee: '0.5', liquidityFee: '0.5', buyBackFee: '0.5', marketingFee: '0.5' },
    balanced: { reflectionFee: '2', liquidityFee: '1', buyBackFee: '1.5', marketingFee: '0.5' },
    strong: { reflectionFee: '4', liquidityFee: '2', buyBackFee: '3', marketingFee: '1' },
  },
}

/** Whether the form holds exactly these fees. */
export function isPresetChosen(fees: Fees, values: Readonly<Record<string, string>>): boolean {
  return Object.entries(fees).every(([field, text]) => values[field]?.trim() === text)
}
