import { multiSenderAbi } from '@saleyard/generated/abis'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, keccak256, toHex } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { readContract, waitForTransactionReceipt } from 'wagmi/actions'
import { checkCode } from '@/components/tx/check-code.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { safeCancelKey } from '@/lib/transactions/frozen-call.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { createCancelIntent } from './cancel-intent.ts'

const chainId = foundry.id
let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account0))
})
afterAll(() => chain?.stop())

test.each(['tokenItself', 'tokenPull'] as const)(
  'a batch of route %s is given up where its marks are, and only there',
  async (route) => {
    const { demoToken: token, multiSender } = chain.addresses
    const recipients = [1n, 2n].map((amount) => ({ address: `0x${'a1'.repeat(20)}` as Address, amount, lines: [1] }))
    const plan = planBatches({
      chainId,
      sender: account0,
      multiSender,
      asset: { kind: 'erc20', token },
      mode: { kind: 'strict' },
      route,
      runNonce: keccak256(toHex(route)),
      recipients,
      limits: { gas: 16_777_216n, bytes: 131_072, reserveBps: 1000 },
      gasModel: { base: 60_000n, perRecipient: 30_000n, method: 'estimate', measuredSizes: [1, 2] },
    })
    const [batch] = plan.batches
    if (!batch) throw new Error('no batch')
    const summary = { id: plan.runNonce, symbol: 'DEMO', decimals: 18 } as never
    const intent = createCancelIntent(config, { summary, plan }, batch, i18n.t)

    const [own, foreign] = route === 'tokenItself' ? [token, multiSender] : [multiSender, token]
    expect(intent.to).toBe(own)
    expect(await checkCode(config.getClient({ chainId }), intent)).toBe('expected')
    expect((await intent.simulate()).gas).toBeGreaterThan(21_000n)
    const receipt = await waitForTransactionReceipt(config, { chainId, hash: await intent.write() })
    expect(receipt).toMatchObject({ status: 'success', to: own.toLowerCase() })

    const args = [account0, plan.jobs[0] ?? 0n] as const
    const marksAt = (address: Address) =>
      readContract(config, { chainId, address, abi: multiSenderAbi, functionName: 'marksOf', args })
    expect([await marksAt(own), await marksAt(foreign)]).toEqual([1n, 0n])
    // The owners of a Safe are asked under one key, here and where its proposal is shown.
    const ofSafe = createCancelIntent(config, { summary, plan: { ...plan, isSafe: true } }, batch, i18n.t)
    expect(ofSafe.key).toBe(safeCancelKey({ chainId, account: account0, to: own, id: batch.id }))
    expect(ofSafe.key).not.toBe(intent.key)
    await expect(intent.simulate(), 'given up already').rejects.toThrow('MultiSender_AlreadyMarked')
  },
)
