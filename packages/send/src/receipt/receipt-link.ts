// Writes and reads the link of a receipt: what the payer claims, as text for a URL's fragment.

import {
  type Address,
  bytesToHex,
  concat,
  getAddress,
  type Hash,
  type Hex,
  hexToBytes,
  hexToString,
  isAddress,
  numberToHex,
  stringToHex,
  zeroAddress,
} from 'viem'
import * as z from 'zod/mini'

/** What both kinds of receipt claim. Only what the chain confirms is true; symbol and decimals are for reading before that. */
type ReceiptClaim = {
  chainId: number
  sender: Address
  /** Absent for the native coin. */
  token?: Address
  symbol: string
  decimals: number
}

/** The claim that one recipient was paid. */
export type PaymentLink = ReceiptClaim & {
  kind: 'payment'
  hash: Hash
  recipient: Address
  /** In base units. */
  amount: bigint
  /** Absent for a plain transfer, which has no batch. */
  batch?: {
    id: bigint
    /** Number in the run, from 1; its lower eight bits follow from the id, the others are the payer's word. */
    number: number
    /** Position in the batch, from 0. */
    index: number
  }
  /** The payer's word: number of the line, lines of the list, text of the line. */
  line?: number
  lines?: number
  memo?: string
  signed?: MemoSignature
}

/** The payer's signature over all memos of a run, with the way from this memo to its root. */
export type MemoSignature = { signature: Hex; proof: Hash[] }

/** The claim that a whole run was paid. */
export type RunLink = ReceiptClaim & {
  kind: 'run'
  /** Records of the batches, skipped ones included. */
  count: number
  /** Their sum, in base units. */
  total: bigint
  /** Batches of the whole run, sent or not: the payer's word. */
  planned: number
  batches: SentBatchClaim[]
}

export type SentBatchClaim = { number: number; id: bigint; hash: Hash }

export type ReceiptLink = PaymentLink | RunLink

/** `newer`: a later version of the page wrote it. `damaged`: these fields are missing or wrong. */
export type LinkProblem = { code: 'empty' } | { code: 'newer' } | { code: 'damaged'; fields: string[] }

const version = '1'

/** Free text as hexadecimal digits: routers and messengers decode or cut other characters of a fragment, each in its way. */
const toHexText = (text: string) => stringToHex(text).slice(2)
const fromHexText = (digits: string) => hexToString(`0x${digits}`)

/** Writes a receipt as text for the fragment of a URL, which browsers do not send to a server. */
export function encodeReceiptLink(link: ReceiptLink): string {
  const { kind, chainId, sender, token, symbol, decimals } = link
  const fields = {
    kind,
    chain: `${chainId}`,
    from: sender,
    token,
    symbol: toHexText(symbol),
    decimals: `${decimals}`,
    ...(kind === 'payment' ? listPaymentFields(link) : listRunFields(link)),
    // At the end: a link that was cut off on its way lacks it.
    v: version,
  }
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
  return new URLSearchParams(given).toString()
}

function listPaymentFields({ hash, recipient, amount, batch, line, lines, memo, signed }: PaymentLink) {
  return {
    tx: hash,
    to: recipient,
    amount: `${amount}`,
    id: batch && numberToHex(batch.id),
    batch: batch && `${batch.number}`,
    record: batch && `${batch.index + 1}`,
    line: line === undefined ? undefined : `${line}`,
    lines: lines === undefined ? undefined : `${lines}`,
    memo: memo ? toHexText(memo) : undefined,
    signature: signed?.signature,
    proof: signed?.proof.map((hash) => hash.slice(2)).join('') || undefined,
  }
}

function listRunFields({ count, total, planned, batches }: RunLink) {
  return {
    count: `${count}`,
    total: `${total}`,
    planned: `${planned}`,
    batches: batches.map(({ number, id, hash }) => [number, id.toString(16), hash.slice(2)].join('.')).join('_'),
  }
}

/*
 * The short form of a run's link, for the code in its picture: the same fields as bytes. The batches share one job, whose
 * marks differ in the lower eight bits, which follow from the number.
 */
const widths = {
  chain: 6,
  from: 20,
  token: 20,
  decimals: 1,
  count: 4,
  total: 16,
  planned: 4,
  job: 31,
  sent: 1,
} as const
const batchWidths = { number: 4, hash: 32 } as const

/** Writes the short form of a run's link. Undefined for a run with batches of several jobs, or with a figure beyond its room. */
export function encodeShortLink({ chainId, sender, token, symbol, ...run }: RunLink): string | undefined {
  const { decimals, count, total, planned, batches } = run
  const [job, ...jobs] = new Set(batches.map(({ id }) => id >> 8n))
  if (job === undefined || jobs.length > 0 || batches.length > 255 || total >= 1n << 128n) return undefined
  const write = (value: bigint | number, size: number) => numberToHex(value, { size })
  const bytes = concat([
    write(chainId, widths.chain),
    sender,
    token ?? zeroAddress,
    write(decimals, widths.decimals),
    write(count, widths.count),
    write(total, widths.total),
    write(planned, widths.planned),
    write(job, widths.job),
    write(batches.length, widths.sent),
    ...batches.flatMap(({ number, hash }) => [write(number, batchWidths.number), hash]),
    stringToHex(symbol),
  ])
  return new URLSearchParams({ run: toText(hexToBytes(bytes)), v: version }).toString()
}

/** Bytes as base64 of a URL: no character of it is decoded on its way. */
function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (each) => ({ '+': '-', '/': '_' })[each] ?? '')
}

/** Returns the long form's fields of a short link; nothing if it is damaged, so that the fields are missing. */
function readShort(text: string): Record<string, string> {
  try {
    const binary = atob(text.replace(/[-_]/g, (each) => (each === '-' ? '+' : '/')))
    let rest = bytesToHex(Uint8Array.from(binary, (each) => each.charCodeAt(0)))
    const take = (size: number): Hex => {
      const taken = rest.slice(2, 2 + 2 * size)
      if (taken.length < 2 * size) throw new Error('The link is cut off')
      rest = `0x${rest.slice(2 + 2 * size)}`
      return `0x${taken}`
    }
    const number = (size: number) => BigInt(take(size)).toString()
    const [chain, from, token] = [number(widths.chain), getAddress(take(20)), getAddress(take(20))]
    const [decimals, count] = [number(widths.decimals), number(widths.count)]
    const [total, planned] = [number(widths.total), number(widths.planned)]
    const job = BigInt(take(widths.job)) << 8n
    const batches = Array.from({ length: Number(number(widths.sent)) }, () => {
      const of = BigInt(take(batchWidths.number))
      const id = job | ((of - 1n) & 255n)
      return [of, id.toString(16), take(batchWidths.hash).slice(2)].join('.')
    })
    return {
      ...{
        kind: 'run',
        chain,
        from,
        symbol: rest.slice(2),
        decimals,
        count,
        total,
        planned,
        batches: batches.join('_'),
      },
      ...(token !== zeroAddress && { token }),
    }
  } catch {
    return { kind: 'run' }
  }
}

/** Reads the fragment of a receipt's URL, with or without its `#`, in the long or the short form. */
export function decodeReceiptLink(text: string): { link: ReceiptLink } | { problem: LinkProblem } {
  const { run: short, ...given } = Object.fromEntries(new URLSearchParams(text.replace(/^#/, '')))
  const fields: Record<string, string> = short === undefined ? given : { ...readShort(short), v: given.v ?? '' }
  if (Object.keys(fields).length === 0) return { problem: { code: 'empty' } }
  if (/^[1-9]\d*$/.test(fields.v ?? '') && fields.v !== version) return { problem: { code: 'newer' } }
  const read = schema.safeParse(fields)
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => String(path[0] ?? 'kind'))
    return { problem: { code: 'damaged', fields: [...new Set(names)] } }
  }
  return { link: read.data.kind === 'payment' ? toPayment(read.data) : toRun(read.data) }
}

/* Bounds keep a page that opens a stranger's link from working for minutes. */
const text = (mostBytes: number) => matching(new RegExp(`^([0-9a-f]{2}){1,${mostBytes}}$`))
const matching = (pattern: RegExp) => z.string().check(z.regex(pattern))
const decimal = matching(/^(0|[1-9]\d{0,77})$/)
const positive = matching(/^[1-9]\d{0,8}$/)
const hash = matching(/^0x[0-9a-fA-F]{64}$/)
const address = z.string().check(z.refine((value) => isAddress(value)))
const claim = {
  v: z.literal(version),
  chain: matching(/^[1-9]\d{0,14}$/),
  from: address,
  token: z.optional(address),
  symbol: text(120),
  decimals: matching(/^\d{1,2}$/),
}

const payment = z
  .object({
    ...claim,
    kind: z.literal('payment'),
    tx: hash,
    to: address,
    amount: decimal,
    id: z.optional(matching(/^0x[1-9a-fA-F][0-9a-fA-F]{0,63}$/)),
    batch: z.optional(positive),
    record: z.optional(positive),
    line: z.optional(positive),
    lines: z.optional(positive),
    memo: z.optional(text(2_000)),
    signature: z.optional(matching(/^0x([0-9a-fA-F]{2}){64,8192}$/)),
    proof: z.optional(matching(/^([0-9a-fA-F]{64}){1,64}$/)),
  })
  .check(
    // All of a batch or nothing, and a number that its id can have.
    z.refine(({ id, batch, record }) => (id === undefined) === (batch === undefined || record === undefined), {
      path: ['record'],
    }),
    z.refine(({ id, batch }) => id === undefined || batch === undefined || isNumberOf(Number(batch), BigInt(id)), {
      path: ['batch'],
    }),
    z.refine(
      ({ memo, signature, proof }) =>
        (signature !== undefined || proof === undefined) && (memo !== undefined || signature === undefined),
      {
        path: ['signature'],
      },
    ),
  )

const batchPattern = /^([1-9]\d{0,8})\.([1-9a-f][0-9a-f]{0,63})\.([0-9a-fA-F]{64})$/

const run = z.object({
  ...claim,
  kind: z.literal('run'),
  count: positive,
  total: decimal,
  planned: positive,
  batches: z.string().check(
    z.maxLength(2_000_000),
    z.refine((value) => {
      const batches = readBatches(value)
      return (
        batches.every((batch) => batch !== undefined && isNumberOf(batch.number, batch.id)) &&
        new Set(batches.map((batch) => batch?.id)).size === batches.length
      )
    }),
  ),
})

const schema = z.discriminatedUnion('kind', [payment, run])

/** The lower eight bits of an id count the batches of a job from 0; each job has 256. */
function isNumberOf(number: number, id: bigint): boolean {
  return BigInt(number - 1) % 256n === (id & 255n)
}

function readBatches(value: string): (SentBatchClaim | undefined)[] {
  return value.split('_').map((part) => {
    const [, number, id, hash] = batchPattern.exec(part) ?? []
    return number && id && hash
      ? { number: Number(number), id: BigInt(`0x${id}`), hash: `0x${hash}` as const }
      : undefined
  })
}

function toClaim({
  chain,
  from,
  token,
  symbol,
  decimals,
}: z.infer<typeof payment> | z.infer<typeof run>): ReceiptClaim {
  return {
    chainId: Number(chain),
    sender: from as Address,
    ...(token && { token: token as Address }),
    symbol: fromHexText(symbol),
    decimals: Number(decimals),
  }
}

function toPayment(fields: z.infer<typeof payment>): PaymentLink {
  const { tx, to, amount, id, batch, record, line, lines, memo, signature, proof = '' } = fields
  const hashes = proof.match(/.{64}/g) ?? []
  return {
    kind: 'payment',
    ...toClaim(fields),
    hash: tx as Hash,
    recipient: to as Address,
    amount: BigInt(amount),
    ...(id && { batch: { id: BigInt(id), number: Number(batch), index: Number(record) - 1 } }),
    ...(line && { line: Number(line) }),
    ...(lines && { lines: Number(lines) }),
    ...(memo && { memo: fromHexText(memo) }),
    ...(signature && { signed: { signature: signature as Hex, proof: hashes.map((each) => `0x${each}` as const) } }),
  }
}

function toRun(fields: z.infer<typeof run>): RunLink {
  return {
    kind: 'run',
    ...toClaim(fields),
    count: Number(fields.count),
    total: BigInt(fields.total),
    planned: Number(fields.planned),
    batches: readBatches(fields.batches).flatMap((batch) => batch ?? []),
  }
}
