import type { TFunction } from 'i18next'
import type { Trial } from './trial.ts'

type TrialState = { data: Trial | undefined; error: unknown; isFetching: boolean }

/** Why nothing may be signed yet, as a sentence; nothing once the trial has passed, or where the node can do none. */
export function findHold({ data, error, isFetching }: TrialState, t: TFunction): string | undefined {
  if (isFetching) return t('createToken.trial.hold.running')
  if (!data || error) return t('createToken.trial.hold.unread')
  const failed = data.steps.find(({ state }) => state === 'failed')
  return failed && t('createToken.trial.hold.failed', { step: t(`createToken.trial.steps.${failed.name}`) })
}
