// Shows at once who would be paid by the rules, and makes the list of them.

import { useReadIerc20Decimals } from '@saleyard/generated'
import type { ListSource } from '@saleyard/send/list/types.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoryNote } from '@/components/errors/history-note.tsx'
import { CheckLine } from '@/components/form/check-line.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { HoldersList, HoldersSummary } from '@/lib/history/history-service.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { RuleFields } from './rule-fields.tsx'
import { loadRules, type RulesForm, readRules, saveRules } from './rules-form.ts'
import { type HoldersWanted, useHoldersList } from './use-holders.ts'

type HoldersChoiceProps = {
  job: string
  wanted: HoldersWanted
  summary: HoldersSummary
  asset: Asset
  /** Reads the holders again, where the worker has lost them. */
  onReload: () => void
  onUse: (list: { text: string; source: ListSource }) => void
}

/** Rules, preview and the button that makes the list. A reading that is wrong has none of them. */
export function HoldersChoice({ job, wanted, summary, asset, onReload, onUse }: HoldersChoiceProps) {
  const { t } = useTranslation()
  const isCollection = summary.kind === 'erc721' || summary.kind === 'erc1155'
  const held = useHeldDecimals(wanted, asset, isCollection)
  const [form, setForm] = useState(() => beginWith(loadRules(wanted), isCollection))
  const [isAccepted, setAccepted] = useState(false)
  const { rules, ids, problems } = readRules(form, { held: held ?? 0, paid: asset.decimals, isCollection })
  const making = useHoldersList({
    job,
    summary,
    rules: held === undefined ? undefined : rules,
    ids,
    decimals: asset.decimals,
  })
  const { verdict } = summary
  if (verdict.kind === 'wrong') return null

  const { list } = making
  const isOpen = list !== undefined && (isSettled(verdict) || isAccepted)
  const use = () => {
    if (!list) return
    saveRules(wanted, form)
    onUse({ text: list.text, source: list.provenance })
  }
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <RuleFields
        form={form}
        problems={problems}
        ids={ids}
        isCollection={isCollection}
        held={held}
        asset={asset}
        onChange={(change) => setForm({ ...form, ...change })}
      />
      <Preview
        {...making}
        wait={rules ? 'choosing' : problems.length > 0 ? 'correct' : 'amountMissing'}
        asset={asset}
        onReload={onReload}
      />
      <Acceptance verdict={verdict} isAccepted={isAccepted} onAccept={setAccepted} />
      <button type="button" className="btn btn-primary self-start" disabled={!isOpen} onClick={use}>
        {t('multiSend.holders.use')}
      </button>
    </div>
  )
}

/** Only a collection has ids. */
function beginWith(kept: RulesForm, isCollection: boolean): RulesForm {
  return kept.split === 'byId' && !isCollection ? { ...kept, split: 'same' } : kept
}

/** Proven, or all compared and confirmed by another RPC: then nothing is left to accept. */
function isSettled({ kind, isConfirmed, checked, of }: HoldersSummary['verdict']): boolean {
  return kind === 'proven' || (kind === 'sampled' && isConfirmed === true && checked === of)
}

/** What an unproven reading leaves open. */
const unknowns = ['tooMany', 'supplyMissing', 'stateMissing'] as const

type AcceptanceProps = {
  verdict: HoldersSummary['verdict']
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** A reading that is not proven becomes a list only after the user has accepted what is unknown. */
function Acceptance({ verdict, isAccepted, onAccept }: AcceptanceProps) {
  const { t } = useTranslation()
  if (isSettled(verdict)) return null
  // A holder that is missing would show where another RPC agrees.
  const unknown = verdict.isConfirmed ? 'tooMany' : unknowns.find((one) => one === verdict.reason)
  return (
    <CheckLine checked={isAccepted} onChange={onAccept}>
      {t(`multiSend.holders.accepts.${unknown ?? 'stateMissing'}`)}
    </CheckLine>
  )
}

/** Decimals of what is held: undefined until they are known, 0 for a contract that has none. */
function useHeldDecimals({ contract, chainId }: HoldersWanted, asset: Asset, isCollection: boolean) {
  const isAsset = asset.token?.toLowerCase() === contract.toLowerCase()
  const query = { enabled: !isCollection && !isAsset }
  const { data, isError } = useReadIerc20Decimals({ address: contract, chainId, query })
  if (isCollection) return 0
  return isAsset ? asset.decimals : isError ? 0 : data
}

type PreviewProps = ReturnType<typeof useHoldersList> &
  Pick<HoldersChoiceProps, 'onReload'> & {
    /** Why there is no list yet. */
    wait: 'choosing' | 'correct' | 'amountMissing'
    asset: Pick<Asset, 'symbol' | 'decimals'>
  }

const reasons = ['otherIds', 'listed', 'burnt', 'pool', 'contract', 'belowLeast', 'amountZero'] as const

/** Who would be paid, how much in all, and who is left out. */
function Preview({ list, error, wait, asset, onReload }: PreviewProps) {
  const { t } = useTranslation()
  if (error)
    return (
      <HistoryNote error={error}>
        <button type="button" className="btn btn-sm" onClick={onReload}>
          {t('common.tryAgain')}
        </button>
      </HistoryNote>
    )
  return (
    <section aria-label={t('multiSend.holders.preview')} className="rounded-field bg-tint p-3 text-13">
      {list && <PreviewFigures list={list} asset={asset} />}
      {!list && wait === 'choosing' && <Waiting rows={2} className="gap-1" label={t('multiSend.holders.choosing')} />}
      {!list && wait !== 'choosing' && <p role="status">{t(`multiSend.holders.${wait}`)}</p>}
    </section>
  )
}

function PreviewFigures({ list, asset }: { list: HoldersList } & Pick<PreviewProps, 'asset'>) {
  const { t } = useTranslation()
  const leftOut = reasons.flatMap((reason) => {
    const count = list.leftOut[reason]
    return count ? [[t(`multiSend.holders.reasons.${reason}`), formatCount(count)] as const] : []
  })
  const total = `${formatAmount(list.total, asset.decimals, { grouped: true })} ${asset.symbol}`
  const rows = [
    [t('multiSend.summary.recipients'), formatCount(list.recipients)],
    [t('multiSend.summary.total'), total],
    ...leftOut,
  ] as const
  return (
    <div role="status">
      <dl className="flex flex-col gap-1">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
