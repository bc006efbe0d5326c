import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { vi } from 'vitest'
import { readList } from '@/features/multi-send/list/testing/read-list.ts'
import { ListServiceContext } from '@/features/multi-send/list/use-list-service.ts'
import { PrepareStep, type PrepareStepProps } from '@/features/multi-send/prepare/prepare-step.tsx'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import type { WalletStatus } from '@/features/multi-send/shared/find-wallet-status.ts'
import { findNextAct } from '@/features/multi-send/state/find-next-act.ts'
import { emptyHistory } from '@/features/multi-send/state/list-history.ts'
import { type Draft, emptyDraft } from '@/features/multi-send/state/multi-send-state.ts'
import { i18n } from '@/lib/i18n.ts'

const asset: Asset = {
  chain: { id: 31337, name: 'Local chain', symbol: 'ETH', shortName: 'local' },
  account: undefined,
  token: undefined,
  symbol: 'ETH',
  decimals: 18,
  origin: 'Local chain',
  balance: 10n ** 18n,
}

/** The step with a draft whose list is read already, and what it says and dispatches. */
export function showPrepare(
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
  }
  render(
    <I18nextProvider i18n={i18n}>
      <ListServiceContext value={() => read.service}>
        <PrepareStep
          draft={draft}
          reading={{ status: list ? 'ready' : 'idle', list, milliseconds: 100, again: vi.fn() }}
          history={emptyHistory}
          token={token}
          asset={asset}
          isAmountValid
          isKept
          next={findNextAct({ draft, list, tokenStatus, isAmountValid: true, wallet })}
          walletNote={undefined}
          dispatch={dispatch}
          on={on}
          {...props}
        />
      </ListServiceContext>
    </I18nextProvider>,
  )
  return { dispatch, on, user: userEvent.setup(), draft }
}
