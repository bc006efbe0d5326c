import { useTranslation } from 'react-i18next'
import { SubmitButton } from '@/components/form/submit-button.tsx'
import type { FeeField, KindId } from '@/features/token-create/our-token.ts'
import { CreatorPowers } from '@/features/token-create/summary/creator-powers.tsx'
import { FeeMeter } from '@/features/token-create/summary/fee-meter.tsx'
import { isAnother } from '@/features/token-create/summary/is-another.ts'
import { SupplyOwner } from '@/features/token-create/summary/supply-owner.tsx'
import { useCreator } from '@/features/token-create/use-creator.ts'

type FeesAsideProps = {
  kind: KindId
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: Readonly<Record<string, string>> & { teamWallet: string }
  /** Whether 25 % itself is allowed. */
  limit: 'atMost' | 'lessThan'
  /** How the token is called in which dividends are paid. */
  reward: string
}

/** What stands beside the form of a kind with fees. */
export function FeesAside({ kind, feeFields, values, limit, reward }: FeesAsideProps) {
  const { t } = useTranslation()
  const { account } = useCreator()
  return (
    <>
      <FeeMeter {...{ feeFields, values, limit, reward }} />
      <SupplyOwner teamWallet={values.teamWallet} />
      <CreatorPowers {...{ kind, feeFields, values }} hasOtherOwner={isAnother(values.teamWallet, account)} />
      <SubmitButton>{t('createToken.actions.review')}</SubmitButton>
    </>
  )
}
