import { expect, test } from 'vitest'
import { chooseContractTests, chooseTests } from './choose-tests.ts'

const source = (path: string, ...imports: string[]) => ({
  path,
  source: imports.map((from) => `import '${from}'`).join('\n'),
})

test('A change is tested where it is imported, each test in the folder of its runner', () => {
  const sources = [
    source('packages/send/src/sum.ts'),
    source('packages/send/src/sum.test.ts', './sum.ts'),
    source('web/src/lib/total.ts', '@saleyard/send/sum.ts'),
    source('web/src/lib/total.test.ts', './total.ts'),
    source('web/e2e/fixtures/total.test.ts', '@/lib/total.ts'),
    source('web/src/dev/production-bundle.test.ts', '@/lib/total.ts'),
    source('scripts/sum.test.ts', '@saleyard/send/sum.ts'),
    source('scripts/other.test.ts'),
  ]
  const { byFolder, leftOut } = chooseTests(['packages/send/src/sum.ts', 'docs/web.md'], sources)
  expect(Object.fromEntries(byFolder)).toEqual({
    packages: ['send/src/sum.test.ts'],
    '.': ['scripts/sum.test.ts'],
    web: ['src/lib/total.test.ts'],
    'web/e2e': ['fixtures/total.test.ts'],
  })
  expect(leftOut).toBe(0)
})

test('A changed test is run itself', () => {
  const { byFolder } = chooseTests(['web/src/a.test.tsx'], [source('web/src/a.test.tsx'), source('web/src/b.test.tsx')])
  expect(Object.fromEntries(byFolder)).toEqual({ web: ['src/a.test.tsx'] })
})

test('Of many tests the nearest are chosen, the expensive ones sparingly', () => {
  const tests = Array.from({ length: 20 }, (_, index) => source(`scripts/${index}.integration.test.ts`, './far.ts'))
  const sources = [...tests, source('scripts/far.ts', './a.ts'), source('scripts/near.integration.test.ts', './a.ts')]
  const { byFolder, leftOut } = chooseTests(['scripts/a.ts'], [...sources, source('scripts/a.ts')])
  expect(byFolder.get('.')).toHaveLength(4)
  expect(byFolder.get('.')?.[0]).toBe('scripts/near.integration.test.ts')
  expect(leftOut).toBe(17)
})

test.each([
  ['contracts/src/multisend/TokenSender.sol', 'integration/multisend'],
  ['contracts/src/libraries/loops/TokenLoop.sol', 'integration/multisend'],
  ['contracts/src/libraries/loops/BalanceLoop.sol', 'integration/multisend,integration/standard-token'],
  ['contracts/src/liquidity/TokenVaultBase.sol', 'integration/vault'],
  ['contracts/src/tokens/BabyToken.sol', 'integration/*/baby'],
  ['contracts/src/tokens/BuybackBabyToken.sol', 'integration/*/buyback-baby'],
  ['contracts/src/factories/BabyTokenFactory.sol', 'integration/factory'],
  ['contracts/src/locks/TokenLock.sol', 'integration/liquidity-seeder,integration/locks'],
  ['contracts/src/libraries/Label.sol', 'unit'],
  ['contracts/test/utils/Base.sol', 'unit'],
  ['contracts/test/integration/vault/Cap.t.sol', 'integration/vault'],
  ['contracts/test/integration/dividends/shared/Claims.t.sol', 'integration/dividends'],
  ['contracts/test/invariant/handlers/Handler.sol', 'invariant/handlers'],
])('A change of %s is tested in %s', (path, folder) => {
  expect(chooseContractTests([path])).toBe(`contracts/test/{${folder}}/**`)
})

test('Several contracts are tested together; where none has changed, none is', () => {
  const paths = ['contracts/src/liquidity/TokenVault.sol', 'contracts/src/tokens/StandardToken.sol', 'web/src/main.tsx']
  expect(chooseContractTests(paths)).toBe(
    'contracts/test/{integration/*/standard,integration/standard-token,integration/vault}/**',
  )
  expect(chooseContractTests(['web/src/main.tsx'])).toBeUndefined()
})
