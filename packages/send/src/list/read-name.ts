// Reads a name in place of an address by its known record, and warns of mixed scripts.

import type { Address } from 'viem'
import { normalize } from 'viem/ens'
import type { Answers, NameRecord, ReadOptions } from './questions.ts'
import { readAddress } from './read-address.ts'
import type { Ambiguity } from './read-amount.ts'
import type { CodeValues, LineWarning, RefusalCode } from './types.ts'

type Refusal = { reason: RefusalCode; values: CodeValues }

/** Has an address to pay unless there is a refusal or an open question. */
export type NameReading = {
  /** Normalised; absent if the text has no normal form. */
  name?: string
  address?: Address
  refusal?: Refusal
  /** The question that the name raises, answered or not. */
  ambiguity?: Ambiguity
  warnings: LineWarning[]
}

type Options = Pick<ReadOptions, 'names' | 'answers' | 'chainShortName' | 'chainId' | 'token' | 'multiSender'>
type Known = Pick<NameReading, 'address' | 'refusal' | 'ambiguity'>

/**
 * Whether the cell of an address holds a name: labels with dots, the last of them of letters. A label that starts with
 * a whole address is no name: users would take it for that address.
 */
export function isName(text: string): boolean {
  return !/^0x[0-9a-f]{40}/i.test(text) && /[^.]\.\p{L}[\p{L}\p{M}\p{N}-]+$/u.test(text)
}

/** Reads a name by its known record, without a lookup and without a guess: an unknown name raises a question. */
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
  const ambiguity: Ambiguity = { kind: 'ethereumNames', options: ['use', 'refuse'], example: name }
  if (answers.ethereumNames !== 'refuse') return { address, ambiguity }
  return { ambiguity, refusal: { reason: 'nameEthereumOnly', values: { name, address } } }
}

function readGateway(name: string, hosts: string, answers: Answers): Known {
  const ambiguity: Ambiguity = { kind: 'gateways', options: ['refuse'], example: name }
  if (answers.gateways !== 'refuse') return { ambiguity }
  return { ambiguity, refusal: { reason: 'nameNeedsGateway', values: { name, hosts } } }
}

function readUnknown(name: string, answers: Answers): Known {
  const ambiguity: Ambiguity = { kind: 'names', options: ['refuse'], example: name }
  return answers.names === 'refuse'
    ? { ambiguity, refusal: { reason: 'nameNotResolved', values: { text: name } } }
    : { ambiguity }
}

function findWarnings(name: string): LineWarning[] {
  const scripts = findScripts(name)
  return scripts.length > 1 ? [{ code: 'nameScripts', values: { name, scripts: scripts.join(', ') } }] : []
}

/**
 * Normalises a name by ENSIP-15: only normal forms have owners. Undefined if the name has no normal form, as with
 * labels that mix scripts to imitate others.
 */
function normalizeName(text: string): string | undefined {
  const known = normalized.get(text)
  if (known !== undefined) return known === '' ? undefined : known

  const name = tryNormalize(text)
  // Each change re-reads the whole list.
  if (normalized.size >= remembered) normalized.clear()
  normalized.set(text, name ?? '')
  return name
}

/** Maximum number of cached names. */
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
 * Lists the scripts of a normalised name's labels, except the last one: `.eth` is Latin in every name. ENSIP-15 refuses
 * deceptive letters within one label, but not across labels. `?` is any other script.
 */
function findScripts(name: string): string[] {
  const labels = name.slice(0, name.lastIndexOf('.'))
  if (/^[\w.-]*$/.test(labels)) return ['Latin']
  const found = patterns.filter(([, pattern]) => pattern.test(labels))
  const rest = (labels.match(letter) ?? []).some((one) => !found.some(([, pattern]) => pattern.test(one)))
  return [...found.map(([script]) => script), ...(rest ? ['?'] : [])]
}
