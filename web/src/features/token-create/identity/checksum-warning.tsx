import { useTranslation } from 'react-i18next'
import { Warning } from '../configure/warning'
import { warnChecksum } from './warn-checksum'

/** Under an address whose capital letters are not those of its checksum; else nothing. */
export function ChecksumWarning({ text }: { text: string }) {
  const { t } = useTranslation()
  const warning = warnChecksum(text)
  return warning && <Warning>{t(`createToken.warnings.${warning}`)}</Warning>
}
