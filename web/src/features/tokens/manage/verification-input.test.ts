import { createRequire } from 'node:module'
import { compilerVersion, contracts } from '@saleyard/generated/token-sources'
import { expect, test } from 'vitest'
import { tokenCodes } from '@/features/tokens/kinds/token-codes.ts'
import { toStandardJson } from './verification-input.ts'

type Answer = { contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> }

const solc: { compile(input: string): string; version(): string } = createRequire(
  new URL('../../../../../package.json', import.meta.url),
)('solc')

test('the compiler is called as the one that the contracts are built with', () => {
  expect(`v${solc.version()}`).toContain(compilerVersion)
})

for (const [id, { name, loadCreationCode }] of Object.entries(tokenCodes)) {
  const { path } = contracts[name]

  test(`what explorers are given of a ${id} token compiles to the very code that its factory creates`, async () => {
    const { contracts: built } = JSON.parse(solc.compile(toStandardJson(name))) as Answer
    const { creationCode } = await loadCreationCode()
    expect(`0x${built[path]?.[name]?.evm.bytecode.object}`).toBe(creationCode)
  }, 60_000)

  test(`it holds no file of other kinds, and every file by its path in the project (${id})`, () => {
    const { sources } = JSON.parse(toStandardJson(name)) as { sources: Record<string, { content: string }> }
    const others: string[] = Object.values(contracts).map((contract) => contract.path)
    expect(Object.keys(sources).filter((file) => others.includes(file))).toEqual([path])
    for (const [file, { content }] of Object.entries(sources)) {
      expect(file).toMatch(/^(contracts\/src|node_modules\/(@openzeppelin\/contracts|solady\/src))\//)
      expect(content).toContain('SPDX-License-Identifier')
    }
  })
}
