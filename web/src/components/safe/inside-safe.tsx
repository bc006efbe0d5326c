// Says that the page is inside a Safe's, or waits for that one to answer, and leads to a tab of its own.

import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Config, useConfig } from 'wagmi'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { reconnectWallet } from '@/lib/wallet/reconnect-wallet.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

type InsideSafeProps = {
  /** Where the tab opens. Default: here, which finds nothing there that this device has stored inside the Safe's page. */
  href?: string | undefined
  children?: ReactNode
}

/**
 * Shown in place of the choice of another account, wallet or network inside a Safe's page, which decides about these: a frame
 * without its Safe would lead nowhere. Browsers keep what a page stores in a frame apart from what it stores in a tab.
 */
export function InsideSafe({ href = window.location.href, children }: InsideSafeProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-2 rounded-field bg-tint p-3 text-14">
      <p>{t('safe.frame.only')}</p>
      {children ?? <p className="text-13 text-quiet">{t('safe.frame.apart')}</p>}
      <OutsideLink
        className="link-hover inline-flex items-center gap-1 self-start font-medium text-13 text-primary"
        href={href}
      >
        {t('safe.frame.open')}
      </OutsideLink>
    </div>
  )
}

/** Shown in place of all wallets while the page around this one has not said which Safe it shows; one that says so late connects by itself. */
export function SafeSilence({ onConnected }: { onConnected: () => void }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { status } = useWalletState()
  const isConnected = status === 'connected'
  const { mutate, isPending } = useMutation({ mutationFn: () => reconnectWallet(config as Config) })
  useEffect(() => {
    if (isConnected) onConnected()
  }, [isConnected, onConnected])
  return (
    <div className="flex flex-col gap-3 text-14">
      <div role="status" className="flex flex-col gap-1">
        <p className="font-medium text-15">{t('safe.frame.silent')}</p>
        <p>{t('safe.frame.silentHelp')}</p>
      </div>
      <button
        type="button"
        className="btn btn-primary self-start"
        disabled={isPending || status === 'reconnecting'}
        onClick={() => mutate()}
      >
        {t('common.tryAgain')}
      </button>
      <InsideSafe />
    </div>
  )
}
