import type { Address } from 'viem'
import type { Draft } from '../state/multi-send-state.ts'
import { sampleText } from './sample-text.ts'

const example = '0x1111111111111111111111111111111111111111'

/** Forms of lines that are understood, as comments: a sample that is sent by mistake pays nobody but the sender. */
const forms = {
  each: [`${example},12.5`, `${example};12.5;March`, `"${example}","12.5","March, second half"`, `${example} 12.5`],
  shared: [example, `${example};March`, `"${example}","March, second half"`],
}

/** A file to fill in: the forms that lines may have, then the list of `sampleText`. */
export function sampleFile(amountKind: Draft['amountKind'], sender: Address | undefined): Blob {
  const shown = amountKind === 'each' ? forms.each : forms.shared
  const lines = [...shown.map((form) => `# ${form}`), sampleText(amountKind, sender)]
  return new Blob([`${lines.join('\r\n').replace(/\r?\n/g, '\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
