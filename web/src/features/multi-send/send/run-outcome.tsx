import type { StoredRun } from '@/features/multi-send/run/types.ts'
import type { DraftDispatch } from '@/features/multi-send/state/use-multi-send.ts'
import { needsPermission } from './needs-approval-first.ts'
import { RevokePanel } from './revoke-panel.tsx'
import { RunReport } from './run-report.tsx'

type RunOutcomeProps = { run: StoredRun; dispatch: DraftDispatch }

/** The report of a finished run, and for tokens what became of the permission. */
export function RunOutcome({ run, dispatch }: RunOutcomeProps) {
  const { plan } = run
  const token = plan.asset.kind === 'erc20' ? plan.asset.token : undefined

  return (
    <>
      <RunReport
        run={run}
        onRetry={(text) => dispatch({ type: 'retried', text, asset: plan.asset.kind, tokenText: token ?? '' })}
        onStartNew={() => dispatch({ type: 'runLeft', keepsList: false })}
      />
      {token && needsPermission(plan) && <RevokePanel run={run} token={token} />}
    </>
  )
}
