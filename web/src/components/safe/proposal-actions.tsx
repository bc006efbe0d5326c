// Offers what can be done with a proposal: pass it to other owners, open its page, withdraw it.

import { describeTx, isOurPayment } from '@saleyard/safe/tx/describe-tx.ts'
import { Link } from '@tanstack/react-router'
import { Download, ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { linkProposal, markShared, saveProposalFile } from '@/lib/safe/hand-on.ts'
import { wasForgotten } from '@/lib/safe/propose.ts'
import { ShowCode } from './show-code.tsx'
import { ProposeAgain, Withdraw, type WithdrawProps } from './withdraw.tsx'

type ProposalActionsProps = WithdrawProps & { isOwnPage: boolean }

export function ProposalActions(props: ProposalActionsProps) {
  const { stored } = props
  // What is passed on from here could be signed, while its nonce counts as free.
  return wasForgotten(stored) ? <ProposeAgain stored={stored} /> : <Actions {...props} />
}

/** Where the nonce is used there is nothing left to sign: then only the files remain. */
function Actions({ stored, reading, isOwnPage, CancelPart }: ProposalActionsProps) {
  const { t } = useTranslation()
  const link = useMemo(() => linkProposal(stored), [stored])
  const isOpen = !reading || reading.outcome.state === 'possible'
  const { safe, safeTxHash, tx } = stored
  // A file for the builder has no nonce: executed beside the proposal it acts again. Only marks of batches stop that.
  const fitsBuilder = useMemo(() => isOurPayment(describeTx(safe, tx)), [safe, tx])
  const share = () => markShared(safeTxHash)
  const save = (kind: 'proposal' | 'builder') => {
    saveProposalFile(stored, kind)
    share()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {!isOwnPage && (
          <Link to="/safe" search={{ proposal: safeTxHash }} className="btn btn-line btn-sm">
            <ExternalLink aria-hidden className="size-3.5" />
            {t('safe.actions.open')}
          </Link>
        )}
        <button type="button" className="btn btn-line btn-sm" onClick={() => save('proposal')}>
          <Download aria-hidden className="size-3.5" />
          {t('safe.actions.saveProposal')}
        </button>
        {isOpen && link && (
          // The click is the browser's own: what comes of it is seen on the button.
          <span className="contents" onClickCapture={share}>
            <CopyButton wide text={link.url} label={t('safe.actions.copyLink')} />
          </span>
        )}
        {isOpen && fitsBuilder && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => save('builder')}>
            <Download aria-hidden className="size-3.5" />
            {t('safe.actions.saveBuilder')}
          </button>
        )}
        {isOpen && link?.fitsCode && (
          <ShowCode
            url={link.url}
            title={t('safe.actions.codeOfProposal', { nonce: tx.nonce.toString() })}
            onShown={share}
          />
        )}
      </div>
      {isOpen && !link?.fitsCode && (
        <p className="text-13 text-quiet">{t(link ? 'safe.actions.noCode' : 'safe.actions.onlyFile')}</p>
      )}
      {isOpen && <Withdraw stored={stored} reading={reading} CancelPart={CancelPart} />}
    </div>
  )
}
