import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { keccak256, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSafe, deploySafeContracts } from './deploy-safe.ts'
import { isAtAddress, readSafeContract, safeContractNames } from './safe-contracts.ts'

describe('the published bytecode of Safe 1.4.1', () => {
  test.each(safeContractNames)('is the code at the canonical address: %s', (name) => {
    const { address, bytecode } = readSafeContract(name)
    expect(isAtAddress(bytecode, address)).toBe(true)
    expect(isAtAddress(`${bytecode}00`, address)).toBe(false)
  })
})

describe('on a chain', () => {
  let anvil: Anvil
  beforeAll(async () => {
    anvil = await startAnvil()
  }, 60_000)
  afterAll(() => anvil?.stop())

  test('each contract has its canonical code hash, and the factory creates a Safe of these owners', async () => {
    const client = createLocalClient(anvil.rpcUrl)
    const addresses = await deploySafeContracts(client)
    for (const name of safeContractNames) {
      const code = await client.getCode({ address: addresses[name] })
      expect(keccak256(code ?? '0x')).toBe(readSafeContract(name).codeHash)
    }
    const owners = [account(1).address, account(2).address]
    const safe = await createSafe(client, { addresses, owners, threshold: 2 })
    const abi = parseAbi(['function getOwners() view returns (address[])', 'function VERSION() view returns (string)'])
    expect(await client.readContract({ address: safe, abi, functionName: 'getOwners' })).toEqual(owners)
    expect(await client.readContract({ address: safe, abi, functionName: 'VERSION' })).toBe('1.4.1')
    // A second time nothing is deployed.
    expect(await deploySafeContracts(client)).toEqual(addresses)
  })
})
