import {
  type DeployableName,
  deployables,
  listDependencies,
  toDeployCall,
} from '@saleyard/chain/deployments/deployables.ts'
import * as generated from '@saleyard/generated/abis'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployer, deployments } from '@saleyard/generated/deployments'
import { getContractAddress, size } from 'viem'
import { expect, test } from 'vitest'
import { knownChains } from './chains.ts'

const names = Object.keys(deployables) as DeployableName[]
const callable = new Map<string, unknown>(Object.entries(generated))
/** Bytes of a signed transaction without its data, a generous estimate. */
const envelope = 300

test('everything that has an address and an expected code can be deployed', () => {
  expect(names.toSorted()).toEqual(Object.keys(deployments).toSorted())
  expect(names.toSorted()).toEqual(Object.keys(codeHashes).toSorted())
})

test.each(names)('the code of %s gives its address, the one that the page calls', async (name) => {
  const { salt, initCode } = (await deployables[name].load()).creationCode
  const address = getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode: initCode })
  expect(address).toBe(deployments[name])

  const hook = `${name[0]?.toLowerCase()}${name.slice(1)}Address`
  // No hook has the address of a contract that vaults delegate to: no page calls it.
  expect(callable.get(hook)).toBe(name.endsWith('Vault') ? undefined : address)
})

test.each(names)('%s fits into one transaction of every network', async (name) => {
  const { creationCode } = await deployables[name].load()
  const { to, data } = toDeployCall(creationCode)
  expect(to).toBe(deployer)
  expect(data).toBe(`${creationCode.salt}${creationCode.initCode.slice(2)}`)
  // EIP-3860.
  expect(size(creationCode.initCode)).toBeLessThanOrEqual(49_152)
  for (const { limits } of knownChains) expect(size(data) + envelope).toBeLessThan(limits.bytesPerTransaction)
})

test('what a contract needs comes before it, once', () => {
  expect(listDependencies('MultiSender')).toEqual(['MultiSender'])
  expect(listDependencies('LiquiditySeeder')).toEqual(['TokenLockFactory', 'LiquiditySeeder'])
  expect(listDependencies('BabyTokenFactory')).toEqual(['BabyVault', 'BabyTokenFactory'])
  expect(listDependencies('LiquidityGeneratorTokenFactory')).toEqual(['TokenVault', 'LiquidityGeneratorTokenFactory'])
})
