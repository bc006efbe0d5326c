// Shows the list's title, its status and the ways to fill it, and writes the two samples.

import { sampleRecipients } from '@saleyard/send/list/sample-recipients.ts'
import {
  FileDown,
  FileText,
  ListChecks,
  type LucideIcon,
  Pencil,
  Redo2,
  Trash2,
  Undo2,
  Upload,
  Users,
} from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { Dialog } from '@/components/ui/dialog.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import type { HoldersDialogProps } from '@/features/multi-send/list/holders/holders-dialog.tsx'
import type { Draft } from '@/features/multi-send/multi-send-state.ts'
import { lazyPart } from '@/lib/browser/load-part.ts'

type RecipientsHeaderProps = {
  /** Describes the last reading. */
  status: string
  isText: boolean
  isEmpty: boolean
  /** True if the text is too long for a text field. */
  isLong: boolean
  canUndo: boolean
  canRedo: boolean
  onToggle: () => void
  onUndo: () => void
  onRedo: () => void
  onSample: () => void
  onSampleFile: () => void
  onClear: () => void
  onFile: (file: File) => void
  /** Further ways to fill the list. */
  children?: ReactNode
}

export function RecipientsHeader(props: RecipientsHeaderProps) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  const { isText, isEmpty } = props
  const Toggle = isText ? ListChecks : Pencil

  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3">
      <div className="min-w-0 flex-auto">
        <h2 className="font-medium text-17">{t('multiSend.list.heading')}</h2>
        <p role="status" className="wrap-anywhere text-13 text-quiet empty:hidden">
          {props.status}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {(props.canUndo || props.canRedo) && (
          <span className="flex">
            <IconButton Icon={Undo2} label={t('multiSend.prepare.undo')} isOn={props.canUndo} onClick={props.onUndo} />
            <IconButton Icon={Redo2} label={t('multiSend.prepare.redo')} isOn={props.canRedo} onClick={props.onRedo} />
          </span>
        )}
        {isEmpty ? (
          <>
            <button type="button" className="btn btn-ghost btn-sm" onClick={props.onSample}>
              <FileText aria-hidden className="size-4" />
              {t('multiSend.list.sample')}
            </button>
            <button type="button" className="btn btn-ghost btn-sm" onClick={props.onSampleFile}>
              <FileDown aria-hidden className="size-4" />
              {t('multiSend.prepare.sampleFile')}
            </button>
          </>
        ) : (
          <>
            {!props.isLong && (
              <button type="button" className="btn btn-ghost btn-sm" onClick={props.onToggle}>
                <Toggle aria-hidden className="size-4" />
                {t(isText ? 'multiSend.list.showLines' : 'multiSend.list.editText')}
              </button>
            )}
            <button type="button" className="btn btn-ghost btn-sm" onClick={props.onClear}>
              <Trash2 aria-hidden className="size-4" />
              {t('multiSend.list.clear')}
            </button>
          </>
        )}
        {props.children}
        <button
          type="button"
          className="btn btn-sm"
          aria-label={t('multiSend.list.loadLabel')}
          onClick={() => picker.current?.click()}
        >
          <Upload aria-hidden className="size-4" />
          {t('multiSend.list.load')}
        </button>
        <input
          ref={picker}
          type="file"
          // The picker offers other spreadsheets too: a sentence that refuses them helps more than a greyed-out file.
          accept=".csv,.txt,.tsv,.json,.xlsx,.xlsm,.xls,.ods,text/csv,text/plain,application/json"
          className="hidden"
          aria-label={t('multiSend.list.loadLabel')}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) props.onFile(file)
            // The user may choose the same file again after correcting it.
            event.target.value = ''
          }}
        />
      </div>
      {props.isLong && <p className="basis-full text-13 text-quiet">{t('multiSend.prepare.long')}</p>}
    </header>
  )
}

const HoldersDialog = lazyPart(() =>
  import('@/features/multi-send/list/holders/holders-dialog.tsx').then(({ HoldersDialog }) => ({
    default: HoldersDialog,
  })),
)

/** Opens the dialog that makes a list of the holders of a token; once it was open, it keeps what it has read. */
export function HoldersButton(props: Omit<HoldersDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The dialog itself remembers what had the focus, unless it has taken the place of the waiting one.
    button.current?.focus()
  }
  return (
    <>
      <button ref={button} type="button" className="btn btn-ghost btn-sm" onClick={() => setOpen(true)}>
        <Users aria-hidden className="size-4" />
        {t('multiSend.holders.title')}
      </button>
      <Suspense fallback={<WaitingHolders isOpen={isOpen === true} chain={props.asset.chain.name} onClose={close} />}>
        {isOpen !== undefined && <HoldersDialog {...props} open={isOpen} onClose={close} />}
      </Suspense>
    </>
  )
}

/** The dialog before its code is there: the size of its first fields. */
function WaitingHolders({ isOpen, chain, onClose }: { isOpen: boolean; chain: string; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open={isOpen} title={t('multiSend.holders.title')} onClose={onClose}>
      <Waiting
        className="gap-4"
        rows={[
          { words: t('multiSend.holders.lead', { chain }), row: 'text-13' },
          'h-15.5 max-sm:h-16.5',
          'h-24.5 max-sm:h-42.5',
          'h-15.5 max-sm:h-16.5',
        ]}
      />
    </Dialog>
  )
}

type IconButtonProps = { Icon: LucideIcon; label: string; isOn: boolean; onClick: () => void }

/** A button whose label is read aloud and shown on hover: there is no room for all labels. */
function IconButton({ Icon, label, isOn, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm btn-square"
      aria-label={label}
      title={label}
      disabled={!isOn}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
    </button>
  )
}

const example = '0x1111111111111111111111111111111111111111'

/** Forms of lines, written as comments: a sample that is sent by mistake pays only the sender. */
const forms = {
  each: [`${example},12.5`, `${example};12.5;March`, `"${example}","12.5","March, second half"`, `${example} 12.5`],
  shared: [example, `${example};March`, `"${example}","March, second half"`],
}

/** Writes a file to fill in: the forms that lines may have, then a line that pays the sender, if there is one. */
export function sampleFile(amountKind: Draft['amountKind'], sender: Address | undefined): Blob {
  const isEach = amountKind === 'each'
  const shown = isEach ? forms.each : forms.shared
  const own = sender ? [isEach ? `${sender}, 0.001` : sender] : []
  const lines = [...shown.map((form) => `# ${form}`), isEach ? '# address, amount' : '# address', ...own]
  return new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' })
}

/**
 * Writes a short list that can be read and reviewed as it is, on each network, with a memo on its first line. Only the local
 * chain pays its recipients.
 */
export function sampleText(amountKind: Draft['amountKind']): string {
  const isEach = amountKind === 'each'
  const [first, ...others] = sampleRecipients.map((address, index) =>
    isEach ? `${address}, 0.0${index + 1}` : address,
  )
  return [isEach ? 'address, amount, memo' : 'address, memo', `${first}, March`, ...others].join('\n')
}
