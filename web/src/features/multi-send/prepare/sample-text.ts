import type { Address } from 'viem'
import type { Draft } from '../state/multi-send-state.ts'

const examples = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222']

/**
 * A short list that shows the form of lines. The only line that pays is to the sender: sent by mistake, it costs
 * nobody a coin. Without a sender there are comments only.
 */
export function sampleText(amountKind: Draft['amountKind'], sender: Address | undefined): string {
  const isEach = amountKind === 'each'
  const toLine = (address: string) => (isEach ? `${address}, 0.001` : address)
  return [
    isEach ? '# address, amount' : '# address',
    ...examples.map((address) => `# ${toLine(address)}`),
    ...(sender ? [toLine(sender)] : []),
  ].join('\n')
}
