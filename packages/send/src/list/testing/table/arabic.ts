// Lists texts with Arabic and Persian settings, and what each reading must be.

import { alice, asked, header, paid, refused, type TableGroup } from '@saleyard/send/list/testing/outcomes.ts'

/**
 * Arabic and Persian settings, and digits of other scripts: never read, because text direction changes their display.
 */
export const arabic: TableGroup[] = [
  {
    origin: 'Arabic and Persian settings',
    rows: [
      ['header and a row', `العنوان;المبلغ\n${alice};7`, [header, paid(7_000_000n)]],
      ['Latin digits, decimal comma', `${alice};1,5`, paid(1_500_000n), { answers: { comma: 'decimal' } }],
      ['Arabic digits', `${alice};١٢٣`, refused('amountDigits', '١٢٣')],
      ['Persian digits', `${alice};۱۲۳`, refused('amountDigits', '۱۲۳')],
      ['Arabic digits with U+066B and U+066C', `${alice};١٬٢٣٤٫٥٦`, refused('amountDigits', '١٬٢٣٤٫٥٦')],
      ['Arabic digits behind a comma separator', `${alice},٥`, refused('amountDigits', '٥')],
      ['Latin and Arabic digits mixed', `${alice};1٢3`, refused('amountDigits', '1٢3')],
      ['Latin digits, Arabic digits behind a comma', `${alice},5,٠٠٠`, asked('comma', '5,٠٠٠', 'memo')],
      ['the same as a memo', `${alice},5,٢٠٢٤`, paid(5_000_000n, { memo: '٢٠٢٤' }), { answers: { comma: 'memo' } }],
      ['Arabic decimals', `${alice};5,٥`, refused('amountDigits', '5,٥')],
      ['U+066B between Latin digits', `${alice};1\u066b5`, refused('amountGroupMark', '1\u066b5')],
      ['U+066C between Latin digits', `${alice};1\u066c000`, refused('amountGroupMark', '1\u066c000')],
      ['Arabic comma as separator', `${alice}\u060c5`, refused('separatorUnknown', { separator: '\u060c' })],
      ['Arabic semicolon as separator', `${alice}\u061b5`, refused('separatorUnknown', { separator: '\u061b' })],
      ['Arabic percent', `${alice};5٪`, refused('amountUnit', '5٪')],
      ['memo in Arabic', `${alice};7;راتب ٢٠٢٤`, paid(7_000_000n, { memo: 'راتب ٢٠٢٤' })],
      ['sum below the list', `${alice};7\nالمجموع;7`, [paid(7_000_000n), refused('notAddress', 'المجموع')]],
      [
        'direction marks around the amount',
        `${alice};\u200f7\u200e`,
        paid(7_000_000n, { warnings: [{ code: 'hiddenCharactersRemoved', values: { count: 2 } }] }),
      ],
      [
        'direction mark inside the amount',
        `${alice};1\u200f5`,
        refused('hiddenCharacter', { codePoint: 'U+200F', text: `${alice};1\u200f5` }),
      ],
    ],
  },
  {
    origin: 'Digits of other scripts',
    rows: [
      ['full-width', `${alice},１５`, refused('amountDigits', '１５')],
      ['Devanagari', `${alice},१५`, refused('amountDigits', '१५')],
      ['Bengali', `${alice},১৫`, refused('amountDigits', '১৫')],
      ['mathematical bold', `${alice},𝟏𝟓`, refused('amountDigits', '𝟏𝟓')],
      ['superscript two is no digit', `${alice},5²`, refused('amountNotNumber', '5²')],
      ['one half', `${alice},½`, refused('amountNotNumber', '½')],
      ['Chinese numeral', `${alice},五`, refused('amountNotNumber', '五')],
      ['full-width comma as separator', `${alice}，5`, refused('separatorUnknown', { separator: '，' })],
      ['full-width semicolon as separator', `${alice}；5`, refused('separatorUnknown', { separator: '；' })],
      [
        'Arabic digits where one amount for all was chosen',
        `${alice},٥`,
        refused('amountUnexpected', '٥'),
        { mode: { kind: 'same', amount: 1n } },
      ],
    ],
  },
]
