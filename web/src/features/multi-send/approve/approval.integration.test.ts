import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, createWalletClient, http, maxUint256 } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { createApprovalIntent, readApproval } from './approval.ts'

const chainId = foundry.id
const owner: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
// Keeps one allowance; approve(spender, amount) reverts unless the amount or the allowance is zero, every other call
// returns it.
const stubbornToken =
  '0x60328060095f395ff35f3560e01c8063095ea7b3146017575f545f5260205ff35b60243580155f5415176027575f5ffd5b5f5560015f5260205ff3'
let chain: LocalChain
let config: Config
let token: Address

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(owner))
  const wallet = createWalletClient({ account: owner, chain: foundry, transport: http(chain.rpcUrl) })
  const { contractAddress } = await mined(await wallet.sendTransaction({ data: stubbornToken }))
  if (!contractAddress) throw new Error('The token was not created')
  token = contractAddress
})
afterAll(() => chain?.stop())

const mined = (hash: `0x${string}`) => waitForTransactionReceipt(config, { chainId, hash })
const parameters = () => ({ chainId, token, owner, spender: chain.addresses.multiSender })
const read = (needed: bigint) => readApproval(config, { ...parameters(), needed })
const change = (before: bigint, after: bigint, kind: 'approve' | 'revoke' = 'approve') =>
  createApprovalIntent(config, {
    ...parameters(),
    key: `${kind}:${before}:${after}`,
    kind,
    summary: '',
    symbol: 'STUB',
    decimals: 18,
    before,
    after,
  })

test('a token that refuses to change a permission gets zero first, then the exact amount, and is revoked at last', async () => {
  expect(await read(500n)).toMatchObject({ step: 'exact', allowance: 0n })
  await mined(await change(0n, 500n).write())

  expect(await read(1_000n)).toMatchObject({ step: 'resetFirst', allowance: 500n })
  await expect(change(500n, 1_000n).simulate()).rejects.toThrow()
  await mined(await change(500n, 0n).write())
  expect(await read(1_000n)).toMatchObject({ step: 'exact', allowance: 0n })
  await mined(await change(0n, 1_000n).write())
  expect(await read(1_000n)).toEqual({ step: 'enough', allowance: 1_000n, gas: 0n })

  await mined(await change(1_000n, 0n, 'revoke').write())
  expect(await read(1n)).toMatchObject({ allowance: 0n })
})

test('an unlimited permission is enough for ever, stays as it is, and is taken back by one act', async () => {
  const own = { ...parameters(), token: chain.addresses.demoToken }
  const allow = (before: bigint, after: bigint) =>
    createApprovalIntent(config, {
      ...own,
      key: `${after}`,
      kind: 'approve',
      summary: '',
      symbol: '',
      decimals: 18,
      before,
      after,
    })
  await mined(await allow(0n, maxUint256).write())
  expect(await readApproval(config, { ...own, needed: 10n ** 40n })).toEqual({
    step: 'enough',
    allowance: maxUint256,
    gas: 0n,
  })
  await mined(await allow(maxUint256, 0n).write())
  expect(await readApproval(config, { ...own, needed: 1n })).toMatchObject({ step: 'exact', allowance: 0n })
})
