// Lists line ends, quotation marks and headers, and what each reading must be.

import {
  alice,
  blank,
  bob,
  comment,
  header,
  paid,
  refused,
  type TableGroup,
} from '@saleyard/send/list/testing/outcomes.ts'

const a = paid(5_000_000n)
const b = paid(6_000_000n, { to: bob })
const second = refused('secondRecipient', bob)
const memo = (text: string) => paid(1_000_000n, { memo: text })
const same = { mode: { kind: 'same', amount: 7n } } as const

/** Line ends, quotation marks, headers and what is not a payment. */
export const layout: TableGroup[] = [
  {
    origin: 'Line ends',
    rows: [
      ['LF', `${alice},5\n${bob},6\n`, [a, b]],
      ['CRLF', `${alice},5\r\n${bob},6\r\n`, [a, b]],
      ['CR, as old Macs write it', `${alice},5\r${bob},6\r`, [a, b]],
      ['mixed', `${alice},5\r\n\r${bob},6\n\n`, [a, blank, b, blank]],
      ['blank lines with spaces and tabs', `  \n${alice},5\n\t\n${bob},6`, [blank, a, blank, b]],
      ['spaces around everything', `   ${alice} , 5   `, a],
      ['tabs around everything', `\t${alice}\t5\t`, a],
      ['trailing semicolons', `${alice};5;;;`, a],
      ['trailing commas and spaces', `${alice},5, , `, a],
    ],
  },
  {
    origin: 'Quotation marks',
    rows: [
      ['both cells', `"${alice}","5"`, a],
      ['spaces inside', `" ${alice} "," 5 "`, a],
      ['address never closed', `"${alice},5`, refused('quoteOpen', `"${alice},5`)],
      ['amount never closed', `${alice},"5`, refused('quoteOpen', `${alice},"5`)],
      ['memo never closed', `${alice},5,"March`, refused('quoteOpen', `${alice},5,"March`)],
      ['digits behind the closing mark', `${alice},"5"00`, refused('amountNotNumber', '"5"00')],
      ['digits behind a quoted address', `"${alice}"5`, refused('notAddress', `"${alice}"5`)],
      ['mark in the middle of a memo', `${alice},5,pipe 5" wide`, paid(5_000_000n, { memo: 'pipe 5" wide' })],
      [
        'memo over two lines',
        `${alice},5,"March\nbonus"\n${bob},6`,
        [refused('quoteOpen', `${alice},5,"March`), refused('quoteContinued', { line: 1 }), b],
      ],
      [
        'a payment hidden in a memo',
        `${alice},5,"thanks\n${bob},1000\n"\n${bob},6`,
        [
          refused('quoteOpen', `${alice},5,"thanks`),
          refused('quoteContinued', { line: 1 }),
          refused('quoteContinued', { line: 1 }),
          b,
        ],
      ],
      [
        'doubled marks do not end it',
        `${alice},5,"a ""b\n${bob},1000\nc"" d"`,
        [
          refused('quoteOpen', `${alice},5,"a ""b`),
          refused('quoteContinued', { line: 1 }),
          refused('quoteContinued', { line: 1 }),
        ],
      ],
      [
        'header over two lines',
        `"Address","Amount\n(ETH)"\n${alice},5`,
        [header, refused('quoteContinued', { line: 1 }), a],
      ],
      [
        'a mark that nothing closes continues nowhere',
        `${alice},5,"March\n${bob},6`,
        [refused('quoteOpen', `${alice},5,"March`), b],
      ],
    ],
  },
  {
    origin: 'Headers and notes',
    rows: [
      ['English', `Wallet Address,Amount (USDT)\n${alice},5`, [header, a]],
      ['Spanish', `Dirección;Importe\n${alice};5`, [header, a]],
      ['Chinese', `地址,数量\n${alice},5`, [header, a]],
      ['behind blanks and notes', `\n# team\nAddress,Amount\n${alice},5`, [blank, comment, header, a]],
      ['with digits in a name', `address1,amount\n${alice},5`, [header, a]],
      ['ERC20 has digits too', `Address,ERC20\n${alice},5`, [header, a]],
      ['digits in brackets', `Address,Amount (18 decimals)\n${alice},5`, [header, a]],
      ['an example in a name', `Your wallet (0x...),How much?\n${alice},5`, [header, a]],
      ['one word', `Wallets\n${alice},5`, [header, a]],
      ['unknown words, several cells', `Wer,Wieviel\n${alice},5`, [header, a]],
      ['Excel is told the separator', `sep=;\nAdresse;Betrag\n${alice};5`, [header, header, a]],
      [
        'a second one below',
        `Address,Amount\n${alice},5\nAddress,Amount`,
        [header, a, refused('notAddress', 'Address')],
      ],
      ['a title above', `Payroll\nAddress,Amount\n${alice},5`, [header, header, a]],
      [
        'three titles above, one with a year',
        `Saleyard\nPayroll March 2024\n\nfor all\nAddress,Amount\n${alice},5`,
        [header, header, blank, header, header, a],
      ],
      ['a word that names no column', `hello\n${alice},5`, [refused('notAddress', 'hello'), a]],
      ['a word alone', 'hello', refused('notAddress', 'hello')],
      ['two words alone', 'hello,world', refused('notAddress', 'hello')],
      ['a person and an amount', `Alice,5\n${alice},5`, [refused('notAddress', 'Alice'), a]],
      ['an address gone wrong', `0x12,amount\n${alice},5`, [refused('addressLength', { text: '0x12', digits: 2 }), a]],
      [
        'a payment gone wrong above a header',
        `Ox12,5\nAddress,Amount\n${alice},5`,
        [refused('notAddress', 'Ox12'), refused('notAddress', 'Address'), a],
      ],
      [
        'an address of another kind above a header',
        `bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\nAddress,Amount\n${alice},5`,
        [refused('notAddress', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'), refused('notAddress', 'Address'), a],
      ],
      ['a payment that is commented out', `#${alice},5\n${bob},6`, [comment, b]],
      ['memo with a hash sign', `${alice},5,#42`, paid(5_000_000n, { memo: '#42' })],
    ],
  },
  {
    origin: 'Two recipients in one line',
    rows: [
      ['comma, then semicolon', `${alice},1;${bob},2`, second],
      ['four cells by tab', `${alice}\t1\t${bob}\t2`, second],
      ['four cells in quotes', `"${alice}","1","${bob}","2"`, second],
      ['four cells by comma', `${alice},1,${bob},2`, second],
      ['four cells by semicolon', `${alice};1;${bob};2`, second],
      ['spaces only', `${alice} 1 ${bob} 2`, second],
      ['spaces and a comma', `${alice} 1, ${bob} 2`, second],
      ['bars', `${alice} 1 | ${bob} 2`, second],
      ['in a memo', `${alice},1,half of ${bob}`, second],
      ['in a quoted memo', `${alice};1;"${bob}, 2"`, second],
      ['with the prefix of a chain', `${alice},1;bnb:${bob},2`, second],
      ['a digit short', `${alice},1;${bob.slice(0, -1)},2`, refused('secondRecipient', bob.slice(0, -1))],
      ['a name and an amount', `${alice},1;bob.eth,2`, refused('secondRecipient', 'bob.eth')],
      ['a name without an amount is a memo', `${alice},1;see saleyard.example`, memo('see saleyard.example')],
      ['a transaction hash is a memo', `${alice},1;0x${'ab'.repeat(32)}`, memo(`0x${'ab'.repeat(32)}`)],
      ['addresses only, where one amount is for all', `${alice},${bob}`, second, same],
      ['address and memo, where a total is split', `${alice};${bob}`, second, { mode: { kind: 'split', total: 7n } }],
    ],
  },
  {
    origin: 'One amount for all, or a total',
    rows: [
      ['addresses only', `${alice}\n${bob}`, [paid(7n), paid(7n, { to: bob })], { mode: { kind: 'same', amount: 7n } }],
      [
        'total split, remainder left',
        `${alice}\n${bob}`,
        [paid(3n), paid(3n, { to: bob })],
        { mode: { kind: 'split', total: 7n } },
      ],
      ['a memo is kept', `${alice},March`, paid(7n, { memo: 'March' }), { mode: { kind: 'same', amount: 7n } }],
      ['an amount in the line', `${alice},5`, refused('amountUnexpected', '5'), { mode: { kind: 'same', amount: 7n } }],
      [
        'an amount with a currency',
        `${alice},$5`,
        refused('amountUnexpected', '$5'),
        { mode: { kind: 'same', amount: 7n } },
      ],
      [
        'an amount in brackets',
        `${alice};(5)`,
        refused('amountUnexpected', '(5)'),
        { mode: { kind: 'split', total: 7n } },
      ],
      [
        'a total too small to split',
        `${alice}\n${bob}`,
        [refused('amountZero', '0'), refused('amountZero', '0')],
        { mode: { kind: 'split', total: 1n } },
      ],
    ],
  },
]
