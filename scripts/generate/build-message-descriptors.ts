// Builds ERC-7730 descriptors of typed data (EIP-712) from what our code asks wallets to sign, and from texts.

import { createNetworks } from '@saleyard/chain/networks/networks.ts'
import { permit2Domain, permit2Types } from '@saleyard/send/approve/permit-domain.ts'
import { describeMemoRoot } from '@saleyard/send/receipt/memo-signature.ts'
import { type AbiParameter, type Address, type TypedDataDomain, zeroAddress, zeroHash } from 'viem'
import { checkFields, type Deployment, describeFields, type Format, schema } from './build-descriptors.ts'
import { address, type CallText, date, hidden, number, tokens } from './descriptor-fields.ts'

type Types = Record<string, readonly { name: string; type: string }[]>

export type MessageText = CallText & {
  /** Who defines the message, as a device names it. */
  owner: string
  types: Types
  primaryType: string
  /** On each network of the page. A device shows the text only for these values, and for contracts at these addresses. */
  domain: (chainId: number) => TypedDataDomain
}

export type MessageDescriptor = {
  $schema: string
  context: { $id: string; eip712: { domain: Pick<TypedDataDomain, 'name' | 'version'>; deployments?: Deployment[] } }
  metadata: { owner: string; contractName: string }
  display: { formats: Record<string, Format> }
}

/**
 * What the page asks wallets to sign, by the name of its descriptor, but for two: the permit of a token (EIP-2612) and the
 * transaction of a Safe have a domain of each contract, and the standard binds typed data to no factory. Without an address
 * a text would apply to every contract's message of that type.
 */
export const messageTexts: Record<string, MessageText> = {
  Permit2: {
    owner: 'Uniswap',
    types: permit2Types,
    primaryType: 'PermitTransferFrom',
    domain: permit2Domain,
    intent: 'Let a contract take tokens once',
    fields: {
      spender: address('Taken by', 'contract'),
      'permitted.token': address('Token', 'token'),
      'permitted.amount': tokens('At most', 'permitted.token'),
      deadline: date('Valid until'),
      nonce: hidden('Number of the signature'),
    },
  },
  Memos: {
    owner: 'Saleyard',
    ...readMemos(),
    intent: 'Sign the memos of payments',
    fields: { purpose: number('Purpose'), payer: address('Payer'), root: hidden('Hash of all memos') },
  },
}

function readMemos() {
  const describe = (chainId: number) => describeMemoRoot({ chainId, sender: zeroAddress, root: zeroHash })
  const { types, primaryType } = describe(1)
  return { types, primaryType, domain: (chainId: number) => describe(chainId).domain }
}

/** Builds all of them, by name. @throws Error where a text and its type do not fit. */
export function buildMessageDescriptors(
  texts: Record<string, MessageText> = messageTexts,
): Record<string, MessageDescriptor> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, buildDescriptor(name, text)]))
}

function buildDescriptor(name: string, text: MessageText): MessageDescriptor {
  const { types, primaryType, intent, fields } = text
  checkFields(name, toParameters(types, primaryType), fields)
  const chains = createNetworks({ chainIds: [1] }).knownChains.filter(({ retired }) => !retired)
  const domains = chains.map(({ id }) => ({ ...text.domain(id), chainId: id }))
  const deployments = domains.flatMap(({ chainId, verifyingContract }) =>
    verifyingContract ? [{ chainId, address: verifyingContract as Address }] : [],
  )
  return {
    $schema: schema,
    context: {
      $id: name,
      eip712: {
        domain: { name: domains[0]?.name, version: domains[0]?.version },
        ...(deployments.length > 0 && { deployments }),
      },
    },
    metadata: { owner: text.owner, contractName: name },
    display: {
      formats: { [encodeType(types, primaryType)]: { $id: primaryType, intent, fields: describeFields(fields) } },
    },
  }
}

/** Writes a type as EIP-712 hashes it: itself, then those that it uses, in the order of the alphabet. */
export function encodeType(types: Types, primaryType: string): string {
  const used = new Set<string>()
  const visit = (type: string) => {
    for (const field of types[type] ?? []) {
      const inner = field.type.replace(/\[\d*\]$/, '')
      if (!(inner in types) || used.has(inner)) continue
      used.add(inner)
      visit(inner)
    }
  }
  visit(primaryType)
  used.delete(primaryType)
  return [primaryType, ...[...used].sort()]
    .map((type) => `${type}(${types[type]?.map((field) => `${field.type} ${field.name}`).join(',')})`)
    .join('')
}

function toParameters(types: Types, name: string): AbiParameter[] {
  return (types[name] ?? []).map((field) =>
    field.type in types ? { name: field.name, type: 'tuple', components: toParameters(types, field.type) } : field,
  )
}
