// Writes a list with what it pays into the text of a link, and reads it: nothing of it is trusted, and any damage is found.

import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'

/** What a link puts into the form. The list is text, and is read as any pasted one. */
export type ListLink = {
  chainId: number
  /** Absent for the native coin. */
  token?: Address
  amountKind: 'each' | 'same' | 'split'
  /** The common amount or the total; empty where each line has its own. */
  amountText: string
  /** Whether the amounts are US dollars. The price is no part of the link: who opens it reads it. */
  isDollars: boolean
  text: string
}

/** `newer`: a later version of the page wrote it. `tooLong`: no link of this page is as long, packed or unpacked. */
export type ListLinkProblem = 'newer' | 'damaged' | 'tooLong'

export type ReadListLinkReturnType = { link: ListLink; problem?: never } | { problem: ListLinkProblem; link?: never }

/**
 * In characters. Telegram cuts a message after 4,096; e-mail, WhatsApp, Slack and the browsers carry longer links. As much as 100
 * lines of an address, an amount and a short memo fit.
 */
export const longestListLink = 4_000
/** In characters of the unpacked text: a list that repeats itself packs well, and a hostile one would fill the memory. */
export const longestLinkedText = 64_000

const version = '1'
const prefix = 'list='
const suffix = `&v=${version}`

const linkSchema = z.object({
  chainId: z.int().check(z.positive()),
  token: z.optional(z.string().check(z.refine((text) => isAddress(text)))),
  amountKind: z.enum(['each', 'same', 'split']),
  amountText: z.string().check(z.maxLength(100), z.regex(/^[^\p{C}]*$/u)),
  isDollars: z.boolean(),
  text: z.string().check(z.maxLength(longestLinkedText)),
}) satisfies z.ZodMiniType<unknown>

/**
 * Writes the fragment of the link, without `#`. It goes to no server, has no character that is changed on its way, and a checksum
 * over all of it.
 *
 * @param room Characters before the fragment: page and `#`.
 * @returns Undefined if the list is too long for a link.
 */
export async function writeListLink(link: ListLink, room = 0): Promise<string | undefined> {
  if (link.text.length > longestLinkedText) return undefined
  const packed = await transform(new TextEncoder().encode(JSON.stringify(link)), new CompressionStream('gzip'))
  // At the end: a link that was cut off lacks the version.
  const fragment = prefix + toUrlText(packed as Uint8Array) + suffix
  return room + fragment.length <= longestListLink ? fragment : undefined
}

/** Reads a fragment, with or without `#`. */
export async function readListLink(fragment: string): Promise<ReadListLinkReturnType> {
  const text = fragment.replace(/^#/, '')
  if (text.length > 2 * longestListLink) return { problem: 'tooLong' }
  const [, packed, written] = /^list=([\w-]*)(?:&v=(\d{1,4}))$/.exec(text) ?? []
  if (packed === undefined || written === undefined) return { problem: 'damaged' }
  if (written !== version) return { problem: 'newer' }
  try {
    const bytes = await transform(fromUrlText(packed), new DecompressionStream('gzip'), 6 * longestLinkedText)
    if (!bytes) return { problem: 'tooLong' }
    const read = linkSchema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    if (!read.success) return { problem: 'damaged' }
    const { token, ...link } = read.data
    return { link: { ...link, ...(token && { token: getAddress(token) }) } }
  } catch {
    return { problem: 'damaged' }
  }
}

/** Sends bytes through a stream. @returns Undefined once more than `most` bytes came out. */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array | undefined> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  const reader = source.pipeThrough(through).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      void reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Bytes as base64 of a URL. */
function toUrlText(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replace(/[+/=]/g, (each) => ({ '+': '-', '/': '_' })[each] ?? '')
}

function fromUrlText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/[-_]/g, (each) => (each === '-' ? '+' : '/')))
  return Uint8Array.from(binary, (each) => each.charCodeAt(0))
}
