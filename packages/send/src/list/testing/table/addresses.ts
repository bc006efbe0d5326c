// Lists how addresses may be spelled, and what each reading must be.

import { alice, paid, refused, type TableGroup, type TableRow, vitalik } from '@saleyard/send/list/testing/outcomes.ts'

const one = { code: 'hiddenCharactersRemoved', values: { count: 1 } } as const
const precompile = { code: 'recipientIsPrecompile', values: {} } as const
const burn = { code: 'recipientIsBurn', values: {} } as const
const hidden = (text: string, codePoint: string) => refused('hiddenCharacter', { codePoint, text })

/** Spelling of addresses, and hidden characters in and around them. */
export const addresses: TableGroup[] = [
  {
    origin: 'Checksums and length',
    rows: [
      ['right checksum', `${vitalik},5`, paid(5_000_000n, { to: vitalik })],
      ['lower case carries no checksum', `${vitalik.toLowerCase()},5`, paid(5_000_000n, { to: vitalik })],
      ['upper case carries no checksum', `0x${vitalik.slice(2).toUpperCase()},5`, paid(5_000_000n, { to: vitalik })],
      [
        'one letter of the wrong case',
        `${vitalik.replace('d8dA', 'd8da')},5`,
        refused('addressChecksum', vitalik.replace('d8dA', 'd8da')),
      ],
      [
        'one digit changed',
        `${vitalik.replace('6045', '6046')},5`,
        refused('addressChecksum', vitalik.replace('6045', '6046')),
      ],
      ['39 digits', `${alice.slice(0, -1)},5`, refused('addressLength', { text: alice.slice(0, -1), digits: 39 })],
      ['41 digits', `${alice}1,5`, refused('addressLength', { text: `${alice}1`, digits: 41 })],
      ['no 0x', `${alice.slice(2)},5`, refused('addressBare', alice.slice(2))],
      ['letter O for the zero', `O${alice.slice(1)},5`, refused('notAddress', `O${alice.slice(1)}`)],
      ['a letter that is no digit', `${alice.slice(0, -1)}g,5`, refused('notAddress', `${alice.slice(0, -1)}g`)],
      ['only 0x', '0x,5', refused('addressLength', { text: '0x', digits: 0 })],
      ['private key', `0x${'1'.repeat(64)},5`, refused('addressLength', { text: `0x${'1'.repeat(64)}`, digits: 64 })],
      ['zero address', `0x${'0'.repeat(40)},5`, refused('addressZero')],
      ['the token itself', `0x${'a'.repeat(40)},5`, refused('addressIsToken'), { token: `0x${'a'.repeat(40)}` }],
      [
        'the sending contract',
        `0x${'b'.repeat(40)},5`,
        refused('addressIsMultiSender'),
        { multiSender: `0x${'b'.repeat(40)}` },
      ],
      ...['1', '9', '100'].map((end): TableRow => {
        const to = `0x${end.padStart(40, '0')}`
        return [`0x…0${end} is part of the network`, `${to},5`, paid(5_000_000n, { to, warnings: [precompile] })]
      }),
      [
        'a low address that is none of them',
        `0x${'200'.padStart(40, '0')},5`,
        paid(5_000_000n, { to: `0x${'200'.padStart(40, '0')}` }),
      ],
      ...[
        `${'0'.repeat(36)}dEaD`,
        'dead000000000000000042069420694206942069',
        'EeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
      ].map(
        (digits): TableRow => [
          `0x…${digits.slice(-4)} burns`,
          `0x${digits},5`,
          paid(5_000_000n, { to: `0x${digits}`, warnings: [burn] }),
        ],
      ),
      [
        'the sender',
        `${alice},5`,
        paid(5_000_000n, { warnings: [{ code: 'recipientIsSender', values: {} }] }),
        { sender: alice },
      ],
    ],
  },
  {
    origin: 'Invisible and wide characters',
    rows: [
      ['zero-width space before the address', `\u200b${alice},5`, paid(5_000_000n, { warnings: [one] })],
      ['zero-width space behind the address', `${alice}\u200b,5`, paid(5_000_000n, { warnings: [one] })],
      [
        'zero-width space inside the address',
        `0x11\u200b${alice.slice(4)},5`,
        hidden(`0x11\u200b${alice.slice(4)},5`, 'U+200B'),
      ],
      [
        'soft hyphen inside the address',
        `0x11\u00ad${alice.slice(4)},5`,
        hidden(`0x11\u00ad${alice.slice(4)},5`, 'U+00AD'),
      ],
      ['word joiner inside the amount', `${alice},1\u20600`, hidden(`${alice},1\u20600`, 'U+2060')],
      ['byte order mark in the middle of the list', `\ufeff\ufeff${alice},5`, paid(5_000_000n, { warnings: [one] })],
      [
        'direction override around the address',
        `\u202e${alice}\u202c,5`,
        paid(5_000_000n, { warnings: [{ ...one, values: { count: 2 } }] }),
      ],
      ['null character behind the amount', `${alice},5\u0000`, paid(5_000_000n, { warnings: [one] })],
      ['non-breaking spaces around', `\u00a0${alice}\u00a0,\u00a05\u00a0`, paid(5_000_000n)],
      [
        'non-breaking space inside the address',
        `${alice.slice(0, 20)}\u00a0${alice.slice(20)},5`,
        refused('addressLength', { text: alice.slice(0, 20), digits: 18 }),
      ],
      [
        'line break of a narrow column inside the address',
        `${alice.slice(0, 20)}\n${alice.slice(20)},5`,
        [refused('addressLength', { text: alice.slice(0, 20), digits: 18 }), refused('notAddress', alice.slice(20))],
      ],
      ['full-width 0x', `０ｘ${alice.slice(2)},5`, refused('notAddress', `０ｘ${alice.slice(2)}`)],
      [
        'full-width digit in the address',
        `${alice.slice(0, -1)}１,5`,
        refused('notAddress', `${alice.slice(0, -1)}１`),
      ],
      ['Cyrillic letter in the address', `0x${'а'.repeat(40)},5`, refused('notAddress', `0x${'а'.repeat(40)}`)],
      [
        'variation selector behind the address',
        `${alice}\ufe0f,5`,
        refused('separatorUnknown', { separator: '\ufe0f' }),
      ],
    ],
  },
]
