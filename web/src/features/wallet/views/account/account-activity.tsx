import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { ActivityList } from '@/components/activity/activity-list.tsx'
import { useActivity } from '@/components/activity/use-activity.ts'

const shown = 3

/** The newest that this account sent on this network, from this device. */
export function AccountActivity({ account, chainId }: { account: Address; chainId: number }) {
  const { t } = useTranslation()
  const { records, unreadable } = useActivity()
  const own = records?.filter((record) => record.chainId === chainId && isAddressEqual(record.account, account))
  return (
    <section aria-labelledby="account-activity" className="border-line border-t pt-4">
      <h3 id="account-activity" className="font-semibold text-15">
        {t('home.activity')}
      </h3>
      {unreadable && <p className="mt-1 text-13 text-quiet">{t('home.activityUnreadable')}</p>}
      {own?.length === 0 && <p className="mt-1 text-13 text-quiet">{t('walletModal.account.activityEmpty')}</p>}
      {own && own.length > 0 && <ActivityList records={own.slice(0, shown)} />}
    </section>
  )
}
