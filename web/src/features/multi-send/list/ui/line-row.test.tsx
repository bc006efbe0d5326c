import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { explainLine } from './explain-line.ts'
import { LineRow } from './line-row.tsx'

const address = `0x${'a1'.repeat(20)}`

test('a number that a spreadsheet may have rounded is warned of on its line, though the line is accepted', () => {
  const options = { mode: { kind: 'each' }, decimals: 18, chainShortName: 'x', answers: {}, droppedLines: [] } as const
  const [line] = parseRecipients(`${address};123456789012.345`, {
    ...options,
    droppedLines: [],
    roundedLines: [1],
  }).lines
  if (!line) throw new Error('The line is missing')
  render(
    <I18nextProvider i18n={i18n}>
      <LineRow
        line={line}
        explanation={explainLine(line)}
        isEditing={false}
        isTarget={false}
        onEdit={vi.fn()}
        onDone={vi.fn()}
      />
    </I18nextProvider>,
  )
  const warning = screen.getByText(en.multiSend.warnings.amountRounded)
  expect(warning.className).toContain('text-warning')
  expect(warning.querySelector('svg')).toBeTruthy()
  expect(screen.getByText(en.multiSend.states.accepted)).toBeTruthy()
})
