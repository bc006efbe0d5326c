// Shows all that the verification form of an explorer asks for.
import { compilerVersion, contracts, settings } from '@saleyard/generated/token-sources'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Row } from '@/components/tx/fact-row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { tokenCodes } from '@/features/tokens/kinds/token-codes.ts'
import { saveFile } from '@/lib/browser/save-file.ts'
import { ConstructorArguments, type VerifiedToken } from './constructor-arguments.tsx'
import { toStandardJson } from './verification-input.ts'

/** Shows all that an explorer's form asks for. It contains the sources, so it is loaded when the user opens it. */
export function VerificationFacts(verified: VerifiedToken) {
  const { t } = useTranslation()
  const { name } = tokenCodes[verified.kindId]
  const contract = `${contracts[name].path}:${name}`
  return (
    <>
      <p className="text-13 text-quiet">{t('createToken.verification.lead')}</p>
      <button
        type="button"
        className="btn self-start"
        onClick={() => saveFile(`${name}.json`, new Blob([toStandardJson(name)], { type: 'application/json' }))}
      >
        <Download aria-hidden className="size-4" />
        {t('createToken.verification.download')}
      </button>
      <dl className="text-14">
        <Row name={t('createToken.verification.contract')}>
          <span dir="ltr" className="figure text-12">
            {contract}
          </span>
          <CopyButton text={contract} label={`${t('common.copy')}: ${t('createToken.verification.contract')}`} />
        </Row>
        <Row name={t('createToken.verification.compiler')}>
          <span dir="ltr" className="figure text-12">
            {compilerVersion}
          </span>
          <CopyButton text={compilerVersion} label={`${t('common.copy')}: ${t('createToken.verification.compiler')}`} />
        </Row>
        <Row name={t('createToken.verification.settings')}>
          {t('createToken.verification.settingsNote', { runs: settings.optimizer.runs, evm: settings.evmVersion })}
        </Row>
      </dl>
      <h4 className="font-medium text-14">{t('createToken.verification.arguments')}</h4>
      <ConstructorArguments {...verified} />
    </>
  )
}
