import 'fake-indexeddb/auto'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { paid, record, runWith } from '@/features/multi-send/run/ui/testing/runs.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { SendStep } from './send-step.tsx'

function show(phase: RunProgress['phase'], permit2?: object) {
  const records = [paid, record(2)]
  const run = runWith(records)
  const progress = { runId: '0x11', records, undecided: [], phase, current: 2 } as RunProgress
  const plan = { ...run.plan, permit2 } as typeof run.plan
  render(
    <I18nextProvider i18n={i18n}>
      <ListServiceContext value={() => createListService(createRunStore('send-permit2'))}>
        <SendStep
          driver={{
            run: { ...run, plan },
            progress,
            error: undefined,
            isPausing: false,
            isRestored: false,
            start: vi.fn(),
            pause: vi.fn(),
          }}
          asset={{ chain: { id: 97, name: 'Test chain', symbol: 'tBNB', shortName: 'bnbt' }, origin: 'Test chain' }}
          wallet="ready"
          walletNote={undefined}
          isFinished={false}
          onCheckApproval={undefined}
          onConnect={vi.fn()}
          onSwitchChain={vi.fn()}
        />
      </ListServiceContext>
    </I18nextProvider>,
  )
  return screen.queryByText(en.multiSend.approve.permit2Spent)
}

test('after a failed batch the page says that a signature of Permit2 may be spent, where the plan has one', () => {
  expect(show('pausedAfterFailure', {})).not.toBeNull()
})

test.each([
  ['in the middle of sending', 'sending', {}],
  ['after a failure of a plan without a signature', 'pausedAfterFailure', undefined],
] as const)('and says nothing of it %s', (_, phase, permit2) => {
  expect(show(phase, permit2)).toBeNull()
})
