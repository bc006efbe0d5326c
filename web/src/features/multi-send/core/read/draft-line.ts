import type { Address } from 'viem'
import type { WarningCode } from '@/features/multi-send/core/line-codes.ts'
import type { DroppedLine, IgnoredLine, LineWarning, RefusedLine } from '@/features/multi-send/core/list-types.ts'
import type { ColumnChoice, ReadOptions } from '@/features/multi-send/core/question-types.ts'
import { isSample } from '@/features/multi-send/core/sample-recipients.ts'
import { cleanLine } from './clean-line.ts'
import { explainNoAddress } from './explain-no-address.ts'
import { isBeside } from './find-headers.ts'
import { isListed } from './is-listed.ts'
import { readAddress } from './read-address.ts'
import { isName, type NameReading, readName } from './read-name.ts'
import { splitByColumns } from './split-by-columns.ts'
import { type LineParts, splitLine } from './split-line.ts'

/** A line that wants to pay somebody; its amount is not decided. */
export type Draft = {
  state: 'draft'
  number: number
  text: string
  /** Absent while a name is not known. */
  address?: Address
  parts: LineParts
  warnings: LineWarning[]
  /** Where a name stands in place of the address. */
  naming?: NameReading
}

type DraftLineReturnType = Draft | IgnoredLine | RefusedLine | DroppedLine

/**
 * Reads all of a line that can be read without the others.
 *
 * @param isHeader It names the columns, or is a title above them.
 */
export function draftLine(text: string, number: number, isHeader: boolean, options: ReadOptions): DraftLineReturnType {
  const clean = cleanLine(text)
  if (!clean.ok) return { number, text, state: 'refused', reason: clean.reason, values: clean.values }

  const why = isHeader ? 'header' : isBeside(clean.text)
  if (why) return { number, text, state: 'ignored', why }
  const { columns } = options.answers
  const split = splitText(clean.text, columns)
  if (!split.ok) return { number, text, state: 'refused', reason: split.reason, values: split.values }
  if (isName(split.parts.address))
    return draftName(text, number, { parts: split.parts, removed: clean.removed }, options)
  const read = readAddress(split.parts.address, options)
  if (!read.ok) {
    const { reason, values } = columns ? read : explainNoAddress(read, { parts: split.parts, line: clean.text })
    return { number, text, state: 'refused', reason, values }
  }

  const warnings = findWarnings(number, read.address, clean.removed, options)
  return { number, text, state: 'draft', address: read.address, parts: split.parts, warnings }
}

function splitText(text: string, columns: ColumnChoice | undefined) {
  return columns ? splitByColumns(text, columns) : splitLine(text)
}

function draftName(
  text: string,
  number: number,
  { parts, removed }: { parts: LineParts; removed: number },
  options: ReadOptions,
): DraftLineReturnType {
  // What is invisible may be part of a name, as between the figures of a family: the name is read as it was written.
  const written = removed === 0 ? undefined : splitText(text, options.answers.columns)
  const naming = readName(written?.ok ? written.parts.address : parts.address, options)
  const { name, address, refusal } = naming
  if (refusal && !naming.mention) {
    return {
      number,
      text,
      state: 'refused',
      ...explainNoAddress(refusal, { parts, line: text }),
      ...(name && { name }),
    }
  }

  const warnings = [...(address ? findWarnings(number, address, removed, options) : []), ...naming.warnings]
  return { number, text, state: 'draft', parts, warnings, naming, ...(address && { address }) }
}

function findWarnings(
  number: number,
  address: Address,
  removed: number,
  { sender, roundedLines }: ReadOptions,
): LineWarning[] {
  const warnings: LineWarning[] = []
  if (roundedLines && isListed(roundedLines, number)) warnings.push({ code: 'amountRounded', values: {} })
  if (removed > 0) warnings.push({ code: 'hiddenCharactersRemoved', values: { count: removed } })
  const trap = findTrap(address)
  if (trap) warnings.push({ code: trap, values: {} })
  if (address.toLowerCase() === sender?.toLowerCase()) warnings.push({ code: 'recipientIsSender', values: {} })
  return warnings
}

// Precompiled contracts of Ethereum, and those that Arbitrum and BNB Smart Chain have below: 0x01 to 0x1ff.
const precompile = /^0x0{37}[01]/
const burns: Address[] = [
  '0x000000000000000000000000000000000000dead',
  '0xdead000000000000000042069420694206942069',
  // The sign for the coin in many exports.
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
]

/** Addresses whose keys are nobody's. They may be paid, as some burn on purpose. */
function findTrap(address: Address): WarningCode | undefined {
  if (isSample({ address })) return 'recipientIsSample'
  if (precompile.test(address)) return 'recipientIsPrecompile'
  return burns.includes(address) ? 'recipientIsBurn' : undefined
}
