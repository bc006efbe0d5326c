import type { Address } from 'viem'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'

const example = '0x1111111111111111111111111111111111111111'

/** Forms of lines that are understood, as comments: a sample that is sent by mistake pays nobody but the sender. */
const forms = {
  each: [`${example},12.5`, `${example};12.5;March`, `"${example}","12.5","March, second half"`, `${example} 12.5`],
  shared: [example, `${example};March`, `"${example}","March, second half"`],
}

/** A file to fill in: the forms that lines may have, then a line that pays the sender, where there is one. */
export function sampleFile(amountKind: Draft['amountKind'], sender: Address | undefined): Blob {
  const isEach = amountKind === 'each'
  const shown = isEach ? forms.each : forms.shared
  const own = sender ? [isEach ? `${sender}, 0.001` : sender] : []
  const lines = [...shown.map((form) => `# ${form}`), isEach ? '# address, amount' : '# address', ...own]
  return new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
