// Validates the descriptors by the schema of the standard, and compares them with what the page and the packages send.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { isTestCode, readSources, sourceFolders } from '@scripts/check/source-files.ts'
import { Ajv2019 } from 'ajv/dist/2019.js'
import draft7 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' }
import { keccak256, toFunctionSelector, toHex } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildDescriptors, type Descriptor, listWrites, type Sources } from './build-descriptors.ts'
import { buildMessageDescriptors, type MessageText, messageTexts } from './build-message-descriptors.ts'
import { readDescriptorSources } from './descriptor-sources.ts'
import { descriptorTexts, undescribed } from './descriptor-texts.ts'

const schemaPath = join(repositoryRoot, 'scripts/generate/erc7730/erc7730-v2.schema.json')

let sources: Sources
let descriptors: Record<string, Descriptor>
beforeAll(async () => {
  sources = await readDescriptorSources()
  descriptors = buildDescriptors(sources)
})

/** The schema names draft 07 and uses a word of 2019. */
function createValidator() {
  const ajv = new Ajv2019({
    strict: false,
    allErrors: true,
    formats: { eip155: true, eip55: true, uri: true, 'uri-reference': true, 'date-time': true },
  })
  ajv.addMetaSchema(draft7)
  return ajv.compile(JSON.parse(readFileSync(schemaPath, 'utf8')))
}

describe('schema', () => {
  test('default: every descriptor is valid, as it lies in generated/', () => {
    const validate = createValidator()
    const all = { calldata: descriptors, eip712: buildMessageDescriptors() }
    const files = Object.entries(all).flatMap(([kind, built]) =>
      Object.entries(built).map(([name, descriptor]) => [`${kind}-${name}`, descriptor] as const),
    )
    expect(files.length).toBeGreaterThan(Object.keys(descriptors).length)
    for (const [name, descriptor] of files) {
      const path = join(repositoryRoot, `generated/erc7730/${name}.json`)
      const committed = existsSync(path) && JSON.parse(readFileSync(path, 'utf8'))
      expect(committed, name).toEqual(JSON.parse(JSON.stringify(descriptor)))
      validate(committed)
      expect(validate.errors ?? [], name).toEqual([])
    }
  })

  test('error: a descriptor with a wrong format, a wrong parameter or without its names is refused', () => {
    const validate = createValidator()
    const good = JSON.stringify(descriptors.MultiSender)
    const isValid = (from: string, to: string) => {
      expect(good).toContain(from)
      return validate(JSON.parse(good.replace(from, to)))
    }
    expect(isValid('"tokenAmount"', '"tokenSum"')).toBe(false)
    expect(isValid('"tokenPath"', '"tokenPlace"')).toBe(false)
    expect(isValid('cancel(uint256 id)', 'cancel(uint256)')).toBe(false)
  })

  test('error: a descriptor of typed data with a wrong binding or a broken type is refused', () => {
    const validate = createValidator()
    const good = JSON.stringify(buildMessageDescriptors().Permit2)
    const isValid = (from: string, to: string) => {
      expect(good).toContain(from)
      return validate(JSON.parse(good.replace(from, to)))
    }
    expect(isValid('"deployments"', '"contracts"')).toBe(false)
    expect(isValid('"eip712"', '"eip721"')).toBe(false)
    expect(isValid('TokenPermissions permitted,', 'TokenPermissions,')).toBe(false)
  })
})

describe('texts', () => {
  test('behavior: every function of our contracts that a transaction may call has a text, or a reason why none', () => {
    for (const [name, text] of Object.entries(descriptorTexts).filter(([name]) => name !== 'UniswapV2Router')) {
      const described = Object.keys(descriptors[name]?.display.formats ?? {}).map(
        (signature) => signature.split('(')[0],
      )
      const internal = Object.keys(text.internal ?? {})
      const known = new Set([...described, ...internal])
      const writes = listWrites(sources.abis[name]).map((item) => item.name)
      expect(
        [...new Set(writes)].filter((write) => !known.has(write)),
        name,
      ).toEqual([])
      expect(
        internal.filter((item) => !writes.includes(item) || described.includes(item)),
        name,
      ).toEqual([])
    }
  })

  test('behavior: each descriptor is bound to addresses or to a factory that has some', () => {
    for (const [name, { context }] of Object.entries(descriptors)) {
      const { deployments, factory } = context.contract
      expect((deployments ?? factory?.deployments ?? []).length, name).toBeGreaterThan(0)
    }
    expect(undescribed.filter((name) => name in descriptors)).toEqual([])
  })

  test('behavior: each signature has the selector of the ABI', () => {
    for (const [name, { display }] of Object.entries(descriptors)) {
      const selectors = listWrites(sources.abis[name]).map((item) => toFunctionSelector(item))
      for (const signature of Object.keys(display.formats))
        expect(selectors, `${name}.${signature}`).toContain(toFunctionSelector(`function ${signature}`))
    }
  })

  test('error: a parameter without a text, an unknown one and an unknown function are named', () => {
    const fields = { to: { label: 'To' } }
    const build = (call: string, list: typeof fields | Record<string, { label: string }>) =>
      buildDescriptors(sources, { BabyToken: { calls: { [call]: { intent: 'Send', fields: list } } } })
    expect(() => build('transfer', fields)).toThrow('BabyToken.transfer: no text for value')
    expect(() => build('transfer', { ...fields, value: { label: 'Amount' }, fee: { label: 'Fee' } })).toThrow(
      'BabyToken.transfer: no parameter fee',
    )
    expect(() => build('send', fields)).toThrow('BabyToken.send: 0 functions have this name')
  })
})

describe('typed data', () => {
  test('behavior: each type is written as the contracts hash it', () => {
    const types = Object.values(buildMessageDescriptors()).flatMap(({ display }) => Object.keys(display.formats))
    expect(types.map((type) => keccak256(toHex(type)))).toEqual([
      // Of Permit2, as its own code has it.
      '0x939c21a48a8dbe3a9a2404a1d46691e4d39f6583d6ec6b35714604c986d80106',
      keccak256(toHex('Memos(string purpose,address payer,bytes32 root)')),
    ])
    expect(readFileSync(join(repositoryRoot, 'generated/permit2.json'), 'utf8')).toContain(
      '939c21a48a8dbe3a9a2404a1d46691e4d39f6583d6ec6b35714604c986d80106',
    )
  })

  test('behavior: each descriptor is bound to a domain, and to addresses where the domain has one', () => {
    for (const [name, { context }] of Object.entries(buildMessageDescriptors())) {
      const domain = messageTexts[name]?.domain(56)
      expect(context.eip712.domain, name).toEqual({ name: domain?.name, version: domain?.version })
      expect(domain?.name, name).toBeTruthy()
      expect(context.eip712.deployments?.find(({ chainId }) => chainId === 56)?.address, name).toBe(
        domain?.verifyingContract,
      )
    }
  })

  test('error: a field without a text and an unknown one are named', () => {
    const build = (fields: MessageText['fields']) =>
      buildMessageDescriptors({ Memos: { ...(messageTexts.Memos as MessageText), fields } })
    const { fields } = messageTexts.Memos as MessageText
    expect(() => build({ purpose: { label: 'Purpose' } })).toThrow('Memos: no text for payer, root')
    expect(() => build({ ...fields, fee: { label: 'Fee' } })).toThrow('Memos: no parameter fee')
  })
})

describe('what is sent', () => {
  test('behavior: every function that the page writes by a generated action has a format', () => {
    const sent = listSentActions()
    expect(sent.length).toBeGreaterThan(20)
    const described = Object.entries(descriptors).flatMap(([name, { display }]) =>
      Object.values(display.formats).map(({ $id }) => `write${name}${$id}`.toLowerCase()),
    )
    const ofUndescribed = (action: string) =>
      undescribed.some((name) => action.toLowerCase().startsWith(`write${name}`.toLowerCase()))
    expect(sent.filter((action) => !ofUndescribed(action) && !described.includes(action.toLowerCase()))).toEqual([])
  })

  test('behavior: every function name that production code encodes for a transaction has a format', () => {
    const writes = new Set(Object.values(sources.abis).flatMap((abi) => listWrites(abi).map(({ name }) => name)))
    const described = new Set(
      Object.values(descriptors).flatMap(({ display }) => Object.values(display.formats).map(({ $id }) => $id)),
    )
    const encoded = listProduction().flatMap(({ source }) =>
      [...source.matchAll(/functionName: '(\w+)'/g)].map(([, name = '']) => name),
    )
    const missing = encoded.filter((name) => writes.has(name) && !described.has(name))
    expect([...new Set(missing)]).toEqual([])
    expect(new Set(encoded.filter((name) => described.has(name))).size).toBeGreaterThan(15)
  })
})

function listProduction() {
  return readSources(sourceFolders.filter((folder) => folder !== 'scripts')).filter(({ path }) => !isTestCode(path))
}

/** Generated actions that production code imports, under whatever name it uses them. */
function listSentActions(): string[] {
  const imports = listProduction().flatMap(({ source }) =>
    [...source.matchAll(/import \{([^}]*)\} from '@saleyard\/generated'/g)].map(([, names = '']) => names),
  )
  return [
    ...new Set(
      imports.flatMap((names) => names.split(',').flatMap((name) => /^\s*(write[A-Z]\w*)/.exec(name)?.[1] ?? [])),
    ),
  ]
}
