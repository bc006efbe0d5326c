// Offers an address with an ending of the user's choice.

import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { Waiting } from '@/components/ui/waiting.tsx'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import type { TokenCreation } from '@/features/tokens/kinds/token-kind.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'
import type { VanityProps } from './use-vanity.ts'
import { useVanitySettings } from './vanity-settings.ts'

/** Without an account or a deployed factory the address is unknown, so there is no search. */
type VanitySectionProps = Omit<VanityProps, 'account' | 'data'> & {
  account: Address | undefined
  creation: TokenCreation | undefined
}

const VanitySearch = lazyPart(() => import('./vanity-search.tsx').then((module) => ({ default: module.VanitySearch })))

/** Offers an address with an ending of the user's choice. Opens again if the user left a search for the form. */
export function VanitySection({ account, creation, ...others }: VanitySectionProps) {
  const { t } = useTranslation()
  const { salt } = useDraft()
  const { wanted } = useVanitySettings()
  const [isOpen, setOpen] = useState(wanted?.salt === salt)
  if (!account || !creation) return null
  return (
    <details
      className="rounded-field border border-line p-4"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer font-medium">{t('createToken.vanity.title')}</summary>
      {isOpen && (
        <div className="mt-3 flex min-w-0 flex-col gap-3">
          <Suspense
            fallback={
              <Waiting
                className="gap-2"
                rows={[
                  'h-4.5 w-40',
                  'waiting-control h-10 w-64',
                  { words: t('createToken.vanity.hint'), row: 'text-13' },
                  'waiting-control h-5 w-56',
                ]}
              />
            }
          >
            <VanitySearch {...others} account={account} data={creation.data} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
