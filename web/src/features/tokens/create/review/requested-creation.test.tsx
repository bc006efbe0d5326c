import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Hex } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { creationKey } from '@/features/tokens/create/creation-record.ts'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { showReview } from '@/features/tokens/create/testing/show-review.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { type ActivityRecord, activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { accountA as account } from '@/testing/scripted-wallet.ts'

const beginAnother = () => useDraft.getState().startFromLink({})
beforeEach(beginAnother)
afterEach(beginAnother)

/** Records a creation that the wallet was asked to sign with this draft. */
async function remember(fields: Pick<ActivityRecord, 'state'> & Partial<ActivityRecord>) {
  const chainId = foundry.id
  const key = creationKey({ salt: useDraft.getState().salt, chainId, account })
  await activityStore.put({
    key,
    kind: 'createToken',
    chainId,
    account,
    summary: '',
    createdAt: 1,
    updatedAt: 1,
    ...fields,
  })
}

const asked = (kindId: KindId, data: Hex = '0x1234') =>
  toRequestedCall({ to: kinds[kindId].factory.address, value: 0n, data })

test.each(['awaiting-signature', 'uncertain'] as const)(
  'while a creation is %s, the terms that would be signed cannot be edited',
  async (state) => {
    await showReview(async () => ({ token: account }))
    const back = await screen.findByRole('button', { name: en.createToken.review.back })
    expect(back).toHaveProperty('disabled', false)

    await remember({ state })
    await waitFor(() => expect(back).toHaveProperty('disabled', true))
  },
)

test.each([
  ['uncertain', {}],
  ['mined', {}],
  ['dropped', { dropReason: 'vanished' }],
] as const)(
  'what the wallet was asked for as another kind (%s) leaves nothing to sign here, and a way there',
  async (state, fields) => {
    await remember({ state, asked: asked('baby'), ...fields })
    await showReview(async () => ({ token: account }))
    const { title } = en.createToken.kinds.baby
    const link = await screen.findByRole('link', { name: en.createToken.review.askedOpen.replace('{{kind}}', title) })
    expect(link.getAttribute('href')).toBe('/create-token?type=baby')
    expect(screen.queryByRole('button', { name: en.tx.uncertain.signAgain })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
  },
)

test('other terms than those that may have been sent are not signed beside them', async () => {
  await remember({ state: 'uncertain', asked: asked('standard', '0x5678') })
  await showReview(async () => ({ token: account }), { isCodeRead: false })
  await screen.findByText(en.createToken.review.askedOther)
  await userEvent.click(await screen.findByText(en.tx.uncertain.more))
  expect(screen.getByRole('button', { name: en.tx.uncertain.signAgain })).toHaveProperty('disabled', true)
})

test('the same terms can be signed again', async () => {
  await remember({ state: 'uncertain', asked: asked('standard') })
  await showReview(async () => ({ token: account }), { isCodeRead: false })
  await userEvent.click(await screen.findByText(en.tx.uncertain.more))
  const again = screen.getByRole('button', { name: en.tx.uncertain.signAgain })
  await waitFor(() => expect(again).toHaveProperty('disabled', false))
})

test('what came to nothing as another kind holds nothing back', async () => {
  await remember({ state: 'reverted', asked: asked('baby') })
  const { create } = await showReview(async () => ({ token: account }), { isCodeRead: false })
  await waitFor(() => expect(create()).toHaveProperty('disabled', false))
})
