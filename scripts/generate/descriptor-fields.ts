// Ways in which a device shows a value by ERC-7730, and the shape of the texts about calls.

/** How one parameter is shown. `visible: 'never'`: no person can check it, and the label names what it is. */
export type Field = {
  label: string
  format?: 'raw' | 'addressName' | 'tokenAmount' | 'amount' | 'date' | 'duration' | 'unit'
  params?: Record<string, unknown>
  visible?: 'never'
}

/** Fields by path, in the order of the screen. A path with `[]` names members of a list. */
export type CallText = { intent: string; fields: Record<string, Field> }

export type ContractText = {
  /** The factory that creates such contracts, and the event by which a wallet recognises them. */
  factory?: { contract: string; deployEvent: string }
  /** By name; by its full signature where a name is overloaded. */
  calls: Record<string, CallText>
  /** Functions that no user signs, with the reason. */
  internal?: Record<string, string>
}

export const number = (label: string): Field => ({ label, format: 'raw' })
export const address = (label: string, type?: 'wallet' | 'contract' | 'token' | 'collection'): Field => ({
  label,
  format: 'addressName',
  ...(type && { params: { types: [type] } }),
})
export const coins = (label: string): Field => ({ label, format: 'amount' })
export const tokens = (label: string, tokenPath = '@.to'): Field => ({
  label,
  format: 'tokenAmount',
  params: { tokenPath },
})
export const percent = (label: string): Field => ({ label, format: 'unit', params: { base: '%', decimals: 2 } })
export const date = (label: string): Field => ({ label, format: 'date', params: { encoding: 'timestamp' } })
export const duration = (label: string): Field => ({ label, format: 'duration' })
export const hidden = (label: string): Field => ({ label, visible: 'never' })

const unlimited = `0x${'f'.repeat(64)}`
export const allowance = (label: string, tokenPath = '@.to'): Field => ({
  label,
  format: 'tokenAmount',
  params: { tokenPath, threshold: unlimited, message: 'Unlimited' },
})
