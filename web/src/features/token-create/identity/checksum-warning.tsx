import { useTranslation } from 'react-i18next'
import { Warning } from '@/features/token-create/configure/warning.tsx'
import { warnChecksum } from './warn-checksum.ts'

/** Under an address whose capital letters are not those of its checksum; else nothing. */
export function ChecksumWarning({ text }: { text: string }) {
  const { t } = useTranslation()
  const warning = warnChecksum(text)
  return warning && <Warning>{t(`createToken.warnings.${warning}`)}</Warning>
}
