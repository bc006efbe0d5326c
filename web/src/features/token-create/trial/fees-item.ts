import type { FeeField } from '@/features/token-create/our-token.ts'

/** `fees()` of a kind: a struct of its components in the order of the alphabet, as all our structs. */
export function feesItem(feeFields: readonly FeeField[]) {
  const components = feeFields
    .map(({ component }) => ({ name: component, type: 'uint16' }) as const)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  return {
    type: 'function',
    name: 'fees',
    inputs: [],
    outputs: [{ name: '', type: 'tuple', components }],
    stateMutability: 'view',
  } as const
}
