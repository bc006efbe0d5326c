import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { keccak256, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSafe, deploySafeContracts } from './deploy-safe.ts'
import { isAtAddress, listSafeContracts, readSafeContract, safeReleases } from './safe-contracts.ts'

describe.each(safeReleases)('the published bytecode of Safe %s', (release) => {
  test.each(listSafeContracts(release))('is the code at its address: %s', (name) => {
    const { address, bytecode } = readSafeContract(name, release)
    expect(isAtAddress(bytecode, address)).toBe(true)
    expect(isAtAddress(`${bytecode}00`, address)).toBe(false)
  })
})

test('error: bytecode that is not the code at its published address', () => {
  expect(() => readSafeContract('signMessageLib', '1.3.0')).toThrow('no deployment of signMessageLib 1.3.0')
})

describe('on a chain', () => {
  let anvil: Anvil
  beforeAll(async () => {
    anvil = await startAnvil()
  }, 60_000)
  afterAll(() => anvil?.stop())

  test.each(safeReleases)(
    'each contract has its published code hash, and the factory creates a Safe: %s',
    async (release) => {
      const client = createLocalClient(anvil.rpcUrl)
      const addresses = await deploySafeContracts(client, release)
      for (const name of listSafeContracts(release)) {
        const code = await client.getCode({ address: addresses[name] ?? '0x' })
        expect(keccak256(code ?? '0x')).toBe(readSafeContract(name, release).codeHash)
      }
      const owners = [account(1).address, account(2).address]
      const safe = await createSafe(client, { addresses, owners, threshold: 2 })
      const abi = parseAbi([
        'function getOwners() view returns (address[])',
        'function VERSION() view returns (string)',
      ])
      expect(await client.readContract({ address: safe, abi, functionName: 'getOwners' })).toEqual(owners)
      expect(await client.readContract({ address: safe, abi, functionName: 'VERSION' })).toBe(release)
      // A second time nothing is deployed.
      expect(await deploySafeContracts(client, release)).toEqual(addresses)
    },
  )
})
