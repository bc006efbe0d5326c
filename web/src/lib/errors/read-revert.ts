import { contractErrorsAbi } from '@saleyard/generated/errors'
import { BaseError, ContractFunctionRevertedError, decodeErrorResult, type Hex, InternalRpcError, isHex } from 'viem'
import type { ErrorValues } from './app-error.ts'
import { nameWaiting } from './name-waiting.ts'
import type { Reading } from './to-user-error.ts'

type AbiError = { type: string; name?: string; inputs?: readonly { name?: string }[] }

/** A contract that refused: by custom error, by a reason in words, or in silence. */
export function readRevert(causes: readonly unknown[]): Reading {
  const reverted = causes.find((cause) => cause instanceof ContractFunctionRevertedError)
  const decoded = reverted?.data ?? decode(revertData(causes))
  if (decoded) return readDecoded(decoded.errorName, decoded.args ?? [], decoded.abiItem)
  if (!reverted || isNodesOwn(causes)) return undefined
  const { reason } = reverted
  return saysNothing(reason) ? { code: 'revertedUnknown' } : { code: 'reverted', values: { reason } }
}

/** viem takes every internal error of a contract call for a revert: a node's or wallet's own has neither bytes nor the word. */
function isNodesOwn(causes: readonly unknown[]): boolean {
  const isInternal = causes.some((cause) => (cause as { code?: unknown }).code === InternalRpcError.code)
  return isInternal && !revertData(causes) && !causes.some(speaksOfRevert)
}

/** Of viem's errors only what they pass on: it says "reverted" itself. */
function speaksOfRevert(cause: unknown): boolean {
  const { details, message, data } = Object(cause) as Record<string, unknown>
  const said = cause instanceof BaseError ? [details] : [cause, message, data]
  return said.some((text) => typeof text === 'string' && /revert/i.test(text))
}

/** Nodes fill the gap with words of their own. */
function saysNothing(reason: string | undefined): reason is undefined {
  return !reason || /^execution reverted:?$/i.test(reason.trim())
}

function readDecoded(name: string, args: readonly unknown[], item: AbiError): Reading {
  if (name === 'Error') return { code: 'reverted', values: { reason: String(args[0]) } }
  if (name === 'BuybackBabyVault_BuybackMustWait') return { code: name, values: { reason: nameWaiting(args[0]) } }
  if (isKnown(name)) return { code: name, values: valuesOf(args, item) }
  return { code: 'reverted', values: { reason: `${name}(${args.map(String).join(', ')})` } }
}

type ContractErrorName = Extract<(typeof contractErrorsAbi)[number], { type: 'error' }>['name']

const names: ReadonlySet<string> = new Set(contractErrorsAbi.map(({ name }) => name))

function isKnown(name: string): name is ContractErrorName {
  return names.has(name)
}

function valuesOf(args: readonly unknown[], item: AbiError): ErrorValues {
  return Object.fromEntries((item.inputs ?? []).map(({ name }, index) => [name ?? index, String(args[index])]))
}

/** Nodes put the bytes under `data`; Parity and its heirs write "Reverted" before them. */
function revertData(causes: readonly unknown[]): Hex | undefined {
  for (const cause of causes) {
    const { data } = cause as { data?: unknown }
    const bytes = typeof data === 'string' ? data.replace(/^reverted /i, '') : data
    if (isHex(bytes) && bytes.length >= 10) return bytes
  }
  return undefined
}

/** Every custom error that our contracts can end with is known, also where the ABI of a call did not name it. */
function decode(data: Hex | undefined) {
  if (!data) return undefined
  try {
    return decodeErrorResult({ abi: contractErrorsAbi, data })
  } catch {
    return undefined
  }
}
