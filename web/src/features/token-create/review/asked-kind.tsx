import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { KindId } from '@/features/token-create/our-token.ts'

/** Instead of the act, where the wallet was asked to make another kind of token of this draft: the way there. */
export function AskedKind({ kindId }: { kindId: KindId }) {
  const { t } = useTranslation()
  const kind = t(`createToken.kinds.${kindId}.title`)
  return (
    <section role="status" className="panel flex flex-col gap-4">
      <p>{t('createToken.review.askedKind', { kind })}</p>
      <Link to="/create-token" search={{ type: kindId }} className="btn btn-primary self-start">
        {t('createToken.review.askedOpen', { kind })}
      </Link>
    </section>
  )
}
