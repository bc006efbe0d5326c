// Reads a name in place of an address, by the records known of it, and warns of mixed scripts.

import type { Address } from 'viem'
import { normalize } from 'viem/ens'
import type { Answers, NameRecord, ReadOptions } from './questions.ts'
import { readAddress } from './read-address.ts'
import type { Ambiguity } from './read-amount.ts'
import type { CodeValues, LineWarning, RefusalCode } from './types.ts'

type Refusal = { reason: RefusalCode; values: CodeValues }

/** Without a refusal and without an open question there is an address to pay. */
export type NameReading = {
  /** As normalised; absent for what cannot be. */
  name?: string
  address?: Address
  refusal?: Refusal
  /** Raised whether it is answered or not. */
  mention?: Ambiguity
  warnings: LineWarning[]
}

type Options = Pick<ReadOptions, 'names' | 'answers' | 'chainShortName' | 'chainId' | 'token' | 'multiSender'>
type Known = Pick<NameReading, 'address' | 'refusal' | 'mention'>

/**
 * Whether the cell of an address holds a name: labels with dots, the last of them of letters. A whole address as a label
 * passes for that address, and is none.
 */
export function isName(text: string): boolean {
  return !/^0x[0-9a-f]{40}/i.test(text) && /[^.]\.\p{L}[\p{L}\p{M}\p{N}-]+$/u.test(text)
}

/** Reads a name by what was learned of it. Nobody is asked here, and nothing guessed: what is not known is a question. */
export function readName(text: string, options: Options): NameReading {
  const name = normalizeName(text)
  if (name === undefined) return { refusal: { reason: 'nameNotNormal', values: { text } }, warnings: [] }

  const known = readRecord(name, findRecord(name, options.names), options.answers)
  const address = known.address && readAddress(known.address, options)
  const refusal =
    known.refusal ?? (address && !address.ok ? { reason: address.reason, values: address.values } : undefined)
  return { ...known, name, ...(refusal && { refusal }), warnings: findWarnings(name) }
}

function findRecord(name: string, names: ReadOptions['names']): NameRecord | undefined {
  return names && Object.hasOwn(names, name) ? names[name] : undefined
}

function readRecord(name: string, record: NameRecord | undefined, answers: Answers): Known {
  switch (record?.kind) {
    case 'resolved':
      return { address: record.address }
    case 'ethereumOnly':
      return readEthereumOnly(name, record.address, answers)
    case 'ethereumContract':
      return { refusal: { reason: 'nameIsContract', values: { name, address: record.address } } }
    case 'gateway':
      return readGateway(name, record.hosts.join(', '), answers)
    case 'notFound':
      return { refusal: { reason: 'nameNotFound', values: { name } } }
    case 'malformed':
      return { refusal: { reason: 'nameMalformed', values: { name } } }
    default:
      return readUnknown(name, answers)
  }
}

function readEthereumOnly(name: string, address: Address, answers: Answers): Known {
  const mention: Ambiguity = { kind: 'ethereumNames', options: ['use', 'refuse'], example: name }
  if (answers.ethereumNames !== 'refuse') return { address, mention }
  return { mention, refusal: { reason: 'nameEthereumOnly', values: { name, address } } }
}

function readGateway(name: string, hosts: string, answers: Answers): Known {
  const mention: Ambiguity = { kind: 'gateways', options: ['refuse'], example: name }
  if (answers.gateways !== 'refuse') return { mention }
  return { mention, refusal: { reason: 'nameNeedsGateway', values: { name, hosts } } }
}

function readUnknown(name: string, answers: Answers): Known {
  const mention: Ambiguity = { kind: 'names', options: ['refuse'], example: name }
  return answers.names === 'refuse'
    ? { mention, refusal: { reason: 'nameNotResolved', values: { text: name } } }
    : { mention }
}

function findWarnings(name: string): LineWarning[] {
  const scripts = findScripts(name)
  return scripts.length > 1 ? [{ code: 'nameScripts', values: { name, scripts: scripts.join(', ') } }] : []
}

/**
 * The normal form of a name after ENSIP-15, the only form that is anybody's; undefined for what has none, such as labels
 * that mix scripts to look like others.
 */
function normalizeName(text: string): string | undefined {
  const known = normalized.get(text)
  if (known !== undefined) return known === '' ? undefined : known

  const name = tryNormalize(text)
  // The list is read anew at each change.
  if (normalized.size >= remembered) normalized.clear()
  normalized.set(text, name ?? '')
  return name
}

/** Names. */
const remembered = 100_000
const normalized = new Map<string, string>()

function tryNormalize(text: string): string | undefined {
  try {
    return normalize(text)
  } catch {
    return undefined
  }
}

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Georgian',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
]
const patterns = scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)
// Digits and marks belong to no script of their own.
const letter = /\p{L}/gu

/**
 * The scripts that the labels of a normalised name are written in, the last one left out: `.eth` is Latin in every name.
 * Letters of one label that could deceive were refused by ENSIP-15; those of another label were not. `?`: any other script.
 */
function findScripts(name: string): string[] {
  const labels = name.slice(0, name.lastIndexOf('.'))
  if (/^[\w.-]*$/.test(labels)) return ['Latin']
  const found = patterns.filter(([, pattern]) => pattern.test(labels))
  const rest = (labels.match(letter) ?? []).some((one) => !found.some(([, pattern]) => pattern.test(one)))
  return [...found.map(([script]) => script), ...(rest ? ['?'] : [])]
}
