// Shows a call or typed data as a device with ERC-7730 does: it finds the format in a descriptor, decodes the call, and formats
// the fields. It knows tokens from a list, as a device does, and never asks a chain.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import {
  type Abi,
  type Address,
  decodeFunctionData,
  formatUnits,
  getAddress,
  type Hex,
  hashStruct,
  isAddressEqual,
  parseAbiItem,
  type TypedDataDomain,
  toFunctionSelector,
} from 'viem'

type Field = {
  path: string
  label?: string
  format?: string
  params?: Record<string, unknown>
  visible?: string
  fields?: Field[]
}
type Deployments = { chainId: number; address: Address }[]
type Format = { intent: string; fields: Field[] }
export type SigningDescriptor = {
  context: { contract: { deployments?: Deployments } }
  display: { formats: Record<string, Format> }
}
export type MessageDescriptor = {
  context: { eip712: { domain: Pick<TypedDataDomain, 'name' | 'version'>; deployments?: Deployments } }
  display: { formats: Record<string, Format> }
}

type ShownCall = { chainId: number; to: Address; value?: bigint; data: Hex }
type KnownToken = { address: Address; symbol: string; decimals: number }
export type Shown = { intent: string; lines: [label: string, text: string][] }

export function readDescriptor(contract: string): SigningDescriptor {
  return JSON.parse(readFileSync(join(repositoryRoot, `generated/erc7730/calldata-${contract}.json`), 'utf8'))
}

export function readMessageDescriptor(name: string): MessageDescriptor {
  return JSON.parse(readFileSync(join(repositoryRoot, `generated/erc7730/eip712-${name}.json`), 'utf8'))
}

/** @returns undefined if the descriptor does not bind this address, or does not know the function: a device warns then. */
export function showCall(
  { context, display }: SigningDescriptor,
  call: ShownCall,
  tokens: readonly KnownToken[] = [],
): Shown | undefined {
  if (!isBound(context.contract.deployments, call.chainId, call.to)) return undefined

  const found = Object.entries(display.formats).find(([signature]) => toSelector(signature) === call.data.slice(0, 10))
  if (!found) return undefined
  const [signature, shown] = found
  return showFields(shown, decode(signature, call.data), { to: call.to, value: call.value ?? 0n }, tokens)
}

type TypedData = {
  domain: TypedDataDomain
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}

/** @returns undefined if the descriptor does not bind this domain, or does not know the type: a device warns then. */
export function showMessage(
  { context, display }: MessageDescriptor,
  { domain, types, primaryType, message }: TypedData,
  tokens: readonly KnownToken[] = [],
): Shown | undefined {
  const { domain: wanted, deployments } = context.eip712
  if (Object.entries(wanted).some(([name, value]) => domain[name as keyof TypedDataDomain] !== value)) return undefined
  if (!isBound(deployments, Number(domain.chainId), domain.verifyingContract)) return undefined
  const hash = hashStruct({ data: message, primaryType, types })
  const found = Object.entries(display.formats).find(([type]) => {
    const described = parseTypes(type)
    return primaryType in described && hashStruct({ data: message, primaryType, types: described }) === hash
  })
  return found && showFields(found[1], message, {}, tokens)
}

/** Whether an address is one of those listed. Without a list, every one is. */
function isBound(deployments: Deployments | undefined, chainId: number, to: Address | undefined): boolean {
  return deployments?.some((known) => known.chainId === chainId && to && isAddressEqual(known.address, to)) ?? true
}

/** Reads types as EIP-712 hashes them: `Mail(Person to)Person(string name)`. */
function parseTypes(encoded: string): TypedData['types'] {
  return Object.fromEntries(
    [...encoded.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', fields = '']) => [
      name,
      fields.split(',').map((field) => {
        const [type = '', label = ''] = field.split(' ')
        return { name: label, type }
      }),
    ]),
  )
}

function showFields(
  { intent, fields }: Format,
  values: Record<string, unknown>,
  container: Record<string, unknown>,
  tokens: readonly KnownToken[],
): Shown {
  const show = (list: Field[], scope: unknown): Shown['lines'] =>
    list.flatMap((field) => {
      if (field.visible === 'never') return []
      const found = resolve(field.path, scope, container, values)
      if (field.fields) return found.flatMap((member) => show(field.fields ?? [], member))
      return found.map((value): [string, string] => [
        field.label ?? '',
        format(field, value, {
          tokens,
          read: (path) => resolve(path, scope, container, values)[0] ?? resolve(path, values, container, values)[0],
        }),
      ])
    })
  return { intent, lines: show(fields, values) }
}

/** The standard leaves out the word tuple, which the parser of signatures does as well. */
function toItem(signature: string) {
  return parseAbiItem(`function ${signature}` as 'function name()')
}

function toSelector(signature: string): Hex {
  return toFunctionSelector(toItem(signature))
}

function decode(signature: string, data: Hex): Record<string, unknown> {
  const item = toItem(signature)
  const { args = [] } = decodeFunctionData({ abi: [item] as unknown as Abi, data })
  return Object.fromEntries((item.inputs as readonly { name: string }[]).map(({ name }, index) => [name, args[index]]))
}

/** Follows a path of the standard: `@.` is the transaction, `#.` the call, `[]` each member, `[-1]` the last. */
function resolve(path: string, scope: unknown, container: Record<string, unknown>, call: unknown): unknown[] {
  const [root, rest] = path.startsWith('@.')
    ? [container, path.slice(2)]
    : path.startsWith('#.')
      ? [call, path.slice(2)]
      : [scope, path]
  return rest.split('.').reduce<unknown[]>((found, part) => found.flatMap((value) => step(value, part)), [root])
}

function step(value: unknown, part: string): unknown[] {
  const index = /^\[(-?\d*)\]$/.exec(part)?.[1]
  if (index === '') return value as unknown[]
  if (index !== undefined) return [(value as unknown[]).at(Number(index))]
  const member = (value as Record<string, unknown> | undefined)?.[part]
  return member === undefined ? [] : [member]
}

type Context = { tokens: readonly KnownToken[]; read: (path: string) => unknown }

const formats: Record<string, (value: unknown, params: Record<string, unknown>, context: Context) => string> = {
  raw: (value) => `${value}`,
  addressName: (value) => getAddress(value as Address),
  amount: (value) => `${formatUnits(value as bigint, 18)} coins`,
  date: (value) => new Date(Number(value) * 1_000).toISOString(),
  duration: (value) =>
    [Number(value) / 3_600, (Number(value) / 60) % 60, Number(value) % 60]
      .map((part) => `${Math.floor(part)}`.padStart(2, '0'))
      .join(':'),
  unit: (value, { base, decimals }) => `${formatUnits(BigInt(value as bigint), decimals as number)}${base}`,
  tokenAmount: (value, { tokenPath, threshold, message }, { tokens, read }) => {
    const address = read(tokenPath as string) as Address
    const token = tokens.find((known) => isAddressEqual(known.address, address))
    if (threshold && (value as bigint) >= BigInt(threshold as Hex)) return `${message} ${token?.symbol ?? ''}`.trim()
    return token ? `${formatUnits(value as bigint, token.decimals)} ${token.symbol}` : `${value} of an unknown token`
  },
}

function format({ format: name = 'raw', params = {} }: Field, value: unknown, context: Context): string {
  const write = formats[name]
  if (!write) throw new Error(`no format ${name}`)
  return write(value, params, context)
}
