// Deploys the chain that the runs of one lane share once, and restores the same state before each run.

import { account } from '@saleyard/testkit/chain/accounts.ts'
import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { type Chain, coin, createChain } from '@saleyard/testkit/chain/create-chain.ts'
import { startChain } from '@saleyard/testkit/chain/start-chain.ts'
import { type Snapshot, takeSnapshot } from '@saleyard/testkit/chain/take-snapshot.ts'
import { type Address, concat, erc20Abi, type Hex, keccak256, maxUint256, numberToHex, toHex } from 'viem'
import type { RunPlan } from './plan.ts'
import type { Random } from './random.ts'

export type LaneFixture = Awaited<ReturnType<typeof openLaneFixture>>

export type Recipient = { address: Address; amount: bigint; refuses: boolean }

export type Asset = Address | typeof coin

/** A contract that refuses coin: PUSH1 0, PUSH1 0, REVERT. */
const refusingCode: Hex = '0x60006000fd'

/** ms between blocks. */
const blockTime = 300

const paysCoin = ({ route }: Pick<RunPlan, 'route'>, isPlainToken: boolean) =>
  route === 'coin' || route === 'skip' || (route === 'plain' && !isPlainToken)

export async function openLaneFixture() {
  const local = await startChain({})
  const chain = createChain(local)
  const { client, addresses } = chain
  const costlyCode = compileSolidity('web/e2e/campaign/CostlyToken.sol').CostlyToken as Hex
  const deployCostly = (reach: number) => deploy(chain, concat([costlyCode, numberToHex(reach, { size: 32 })]))
  // A token of ours pays by itself: another one takes the routes of Multi Sender.
  const foreign = await chain.deployForeignToken()
  // Two million gas for each payment, and one: seven and fourteen people fill a batch.
  const [costly, lessCostly] = [await deployCostly(1_000_000), await deployCostly(720_000)]
  for (const token of [addresses.demoToken, foreign, costly, lessCostly]) {
    await write(chain, token, 'approve', [addresses.permit2, maxUint256])
    // The user has a second account, which has money and has used Multi Sender before.
    await write(chain, token, 'transfer', [account(1).address, 10n ** 23n])
    await write(chain, token, 'approve', [addresses.multiSender, maxUint256], 1)
  }
  const foreignOf = ({ route, isCostly }: Pick<RunPlan, 'route' | 'isCostly'>): Address => {
    if (!isCostly || route === 'plain' || route === 'permit2') return foreign
    return route === 'pull' ? lessCostly : costly
  }
  await client.setAutomine(false)
  let base: Snapshot = await takeSnapshot(client)
  let isMining = true
  const ticking = setInterval(() => {
    if (isMining) void client.mine({ blocks: 1 }).catch(() => {})
  }, blockTime)

  return {
    chain,
    mining: {
      stop: () => {
        isMining = false
      },
      go: () => {
        isMining = true
      },
    },
    tokenOf: (plan: Pick<RunPlan, 'route' | 'isCostly'>, isPlainToken: boolean): Asset => {
      if (plan.route === 'itself') return addresses.demoToken
      return paysCoin(plan, isPlainToken) ? coin : foreignOf(plan)
    },
    /** As it was before the first run. */
    async reset() {
      isMining = false
      await base.revert()
      await client.request({ method: 'anvil_dropAllTransactions' } as never)
      base = await takeSnapshot(client)
      await client.setAutomine(false)
      isMining = true
    },
    /** Who is paid in a run, as the chain has them before it. */
    async recipients({ route, recipientCount, isCostly }: RunPlan, random: Random): Promise<Recipient[]> {
      const recipients = Array.from(
        { length: recipientCount },
        (_, index): Recipient => ({
          address: toAddress(random, index),
          // Each amount is unique, so that one payment cannot be taken for two others.
          amount: BigInt(random.between(1, 999_999)) * 10n ** 12n + BigInt(index + 1),
          refuses: route === 'skip' && (index === 1 || random.chance(0.2)),
        }),
      )
      const coinIsCostly = isCostly && (route === 'coin' || route === 'skip')
      if (coinIsCostly) await chain.makeCostly(recipients.map(({ address }) => address))
      const refusing = recipients.filter(({ refuses }) => refuses)
      for (const { address } of refusing) await client.setCode({ address, bytecode: refusingCode })
      return recipients
    },
    async close() {
      clearInterval(ticking)
      await local.stop()
    },
  }
}

/** An address without a known key, in lower case, which needs no checksum. */
function toAddress(random: Random, index: number): Address {
  return `0x${keccak256(toHex(`${random.next()} ${index}`)).slice(26)}`
}

async function deploy({ client }: Chain, data: Hex): Promise<Address> {
  const hash = await client.sendTransaction({ account: account(0), data })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The token was not created')
  return contractAddress
}

type Write = 'approve' | 'transfer'

async function write({ client }: Chain, address: Address, functionName: Write, args: [Address, bigint], from = 0) {
  const hash = await client.writeContract({ account: account(from), address, abi: erc20Abi, functionName, args })
  const { status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${functionName} was reverted`)
}
