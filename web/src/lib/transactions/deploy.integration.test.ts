import 'fake-indexeddb/auto'
import { checkDeployments } from '@saleyard/chain/deployments/check-deployments.ts'
import { type DeployableName, deployables, toDeployCall } from '@saleyard/chain/deployments/deployables.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { osakaGasCap } from '@saleyard/chain/networks/chain-facts.ts'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { deployer, deployments } from '@saleyard/generated/deployments'
import { testAccounts } from '@saleyard/testkit/chain/start-test-chain.ts'
import { type Hex, keccak256 } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { startTestChain } from '@/testing/test-networks.ts'
import { activityStore } from './activity-store.ts'
import { createDeployIntent } from './create-deploy-intent.ts'
import { runTransaction } from './run-transaction.ts'

const [account] = testAccounts.map(({ address }) => address) as [Hex]
const names = Object.keys(deployables) as DeployableName[]
let chain: Awaited<ReturnType<typeof startTestChain>>

async function start(hardfork?: string) {
  chain = await startTestChain({ ...(hardfork && { hardfork }) })
  await connectFirstWallet(chain.config)
}

afterEach(async () => {
  await chain.stop()
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

async function createIntent(name: DeployableName, initCode?: Hex) {
  const { creationCode } = await deployables[name].load()
  const code = initCode ? { ...creationCode, initCode } : creationCode
  return createDeployIntent(chain.config, {
    name,
    chainId: foundry.id,
    account,
    creationCode: code,
    summary: `Deploy ${name}`,
  })
}

async function deploy(name: DeployableName) {
  return runTransaction(await createIntent(name), { config: chain.config, confirmations: 1 })
}

const getStates = async (name: DeployableName) => {
  const { contracts, ...check } = await checkDeployments(chain.client, name)
  return { ...check, contracts: contracts.map((contract) => [contract.name, contract.state]) }
}

/** What the user would read. */
async function getRefusal(name: DeployableName, initCode?: Hex) {
  const intent = await createIntent(name, initCode)
  const { code, values } = toUserError(await intent.simulate().catch((error: unknown) => error))
  return { code, values }
}

test('each contract is deployed at its address with its code, in one transaction, by anyone', async () => {
  await start()
  for (const name of names) {
    const before = await chain.client.getTransactionCount({ address: account })
    const { gas } = await (await createIntent(name)).simulate()
    const { state, receipt } = await deploy(name)

    expect(state, name).toBe('final')
    expect(await chain.client.getTransactionCount({ address: account })).toBe(before + 1)
    expect(keccak256((await chain.client.getCode({ address: deployments[name] })) ?? '0x')).toBe(codeHashes[name])
    expect(gas).toBeGreaterThanOrEqual(receipt?.gasUsed ?? 0n)
    expect(gas).toBeLessThan(osakaGasCap)
    expect((await getStates(name)).contracts.at(-1)).toEqual([name, 'expected'])
  }
})

test('what a contract needs is said, because the chain would refuse it without', async () => {
  await start()
  expect(await getStates('BabyTokenFactory')).toEqual({
    deployer: 'expected',
    contracts: [
      ['BabyVault', 'missing'],
      ['BabyTokenFactory', 'missing'],
    ],
  })
  const values = { contract: 'BabyTokenFactory', needed: 'BabyVault', network: 'Local chain' }
  expect(await getRefusal('BabyTokenFactory')).toEqual({ code: 'deployNeeds', values })
  const { creationCode } = await deployables.BabyTokenFactory.load()
  await expect(chain.client.estimateGas({ account, ...toDeployCall(creationCode) })).rejects.toThrow('revert')

  await deploy('BabyVault')
  expect((await deploy('BabyTokenFactory')).state).toBe('final')
})

test('a contract that somebody deployed meanwhile is not deployed again', async () => {
  await start()
  await deploy('StandardTokenFactory')
  await activityStore.remove(`deploy:${foundry.id}:StandardTokenFactory`)
  const nonce = await chain.client.getTransactionCount({ address: account })

  expect(await deploy('StandardTokenFactory')).toMatchObject({
    state: 'failed',
    error: { code: 'deployedAlready', values: { contract: 'StandardTokenFactory', network: 'Local chain' } },
  })
  expect(await chain.client.getTransactionCount({ address: account })).toBe(nonce)
})

test('a network without the deployer, and one with another in its place, is named', async () => {
  await start()
  await chain.client.setCode({ address: deployer, bytecode: '0x' })
  expect((await getStates('MultiSender')).deployer).toBe('missing')
  expect(await getRefusal('MultiSender')).toEqual({ code: 'deployerMissing', values: { network: 'Local chain' } })

  await chain.client.setCode({ address: deployer, bytecode: '0x00' })
  expect((await getStates('MultiSender')).deployer).toBe('foreign')
  expect(await getRefusal('MultiSender')).toEqual({ code: 'codeUnexpected', values: { address: deployer } })
})

test('foreign code at the address of a contract, or of what it needs, is named', async () => {
  await start()
  const address = deployments.BabyVault
  await chain.client.setCode({ address, bytecode: '0x00' })
  for (const name of ['BabyVault', 'BabyTokenFactory'] as const) {
    expect((await getStates(name)).contracts[0]).toEqual(['BabyVault', 'foreign'])
    expect(await getRefusal(name)).toEqual({ code: 'codeUnexpected', values: { address } })
  }
})

test('code that the network itself refuses is named: too large to be created', async () => {
  await start()
  const values = { contract: 'MultiSender', network: 'Local chain' }
  // EIP-3860 allows 49,152 bytes to create with, EIP-170 24,576 bytes to be created.
  expect(await getRefusal('MultiSender', `0x${'00'.repeat(49_153)}`)).toEqual({ code: 'deployRefused', values })
  expect(await getRefusal('MultiSender', '0x6160016000f3')).toEqual({ code: 'deployRefused', values })
})

test('more gas than the network allows one transaction is told with both figures', async () => {
  await start('prague') // which has no such cap, so that the figure is known
  // Writes one byte at 0x2d8000: paying for the memory takes 17 million gas.
  const { code, values } = await getRefusal('MultiSender', '0x6000622d80005300')
  expect(code).toBe('deployTooLarge')
  expect(values).toMatchObject({ contract: 'MultiSender', network: 'Local chain', limit: '16,777,216' })
  expect(values.gas).toMatch(/^1[78],\d{3},\d{3}$/)
})

test('a network that does not answer is not blamed on the contract', async () => {
  await start()
  const intent = await createIntent('MultiSender')
  await chain.stop()
  expect(toUserError(await intent.simulate().catch((reason: unknown) => reason)).code).toBe('unreachable')
})
