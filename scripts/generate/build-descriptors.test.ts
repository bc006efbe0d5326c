// Validates the descriptors by the schema of the standard, and compares them with what the page and the packages send.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { isTestCode, readSources, sourceFolders } from '@scripts/check/source-files.ts'
import { Ajv2019 } from 'ajv/dist/2019.js'
import draft7 from 'ajv/dist/refs/json-schema-draft-07.json' with { type: 'json' }
import { toFunctionSelector } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildDescriptors, type Descriptor, listWrites, type Sources } from './build-descriptors.ts'
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
    for (const [name, descriptor] of Object.entries(descriptors)) {
      const path = join(repositoryRoot, `generated/erc7730/calldata-${name}.json`)
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
