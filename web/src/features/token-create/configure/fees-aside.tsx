import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../../../components/form/submit-button'
import type { KindId } from '../kinds'
import type { FeeField } from '../our-token'
import { CreatorPowers } from '../summary/creator-powers'
import { FeeMeter } from '../summary/fee-meter'
import { isAnother } from '../summary/is-another'
import { SupplyOwner } from '../summary/supply-owner'
import { useCreator } from '../use-creator'

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
