import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Address, type Hash, padHex, toEventSelector } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approvalIntent } from '@/components/tx/testing/approval-intent.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { connectTestConfig } from '@/testing/connect-test-config.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { accountA } from '@/testing/scripted-wallet.ts'
import { CreateAction } from './create-action.tsx'

const kind = kinds.standard
const token: Address = '0x5555555555555555555555555555555555555555'
const hash: Hash = `0x${'ab'.repeat(32)}`
const block = { blockNumber: '0x10', blockHash: hash, transactionHash: hash }
const named: Address[] = [token, accountA, accountA]
const topics = [toEventSelector('TokenCreated(address,address,address)'), ...named.map((address) => padHex(address))]
const receipt = {
  ...block,
  from: accountA,
  status: '0x1',
  logs: [{ ...block, address: kind.factory.address, data: '0x', topics }],
}

const beginAnother = () => {
  useDraft.getState().startFromLink({})
  useDraft.setState({ finished: [] })
}
beforeEach(beginAnother)
afterEach(beginAnother)

/** Creates a token whose block comes when the test says so. */
async function create() {
  let isMined = false
  const config = await connectTestConfig((method, [address]) => {
    if (method === 'eth_getTransactionReceipt') return isMined ? receipt : null
    return method === 'eth_getCode' && address !== accountA ? '0x6000' : undefined
  })
  const intent = approvalIntent({ kind: 'createToken', write: async () => hash })
  const { chainId } = intent
  const state = { isMissing: false, requested: undefined, blockedReason: undefined }
  const { unmount } = renderApp(<CreateAction {...{ kind, chainId, intent, ...state }} symbol="TIDE" />, config)
  const name = en.createToken.review.create.replace('{{symbol}}', 'TIDE')
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByText(en.tx.states.submitted)
  return {
    leave: unmount,
    mine() {
      isMined = true
    },
    isFinal: () => waitFor(async () => expect((await activityStore.get(intent.key))?.state).toBe('final')),
  }
}

test('a creation files its draft as the token that the receipt names', async () => {
  const { mine, isFinal } = await create()
  const { salt } = useDraft.getState()
  mine()
  await isFinal()
  expect(useDraft.getState().finished).toMatchObject([{ token, hash, salt, kind: 'standard' }])
})

test('a creation that ends after its page was left files nothing, so that the page shows the token when it is opened again', async () => {
  const { leave, mine, isFinal } = await create()
  leave()
  mine()
  await isFinal()
  expect(useDraft.getState().finished).toEqual([])
})
