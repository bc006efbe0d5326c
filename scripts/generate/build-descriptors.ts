// Builds ERC-7730 descriptors of calls from ABIs and texts: what a device shows of a call before its user signs it.
import type { Abi, AbiFunction, AbiParameter, Address } from 'viem'
import type { CallText, ContractText, Field } from './descriptor-fields.ts'
import { descriptorTexts } from './descriptor-texts.ts'

export type Deployment = { chainId: number; address: Address }

export type Sources = {
  /** By contract. */
  abis: Record<string, Abi>
  /** Where contracts lie whose address is known; absent: a wallet recognises the contract by its factory or by itself. */
  deployments: Record<string, Deployment[]>
}

export type Descriptor = {
  $schema: string
  context: { $id: string; contract: { deployments?: Deployment[]; factory?: Factory } }
  metadata: { owner: string; contractName: string }
  display: { formats: Record<string, Format> }
}

type Factory = { deployEvent: string; deployments: Deployment[] }
export type Format = { $id: string; intent: string; fields: DescribedField[] }
export type DescribedField = { path: string } & (Field | { fields: DescribedField[] })

export const schema = 'https://eips.ethereum.org/assets/eip-7730/erc7730-v2.schema.json'

/** Builds all descriptors, by contract. @throws Error where a text and its ABI do not fit. */
export function buildDescriptors(
  sources: Sources,
  texts: Record<string, ContractText> = descriptorTexts,
): Record<string, Descriptor> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, buildDescriptor(name, text, sources)]))
}

function buildDescriptor(name: string, text: ContractText, { abis, deployments }: Sources): Descriptor {
  const functions = listWrites(abis[name])
  const formats = Object.entries(text.calls).map(([call, { intent, fields }]) => {
    const found = functions.filter((item) => [item.name, toSignature(item)].includes(call))
    const [item, ...others] = found
    if (!item || others.length > 0) throw new Error(`${name}.${call}: ${found.length} functions have this name`)
    checkFields(`${name}.${call}`, item.inputs, fields)
    return [toSignature(item), { $id: item.name, intent, fields: describeFields(fields) }]
  })
  const { factory } = text
  const own = deployments[name]
  return {
    $schema: schema,
    context: {
      $id: name,
      contract: {
        ...(own && { deployments: own }),
        ...(factory && {
          factory: { deployEvent: factory.deployEvent, deployments: deployments[factory.contract] ?? [] },
        }),
      },
    },
    metadata: { owner: 'Saleyard', contractName: name },
    display: { formats: Object.fromEntries(formats) },
  }
}

/** Lists the functions that a transaction may call. */
export function listWrites(abi: Abi = []): AbiFunction[] {
  return abi.filter(
    (item): item is AbiFunction => item.type === 'function' && !['view', 'pure'].includes(item.stateMutability),
  )
}

/** Writes a function as the standard does: with the names of its parameters, and of the fields of a struct. */
export function toSignature({ name, inputs }: Pick<AbiFunction, 'name' | 'inputs'>): string {
  return `${name}(${writeParameters(inputs)})`
}

function writeParameters(parameters: readonly AbiParameter[]): string {
  return parameters
    .map((parameter) => {
      const type =
        'components' in parameter
          ? parameter.type.replace('tuple', `(${writeParameters(parameter.components)})`)
          : parameter.type
      return `${type} ${parameter.name}`
    })
    .join(', ')
}

/** Every parameter is shown or hidden on purpose, and nothing else is described. */
export function checkFields(where: string, inputs: readonly AbiParameter[], fields: CallText['fields']): void {
  const leaves = listLeaves(inputs)
  const described = Object.keys(fields).filter((path) => !path.startsWith('@.'))
  const missing = leaves.filter((path) => !described.includes(path))
  const unknown = described.filter((path) => !leaves.includes(path))
  if (missing.length > 0) throw new Error(`${where}: no text for ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`${where}: no parameter ${unknown.join(', ')}`)
}

/** Lists the paths of all values, `params.[].salt` for a field in a list of structs. */
export function listLeaves(parameters: readonly AbiParameter[], within = ''): string[] {
  return parameters.flatMap((parameter) => {
    const path = `${within}${parameter.name}${parameter.type.endsWith('[]') ? '.[]' : ''}`
    return 'components' in parameter ? listLeaves(parameter.components, `${path}.`) : [path]
  })
}

/** Fields of a list's members come as one group each list, so that a device shows member by member. */
export function describeFields(fields: CallText['fields']): DescribedField[] {
  const described: DescribedField[] = []
  const groups = new Map<string, DescribedField[]>()
  for (const [path, field] of Object.entries(fields)) {
    const [list, member] = path.split('.[].')
    if (!list || !member) {
      described.push({ path, ...field })
      continue
    }
    const members = groups.get(list) ?? []
    members.push({ path: member, ...field })
    if (!groups.has(list)) described.push({ path: `${list}.[]`, fields: members })
    groups.set(list, members)
  }
  return described
}
