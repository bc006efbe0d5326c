import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { CreateTokenPage } from '@/features/tokens/create/page.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import { renderPage } from '@/features/tokens/testing/render-page.tsx'
import en from '@/locales/en.json'
import { startConnectedChain } from '@/testing/connected-chain.ts'

vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 20_000 })

const { links, review, trial } = en.createToken
const { example } = kinds.baby

let chain: LocalChain
let config: Config

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain('0x70997970C51812dc3A010C7d01b50e0d17dc79C8'))
}, 60_000)
afterEach(() => useDraft.getState().startFromLink({}))
afterAll(() => chain?.stop())

test('nothing is signed before each address of a link is confirmed, and one that is unticked holds it again', async () => {
  useDraft.getState().startFromLink(example)
  useDraft.getState().review(example)
  await renderPage(<CreateTokenPage kind="baby" />, config)
  const create = await screen.findByRole('button', { name: review.create.replace('{{symbol}}', example.symbol) })
  // The simulation has passed, and the transaction would work: only the addresses block it.
  await screen.findByText(trial.steps.sell)
  await screen.findByText(en.tx.simulationOk)

  const brought = Object.values(example).filter((text) => isAddress(text))
  expect(brought).toHaveLength(3)
  for (const address of brought) {
    screen.getByText(links.hold)
    expect(create).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(address) }))
  }
  expect(screen.queryByText(links.hold)).toBeNull()
  expect(create).toHaveProperty('disabled', false)

  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(example.router) }))
  screen.getByText(links.hold)
  expect(create).toHaveProperty('disabled', true)
})
