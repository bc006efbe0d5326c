// Renders the Send step with a network that answers as a test says, for tests of its states.

import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { foundry } from 'viem/chains'
import { vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { SendStep, type SendStepProps } from '@/features/multi-send/run/ui/send-step.tsx'
import { i18n } from '@/lib/i18n/i18n.ts'
import { createTestConfig, type WalletAnswer } from '@/testing/render-app.tsx'
import { runWith } from './runs.ts'

/** Renders Send for `records`; `change` overrides its props, and parts of its driver and plan. */
export function renderSendStep(
  records: BatchRecord[],
  progress?: Partial<RunProgress>,
  change: Partial<SendStepProps> & {
    error?: unknown
    isRestored?: boolean
    damaged?: number[]
    plan?: object
    /** Answers of the chain. */
    answer?: WalletAnswer
  } = {},
  route = 'native',
) {
  const run = runWith(records, route)
  const driver = {
    run: { ...run, plan: { ...run.plan, ...change.plan }, ...(change.damaged && { damaged: change.damaged }) },
    progress: progress && ({ runId: '0x11', records, undecided: [], phase: 'sending', ...progress } as RunProgress),
    error: change.error,
    isPausing: false,
    isRestored: change.isRestored ?? false,
    start: vi.fn(),
    pause: vi.fn(),
    rest: vi.fn(async () => {}),
    reload: vi.fn(async () => {}),
  }
  const handlers = { onConnect: vi.fn(), onSwitchChain: vi.fn() }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const config = createTestConfig(change.answer ?? (() => null), { chains: [{ ...foundry, id: 97 }] as never })
  render(
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>
          <ListServiceContext value={() => createListService(createRunStore('send-step'))}>
            <SendStep
              driver={driver}
              asset={{ chain: { id: 97, name: 'Test chain', symbol: 'tBNB', shortName: 'bnbt' }, origin: 'Test chain' }}
              wallet="ready"
              walletNote={undefined}
              isFinished={false}
              onCheckApproval={undefined}
              {...handlers}
              {...change}
            />
          </ListServiceContext>
        </I18nextProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  return { driver, ...handlers, user: userEvent.setup() }
}
