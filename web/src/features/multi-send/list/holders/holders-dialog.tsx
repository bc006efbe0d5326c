// Asks whose holders become the list and at which block, reads them, and hands the chosen ones over as the list.

import type { ListSource } from '@saleyard/send/list/types.ts'
import { type Dispatch, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddress } from 'viem'
import { Dialog } from '@/components/ui/dialog.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { env } from '@/lib/env.ts'
import type { ReadAt } from '@/lib/history/history-service.ts'
import { listEndpoints } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { Confirmation } from './confirmation.tsx'
import { HoldersChoice } from './holders-choice.tsx'
import { HoldersRead } from './holders-read.tsx'
import { type HoldersState, useHoldersReading } from './use-holders.ts'

export type HoldersDialogProps = {
  open: boolean
  /** As the user wrote it: the contract to begin with. */
  tokenText: string
  asset: Asset
  onUse: (list: { text: string; source: ListSource }) => void
  onClose: () => void
}

/** The dialog "Holders of a token". Closing it pauses a reading. */
export function HoldersDialog({ open, tokenText, asset, onUse, onClose }: HoldersDialogProps) {
  const { t } = useTranslation()
  const reading = useHoldersReading()
  const [fields, setFields] = useState<Fields>({ kind: 'final', block: '', time: '' })
  const [isTried, setTried] = useState(false)
  const contract = fields.contract ?? tokenText.trim()
  const wanted = readFields({ ...fields, contract })
  const state = keepOwn(reading.state, wanted, asset.chain.id)
  const close = () => {
    reading.pause()
    onClose()
  }
  // What was read belongs to the fields as they were.
  const change = (next: Partial<Fields>) => {
    setFields({ ...fields, ...next })
    reading.reset()
  }
  const load = () => {
    setTried(true)
    if (wanted.contract && wanted.at)
      reading.load({ chainId: asset.chain.id, contract: wanted.contract, at: wanted.at })
  }

  return (
    <Dialog open={open} title={t('multiSend.holders.title')} onClose={close}>
      <div className="flex flex-col gap-4 text-14">
        <p className="text-13 text-quiet">{t('multiSend.holders.lead', { chain: asset.chain.name })}</p>
        <ContractField
          text={contract}
          isBad={(isTried || contract !== '') && !wanted.contract}
          onChange={(text) => change({ contract: text })}
        />
        <BlockFields fields={fields} isBad={isTried && !wanted.at} onChange={change} />
        <LoadButton step={state.step} chainId={asset.chain.id} onLoad={load} />
        <HoldersRead state={state} onPause={reading.pause} onLoad={load} />
        {state.step === 'done' && <Confirmation state={state} onConfirm={reading.confirm} onStop={reading.pause} />}
        {state.step === 'done' && (
          <HoldersChoice
            // Another reading begins with the rules that are kept for its contract.
            key={`${state.wanted.contract} ${state.summary.block.hash}`}
            job={reading.job}
            wanted={state.wanted}
            summary={state.summary}
            asset={asset}
            onReload={load}
            onUse={(list) => {
              onUse(list)
              onClose()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

type LoadButtonProps = { step: HoldersState['step']; chainId: number; onLoad: () => void }

/** Says whom the reading asks before it begins. */
function LoadButton({ step, chainId, onLoad }: LoadButtonProps) {
  const { t } = useTranslation()
  if (step !== 'idle' && step !== 'failed') return null
  return (
    <div className="flex flex-col gap-1">
      {step === 'idle' && (
        <button type="button" className="btn btn-primary self-start" onClick={onLoad}>
          {t('multiSend.holders.load')}
        </button>
      )}
      <p className="wrap-anywhere text-13 text-quiet">
        {t('multiSend.holders.asks', { hosts: listHosts(chainId).join(', ') })}
      </p>
    </div>
  )
}

const kinds = ['final', 'block', 'time'] as const
/** `contract` is absent while it is the token of the page. */
type Fields = { contract?: string; kind: (typeof kinds)[number]; block: string; time: string }
type Wanted = { contract?: Address; at?: ReadAt | undefined }

/** Reads the fields; what is missing or malformed is undefined. */
function readFields({ contract = '', kind, block, time }: Fields): Wanted {
  const address = contract.trim()
  const at = { final: () => ({ kind: 'final' as const }), block: () => readBlock(block), time: () => readTime(time) }
  return { ...(isAddress(address) && { contract: address }), at: at[kind]() }
}

/** Outside of the dialog another token or network may have been chosen since. */
function keepOwn(state: HoldersState, { contract }: Wanted, chainId: number): HoldersState {
  const isOwn = state.step !== 'idle' && state.wanted.chainId === chainId && state.wanted.contract === contract
  return isOwn ? state : { step: 'idle' }
}

function readBlock(text: string): ReadAt | undefined {
  const digits = text.trim()
  return /^\d{1,18}$/.test(digits) ? { kind: 'block', block: BigInt(digits) } : undefined
}

/** @param text As the browser's field writes it, without a time zone; the field says that it is UTC. */
function readTime(text: string): ReadAt | undefined {
  const milliseconds = Date.parse(`${text}Z`)
  return Number.isNaN(milliseconds) ? undefined : { kind: 'time', seconds: BigInt(Math.floor(milliseconds / 1000)) }
}

function listHosts(chainId: number): string[] {
  const nodes = listEndpoints(getChain(chainId)).map(({ url }) => url)
  const all = env.VITE_INDEXER_URL ? [env.VITE_INDEXER_URL, ...nodes] : nodes
  return [...new Set(all.map((url) => new URL(url).host))]
}

type ContractFieldProps = { text: string; isBad: boolean; onChange: Dispatch<string> }

function ContractField({ text, isBad, onChange }: ContractFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const isChecksum = isAddress(text.trim(), { strict: false })
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium text-13">
        {t('multiSend.holders.contract')}
      </label>
      <input
        id={id}
        dir="ltr"
        className={`input w-full font-mono text-13 ${isBad ? 'input-error' : ''}`}
        placeholder={t('multiSend.asset.tokenPlaceholder')}
        value={text}
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-error` : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {isBad && (
        <p id={`${id}-error`} role="alert" className="text-13 text-error">
          {t(`multiSend.asset.${isChecksum ? 'checksum' : 'malformed'}`)}
        </p>
      )}
    </div>
  )
}

type BlockFieldsProps = { fields: Fields; isBad: boolean; onChange: (next: Partial<Fields>) => void }

function BlockFields({ fields, isBad, onChange }: BlockFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const { kind } = fields
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-13">{t('multiSend.holders.at')}</legend>
      {kinds.map((value) => (
        <label key={value} className="flex cursor-pointer items-center gap-2">
          <input
            type="radio"
            className="radio radio-primary radio-sm shrink-0"
            name={`${id}-at`}
            checked={kind === value}
            onChange={() => onChange({ kind: value })}
          />
          {t(`multiSend.holders.${value}`)}
        </label>
      ))}
      {kind !== 'final' && (
        <input
          dir="ltr"
          className={`input w-full font-mono text-13 ${isBad ? 'input-error' : ''}`}
          {...(kind === 'block' ? { inputMode: 'numeric', autoComplete: 'off' } : { type: 'datetime-local', step: 1 })}
          aria-label={t(`multiSend.holders.${kind}`)}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-error` : undefined}
          value={fields[kind]}
          onChange={(event) => onChange({ [kind]: event.target.value })}
        />
      )}
      {isBad && (
        <p id={`${id}-error`} role="alert" className="text-13 text-error">
          {t(`multiSend.holders.${kind === 'time' ? 'timeMissing' : 'blockMalformed'}`)}
        </p>
      )}
    </fieldset>
  )
}
