// Renders step Prepare with a draft whose list is read already, and records what it dispatches.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { findNextAction } from '@/features/multi-send/list/ui/find-next-action.ts'
import { PrepareStep, type PrepareStepProps } from '@/features/multi-send/list/ui/prepare-step.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { type Draft, emptyDraft, emptyHistory } from '@/features/multi-send/multi-send-state.ts'
import type { WalletStatus } from '@/features/multi-send/wallet-status.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { createTestConfig } from '@/testing/render-app.tsx'

export const localAsset: Asset = {
  chain: { id: 31337, name: 'Local chain', symbol: 'ETH', shortName: 'local' },
  account: undefined,
  token: undefined,
  symbol: 'ETH',
  decimals: 18,
  origin: 'Local chain',
  balance: 10n ** 18n,
}

export function renderPrepare(
  change: Partial<Draft>,
  props: Partial<PrepareStepProps> = {},
  wallet: WalletStatus = 'ready',
) {
  const draft = { ...emptyDraft, ...change }
  const { answers, droppedLines } = draft
  const read = readList(draft.text, { answers, droppedLines })
  const list = draft.text === '' ? undefined : read.list
  const token = props.token ?? { status: 'none' as const }
  const tokenStatus = token.status === 'disconnected' ? 'reading' : token.status
  const dispatch = vi.fn()
  const on = {
    connect: vi.fn(),
    switchChain: vi.fn(),
    deploy: vi.fn(),
    chooseNetwork: vi.fn(),
    retryNetwork: vi.fn(),
    review: vi.fn(),
    updatePrice: vi.fn(),
  }
  render(
    <WagmiProvider config={createTestConfig(() => null) as never} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <ListServiceContext value={() => read.service}>
            <PrepareStep
              draft={draft}
              reading={{ status: list ? 'ready' : 'idle', list, milliseconds: 100, retry: vi.fn() }}
              history={emptyHistory}
              token={token}
              asset={localAsset}
              isAmountValid
              priceProblem={undefined}
              priceReading={{ isPending: false, error: null, data: undefined, mutate: vi.fn(), reset: vi.fn() }}
              isDraftSaved
              next={findNextAction({ draft, list, tokenStatus, isAmountValid: true, isPriceOpen: false, wallet })}
              walletNote={undefined}
              dispatch={dispatch}
              on={on}
              {...props}
            />
          </ListServiceContext>
        </I18nextProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { dispatch, on, user: userEvent.setup(), draft }
}
