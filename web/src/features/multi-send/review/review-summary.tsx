import { useTranslation } from 'react-i18next'
import { SentBeforeNote } from '@/features/multi-send/review/sent-before/sent-before.tsx'
import { costText } from '@/features/multi-send/shared/cost-text.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { MainButton } from '@/features/multi-send/shared/main-button.tsx'
import { SummaryPanel } from '@/features/multi-send/shared/summary-panel.tsx'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { costOf } from './find-missing.ts'
import { findReviewAct } from './find-review-act.ts'
import type { ReviewStepProps } from './review-step.tsx'

type ReviewSummaryProps = ReviewStepProps & { hasOpenFee: boolean; risk: 'reading' | 'open' | 'none' }

/** The plan in short and the one strong button of Review. */
export function ReviewSummary(props: ReviewSummaryProps) {
  const { t } = useTranslation()
  const { list, asset, made, mode, sentBefore } = props
  const { plan, funds, missing } = made ?? {}
  const { act, isOpen } = findReviewAct({
    ...props,
    hasOpenRepeat: !(sentBefore.hasAgreedToAlike && sentBefore.hasAgreedToElsewhere),
    plan,
    missing,
    isGasCapValid: mode.isGasCapValid,
    way: props.approval?.way,
    allowance: made?.allowance,
  })
  const batches = plan?.batches.length ?? 0
  const planRows = plan &&
    funds && [
      { label: t('multiSend.summary.batches'), value: formatCount(batches) },
      {
        label: t('multiSend.summary.cost'),
        value: costText(costOf(plan, funds), asset.chain.symbol),
      },
    ]

  return (
    <SummaryPanel
      symbol={asset.symbol}
      origin={asset.origin}
      onChange={props.onBack}
      rows={[
        { label: t('multiSend.summary.recipients'), value: formatCount(list.recipientCount) },
        {
          label: t('multiSend.summary.total'),
          value: formatAmount(list.total, asset.decimals, { grouped: true }),
          hint: asset.symbol,
        },
        ...(planRows ?? []),
      ]}
      note={t(list.recipientCount > 1 ? 'multiSend.summary.once' : 'multiSend.summary.oncePlain')}
      action={
        <>
          <SentBeforeNote
            sentBefore={sentBefore}
            total={list.recipientCount}
            chain={asset.chain.name}
            onOpenRun={props.onOpenRun}
          />
          <MainButton
            isBusy={['wait', 'check', 'saving', 'signing'].includes(act)}
            isDisabled={!isOpen}
            onClick={props.onNext}
          >
            {t(`multiSend.review.next.${act}`, {
              count: batches,
              formatted: formatCount(batches),
              symbol: missing?.kind === 'coin' ? asset.chain.symbol : asset.symbol,
            })}
          </MainButton>
        </>
      }
    />
  )
}
