// Shows the owner of a token, and the account that the ownership was offered to, what each can do.
import { type FocusEvent, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Waiting } from '@/components/ui/waiting.tsx'
import { DueSteps } from '@/features/tokens/hero/due-steps.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { type ConsolePart, FoldsContext } from './console-section.tsx'
import { RenounceOwnership } from './renounce-ownership.tsx'
import { ActionStep, useReviewedAction } from './reviewed-action.tsx'
import type { TaxedToken, TokenAction } from './token-action.ts'
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

function OwnerActions({ token: current, account, onMined }: OwnerConsoleProps & { token: TaxedToken }) {
  const { t } = useTranslation()
  const { reviewed, container, review, leave } = useReviewedAction({ token: current, account })
  const [token, freeze] = useFrozen(current, reviewed !== undefined)
  const { Console, feeFields }: TokenKind = kinds[token.kind]
  const { owner, pendingOwner, firstOwner } = token.taxed
  const isOwner = isSame(owner, account)
  const isOffered = isSame(pendingOwner, account)
  const [open, setOpen] = useState<ConsolePart>()
  const focusFallback = useFocusFallback(container)
  const partOf = (part: ConsolePart) => ({
    token,
    account,
    onReview: (action: TokenAction) => {
      freeze()
      void review(action, part)
    },
  })
  const folds = {
    open,
    onToggle: (part: ConsolePart) => setOpen(open === part ? undefined : part),
    reviewed: reviewed?.place as ConsolePart | undefined,
    step: reviewed && (
      <ActionStep
        key={reviewed.intent.key}
        {...reviewed}
        backLabel={t('tokenConsole.back')}
        onMined={onMined}
        onLeave={leave}
      />
    ),
  }
  return (
    <section
      ref={container}
      {...focusFallback}
      tabIndex={-1}
      aria-label={t('tokenConsole.title')}
      className="flex min-w-0 scroll-mt-24 flex-col gap-5 outline-none"
    >
      <p className="wrap-anywhere text-quiet">{t(`tokenConsole.${leadOf(isOwner, owner)}`, token)}</p>
      <FoldsContext value={folds}>
        {isOwner && <DueSteps token={token} account={account} />}
        {owner && isOffered && <AcceptOwnership {...partOf('accept')} owner={owner} />}
        <Suspense fallback={<Waiting rows={1} row="h-16 rounded-box" />}>
          {Console && <Console {...partOf('fees')} isOwner={isOwner} feeFields={feeFields} />}
        </Suspense>
        {isOwner && pendingOwner && <PendingTransfer {...partOf('pending')} pendingOwner={pendingOwner} />}
        {isOwner && <TransferOwnership {...partOf('handOver')} key={`${pendingOwner}:${firstOwner}`} />}
        {isOwner && (
          <div className="flex min-w-0 flex-col gap-2">
            <p className="text-12 text-quiet">{t('tokenConsole.danger')}</p>
            <RenounceOwnership {...partOf('renounce')} />
          </div>
        )}
      </FoldsContext>
    </section>
  )
}

/** Keeps the token as it was when a review began: what the action changes would take away the part that shows the review. */
function useFrozen(current: TaxedToken, isReviewing: boolean): [TaxedToken, () => void] {
  const [frozen, setFrozen] = useState<TaxedToken>()
  return [(isReviewing && frozen) || current, () => setFrozen(current)]
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
