import { CircleHelp, LoaderCircle, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CodeCheck } from './use-code-check.ts'

const looks = {
  checking: { Icon: LoaderCircle, color: 'text-quiet', key: 'tx.codeChecking' },
  expected: { Icon: ShieldCheck, color: 'text-success', key: 'tx.codeExpected' },
  unexpected: { Icon: ShieldAlert, color: 'text-error', key: 'tx.codeUnexpected' },
  missing: { Icon: ShieldAlert, color: 'text-error', key: 'tx.codeMissing' },
  unknown: { Icon: CircleHelp, color: 'text-warning', key: 'tx.codeUnknown' },
} as const

/** Shows in words and icon whether a contract has the expected code. */
export function CodeMark({ check, network }: { check: CodeCheck; network: string }) {
  const { t } = useTranslation()
  const { Icon, color, key } = looks[check]
  return (
    <span className={`inline-flex items-center gap-1 ${color}`}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(key, { network })}
    </span>
  )
}
