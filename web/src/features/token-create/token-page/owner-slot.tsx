import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import type { OurToken } from '@/features/token-create/our-token.ts'
import { lazyPart } from '@/lib/load-online.ts'

const OwnerConsole = lazyPart(() =>
  import('@/features/token-create/console/owner-console.tsx').then(({ OwnerConsole }) => ({ default: OwnerConsole })),
)

type OwnerSlotProps = { token: OurToken; account: Address | undefined; onMined: () => void }

/** The owner's console, for the owner and for whom the ownership was offered to. */
export function OwnerSlot({ token, account, onMined }: OwnerSlotProps) {
  const { t } = useTranslation()
  const { owner, pendingOwner } = token.taxed ?? {}
  const concerned = [owner, pendingOwner].some((one) => one && account && isAddressEqual(one, account))
  if (!account || !concerned) return null
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-semibold text-17">{t('tokenConsole.title')}</h2>
      <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
        <OwnerConsole key={account} token={token} account={account} onMined={onMined} />
      </Suspense>
    </div>
  )
}
