// Lists how amounts may be spelled, and what each reading must be.

import { alice, asked, bob, paid, refused, type TableGroup } from '@saleyard/send/list/testing/outcomes.ts'

const limit = 2n ** 256n
const table = asked('columns', '')

/** Spelling of amounts in a list with comma, tab or space; the token has 6 decimals. */
export const amounts: TableGroup[] = [
  {
    origin: 'Plain numbers',
    rows: [
      ['whole', `${alice},5`, paid(5_000_000n)],
      ['leading zeros', `${alice},005`, paid(5_000_000n)],
      ['no digit before the point', `${alice},.5`, paid(500_000n)],
      ['zeros behind the last digit', `${alice},5.000000000000`, paid(5_000_000n)],
      ['smallest', `${alice},0.000001`, paid(1n)],
      ['largest', `${alice},${limit - 1n}`, paid(limit - 1n), { decimals: 0 }],
      ['one too many', `${alice},${limit}`, refused('amountTooLarge', `${limit}`), { decimals: 0 }],
      ['a thousand digits', `${alice},${'9'.repeat(1000)}`, refused('amountTooLarge', '9'.repeat(1000))],
      [
        'too many decimals',
        `${alice},0.0000001`,
        refused('amountDecimals', { text: '0.0000001', given: 7, allowed: 6 }),
      ],
      ['zero', `${alice},0`, refused('amountZero', '0')],
      ['zero with decimals', `${alice},0.00`, refused('amountZero', '0.00')],
      ['three decimals, no other dot in the list', `${alice},1.500`, asked('dot', '1.500', 'thousands', 'decimal')],
      [
        'three decimals, another amount has one',
        `${alice},1.500\n${bob},2.5`,
        [paid(1_500_000n), paid(2_500_000n, { to: bob })],
      ],
      [
        'three decimals everywhere',
        `${alice},1.500\n${bob},20.250,March`,
        [asked('dot', '1.500', 'thousands', 'decimal'), asked('dot', '20.250', 'thousands', 'decimal')],
      ],
      [
        'three decimals everywhere, one with a leading zero',
        `${alice},1.500\n${bob},0.125`,
        [paid(1_500_000n), paid(125_000n, { to: bob })],
      ],
      [
        'three decimals everywhere, one with four digits before them',
        `${alice},1.500\n${bob},1234.567`,
        [paid(1_500_000n), paid(1_234_567_000n, { to: bob })],
      ],
    ],
  },
  {
    origin: 'Missing',
    rows: [
      ['no amount', alice, refused('amountMissing', '')],
      ['separator only', `${alice},`, refused('amountMissing', '')],
      ['empty cell, then a memo', `${alice},,March`, refused('amountMissing', '')],
      ['empty quoted cell', `${alice},""`, refused('amountMissing', '')],
      ['empty tab cell, then a number', `${alice}\t\t5`, table],
      ['no address', ',5', refused('addressMissing')],
      ['amount before the address', `5,${alice}`, table],
      ['index before the address', `1,${alice},5`, table],
      ['empty column before the address', `;${alice};5`, table],
      ['name of a person before the address', `Alice;${alice};5`, table],
    ],
  },
  {
    origin: 'Signs, units and other writing',
    rows: [
      ['minus', `${alice},-5`, refused('amountNegative', '-5')],
      ['typographic minus', `${alice},\u22125`, refused('amountNegative', '\u22125')],
      ['brackets of accountants', `${alice},(5)`, refused('amountNegative', '(5)')],
      ['plus', `${alice},+5`, refused('amountSign', '+5')],
      ['exponent', `${alice},1e3`, refused('amountExponent', '1e3')],
      ['exponent with a sign', `${alice},1.5E+18`, refused('amountExponent', '1.5E+18')],
      ['hexadecimal', `${alice},0x10`, refused('amountHex', '0x10')],
      ['unit', `${alice},5 ETH`, refused('amountUnit', '5 ETH')],
      ['unit without a space', `${alice},5ETH`, refused('amountUnit', '5ETH')],
      ['unit before', `${alice},USDT 5`, refused('amountUnit', 'USDT 5')],
      ['unit behind a space separator', `${alice} 5 ETH`, refused('amountUnit', '5 ETH')],
      ['thousands as k', `${alice},5k`, refused('amountUnit', '5k')],
      ['underscores', `${alice},1_000`, refused('amountGroupMark', '1_000')],
      ['fraction', `${alice},1/2`, refused('amountNotNumber', '1/2')],
      ['about', `${alice},~5`, refused('amountNotNumber', '~5')],
      ['formula', `${alice},=5+5`, refused('amountNotNumber', '=5+5')],
      ['point without digits', `${alice},5.`, refused('amountNotNumber', '5.')],
      ['two points', `${alice},1.2.3`, refused('amountNotNumber', '1.2.3')],
      ['infinity', `${alice},Infinity`, refused('amountNotNumber', 'Infinity')],
      ['not a number', `${alice},NaN`, refused('amountNotNumber', 'NaN')],
      ['a word', `${alice},all`, refused('amountNotNumber', 'all')],
    ],
  },
  {
    origin: 'Two readings',
    rows: [
      ['decimal comma or memo', `${alice},0,5`, asked('comma', '0,5', 'decimal', 'memo')],
      ['five and the memo 2024', `${alice},5,2024`, asked('comma', '5,2024', 'decimal', 'memo')],
      ['a number behind a comma and a space', `${alice},5, 2024`, table],
      ['a number in quotes', `${alice},"5","2024"`, table],
      ['a word is a memo', `${alice},5,March`, paid(5_000_000n, { memo: 'March' })],
      ['group or memo behind a space', `${alice} 1 000`, asked('space', '1 000', 'thousands', 'memo')],
      ['the same as a memo', `${alice} 1 000`, paid(1_000_000n, { memo: '000' }), { answers: { space: 'memo' } }],
      ['group with a unit', `${alice},1,000 ETH`, asked('comma', '1,000 ETH', 'memo')],
      [
        'not grouped as answered',
        `${alice},0,5`,
        refused('amountGrouping', '0,5'),
        { answers: { comma: 'thousands' } },
      ],
    ],
  },
]
