// Shows a non-blocking hint below a field, such as a checksum that does not fit.
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findChecksumWarning } from '@/features/tokens/create/identity/address.ts'

/** Non-blocking hint below a field. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="flex gap-1.5 text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}

/** Hint below an address whose capital letters differ from its checksum; renders nothing otherwise. */
export function ChecksumWarning({ text }: { text: string }) {
  const { t } = useTranslation()
  const warning = findChecksumWarning(text)
  return warning && <Warning>{t(`createToken.warnings.${warning}`)}</Warning>
}
