import { encodeSignatures } from '@saleyard/safe/signatures/encode-signatures.ts'
import { verifySignatures } from '@saleyard/safe/signatures/verify-signatures.ts'
import {
  ownerAddresses,
  owners,
  type SafeChain,
  signAll,
  startSafeChain,
  threshold,
} from '@saleyard/safe/testing/safe-chain.ts'
import { proposeCalls, proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { encodeExecution } from '@saleyard/safe/tx/safe-tx.ts'
import { deploySafeContracts } from '@saleyard/testkit/safe/deploy-safe.ts'
import { encodeFunctionData, getAddress, numberToHex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOutcome } from './find-outcome.ts'

let chain: SafeChain
beforeAll(async () => {
  chain = await startSafeChain()
})
afterAll(() => chain?.stop())

test.each(['safe', 'safeL2'] as const)(
  'a Safe 1.3.0 is recognised, executes what ours sign, and its logs are read: %s',
  async (singleton) => {
    const { client } = chain
    const old = await deploySafeContracts(client, '1.3.0')
    const safe = await chain.fund(await chain.open(1n, ownerAddresses, threshold, singleton, old))
    const state = await chain.read(safe)
    expect(state).toMatchObject({
      version: '1.3.0',
      isL2: singleton === 'safeL2',
      singleton: old[singleton],
      owners: ownerAddresses,
      // The newer one packs the same bytes.
      multiSend: chain.contracts.multiSendCallOnly,
    })

    const domain = { chainId: state.chainId, safe }
    const fromBlock = state.blockNumber
    const pay = { to: '0x00000000000000000000000000000000000A11cE', value: 1n, data: '0x' } as const
    for (const [nonce, multiSend] of [chain.contracts.multiSendCallOnly, old.multiSendCallOnly].entries()) {
      const tx = proposeCalls([pay, pay], { nonce: BigInt(nonce), multiSend })
      const signatures = await signAll(domain, tx, owners.slice(0, threshold))
      expect((await verifySignatures(client, { state, tx, signatures })).missing).toBe(0)
      const { transactionHash: hash } = await chain.execute(tx, domain, signatures)
      expect(await findOutcome(client, { ...domain, tx, fromBlock })).toMatchObject({ state: 'executed', hash })
    }
    const other = proposeCalls([pay], { nonce: 1n })
    expect(await findOutcome(client, { ...domain, tx: other, fromBlock })).toMatchObject({
      state: 'replaced',
      by: { isRejection: false },
    })
    const next = proposeRejection(safe, 2n)
    expect(await findOutcome(client, { ...domain, tx: next, fromBlock })).toMatchObject({
      state: 'possible',
      before: 0n,
    })
  },
)

test('a Safe 1.3.0 hides none of its modules between two pages', async () => {
  const old = await deploySafeContracts(chain.client, '1.3.0')
  const crowded = await chain.open(6n, ownerAddresses.slice(0, 1), 1, 'safe', old)
  const modules = Array.from({ length: 104 }, (_, index) => getAddress(numberToHex(index + 4_096, { size: 20 })))
  const settings = parseAbi(['function enableModule(address module)'])
  const calls = modules.map((module) => {
    const data = encodeFunctionData({ abi: settings, functionName: 'enableModule', args: [module] })
    return { to: crowded, value: 0n, data }
  })
  const tx = proposeCalls(calls, { nonce: 0n, multiSend: chain.contracts.multiSendCallOnly })
  const domain = { chainId: 31_337, safe: crowded }
  const data = encodeExecution(tx, encodeSignatures(await signAll(domain, tx, owners.slice(0, 1))))
  await chain.send(await chain.client.sendTransaction({ to: crowded, data }))
  expect(await chain.read(crowded)).toMatchObject({ version: '1.3.0', modules: [...modules].reverse() })
})
