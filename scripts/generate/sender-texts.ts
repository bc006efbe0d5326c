// What a device shows of a batch: the total, the asset and the mark. It cannot show the packed recipients line by line: the
// call code, which the page shows, covers them.
import {
  address,
  allowance,
  type CallText,
  coins,
  date,
  type Field,
  hidden,
  number,
  tokens,
} from './descriptor-fields.ts'

export const mark = number('Batch mark')
const gasCap = number('Gas per recipient, at most')
export const token = address('Token', 'token')
const collection = address('Collection', 'collection')
export const packed = {
  unit: hidden('Unit of the packed amounts'),
  width: hidden('Bytes of a packed amount'),
  records: hidden('Packed recipients and amounts'),
}
const recipients = hidden('Packed recipients')
/** What the signature in place of an approval adds, by what its functions are called. */
const signed: Record<string, Record<string, Field>> = {
  '': {},
  WithPermit: {
    'permit.value': allowance('Allowance by signature', 'token'),
    'permit.deadline': date('Signature valid until'),
    'permit.v': hidden('Signature v'),
    'permit.r': hidden('Signature r'),
    'permit.s': hidden('Signature s'),
  },
  WithPermit2: {
    'permit.amount': tokens('Taken through Permit2, at most', 'token'),
    'permit.deadline': date('Signature valid until'),
    'permit.nonce': hidden('Number of the signature'),
    'permit.signature': hidden('Signature'),
  },
}

type Send = { prefix: string; what: string; head: Record<string, Field>; amount: Field; signatures: string[] }

/** The functions of one asset differ in what their names say: equal amounts, a signature, skipping. */
function listSends({ prefix, what, head, amount, signatures }: Send): [string, CallText][] {
  const bodies = { '': [{}, packed], Equal: [{ amount }, { recipients }] } as const
  return signatures.flatMap((signature) =>
    Object.entries(bodies).flatMap(([equal, [shown, unseen]]) =>
      ['', 'OrSkip'].map((skip): [string, CallText] => [
        `${prefix}${equal}${signature}${skip}`,
        {
          intent: toIntent(what, skip),
          fields: { ...head, ...shown, ...signed[signature], ...(skip && { gasCap }), id: mark, ...unseen },
        },
      ]),
    ),
  )
}

export function toIntent(what: string, skip: string): string {
  return skip ? `Send ${what} to many, skip refusals` : `Send ${what} to many`
}

const sendToken = {
  what: 'tokens',
  head: { token, total: tokens('Total', 'token') },
  amount: tokens('Each recipient gets', 'token'),
}
const nfts = (skip: string): CallText => ({
  intent: toIntent('NFTs', skip),
  fields: {
    collection,
    isPlain: number('Without asking the recipients'),
    ...(skip && { gasCap }),
    id: mark,
    width: hidden('Bytes of a packed token id'),
    records: hidden('Packed recipients and token ids'),
  },
})
const editions = (skip: string): CallText => ({
  intent: toIntent('NFTs', skip),
  fields: {
    collection,
    'groups.[].tokenId': number('Token id'),
    'groups.[].total': number('Total'),
    ...(skip && { gasCap }),
    id: mark,
    'groups.[].unit': packed.unit,
    'groups.[].width': packed.width,
    'groups.[].records': packed.records,
  },
})
export const cancel: CallText = { intent: 'Cancel a batch, pay nobody', fields: { id: mark } }

export const multiSenderCalls: Record<string, CallText> = {
  ...Object.fromEntries([
    ...listSends({
      prefix: 'sendNative',
      what: 'coins',
      head: { '@.value': coins('Total') },
      amount: coins('Each recipient gets'),
      signatures: [''],
    }),
    ...listSends({ ...sendToken, prefix: 'sendToken', signatures: ['', 'WithPermit', 'WithPermit2'] }),
    ...listSends({ ...sendToken, prefix: 'sendTokenFrom', signatures: ['', 'WithPermit'] }),
  ]),
  sendERC721: nfts(''),
  sendERC721OrSkip: nfts('OrSkip'),
  sendERC1155: editions(''),
  sendERC1155OrSkip: editions('OrSkip'),
  cancel,
}
