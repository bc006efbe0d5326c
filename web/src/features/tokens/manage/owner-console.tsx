// Shows the owner of a token, and the account that the ownership was offered to, what each can do.

import { type FocusEvent, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Waiting } from '@/components/ui/waiting.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { RenounceOwnership } from './renounce-ownership.tsx'
import { ActionStep, useReviewedAction } from './reviewed-action.tsx'
import type { TaxedToken } from './token-action.ts'
import { AcceptOwnership, PendingTransfer, TransferOwnership } from './transfer-ownership.tsx'

type OwnerConsoleProps = {
  token: SaleyardToken
  account: Address
  /** Called once per mined transaction: earlier reads of the token are stale then. */
  onMined: () => void
}

/** Shows the actions of a token's owner and of the account that it was offered to. Renders nothing for kinds without an owner. */
export function OwnerConsole({ token, ...props }: OwnerConsoleProps) {
  return token.taxed ? <OwnerActions token={{ ...token, taxed: token.taxed }} {...props} /> : null
}

function OwnerActions({ token, account, onMined }: OwnerConsoleProps & { token: TaxedToken }) {
  const { t } = useTranslation()
  const { reviewed, container, review, leave } = useReviewedAction({ token, account })
  const { Console, feeFields }: TokenKind = kinds[token.kind]
  const { owner, pendingOwner, firstOwner } = token.taxed
  const isOwner = isSame(owner, account)
  const focusFallback = useFocusFallback(container)
  const props = { token, account, onReview: review }
  return (
    <section
      ref={container}
      {...focusFallback}
      tabIndex={-1}
      aria-label={t('tokenConsole.title')}
      className="flex min-w-0 scroll-mt-24 flex-col gap-5 outline-none"
    >
      {reviewed && <ActionStep {...reviewed} backLabel={t('tokenConsole.back')} onMined={onMined} onLeave={leave} />}
      <div hidden={reviewed !== undefined}>
        <div className="flex min-w-0 flex-col gap-5">
          <p className="wrap-anywhere text-quiet">{t(`tokenConsole.${leadOf(isOwner, owner)}`, token)}</p>
          {owner && isSame(pendingOwner, account) && <AcceptOwnership {...props} owner={owner} />}
          <Suspense fallback={Console && <Waiting rows={3} className="panel min-h-64" />}>
            {Console && <Console {...props} isOwner={isOwner} feeFields={feeFields} />}
          </Suspense>
          {isOwner && pendingOwner && <PendingTransfer {...props} pendingOwner={pendingOwner} />}
          {isOwner && <TransferOwnership {...props} key={`${pendingOwner}:${firstOwner}`} />}
          {isOwner && <RenounceOwnership {...props} />}
        </div>
      </div>
    </section>
  )
}

function leadOf(isOwner: boolean, owner: Address | undefined): 'lead' | 'leadOthers' | 'leadRenounced' {
  if (!owner) return 'leadRenounced'
  return isOwner ? 'lead' : 'leadOthers'
}

function isSame(one: Address | undefined, other: Address): boolean {
  return one !== undefined && isAddressEqual(one, other)
}

/**
 * Keeps the focus in a container whose children remount when their data changes: if the focused child is gone, the container
 * takes the focus. Spread the result on the container, which must be focusable.
 */
export function useFocusFallback(container: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) container.current?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // A user who moves the focus away has not lost it.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null
    },
  }
}
