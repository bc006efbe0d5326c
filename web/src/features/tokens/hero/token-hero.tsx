// Shows what a token is at first sight: picture, name, address, badges and five figures.
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { TokenExplorerLink } from '@/components/ui/explorer-link.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import { PageTitle } from '@/components/ui/page-header.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenHistory } from '@/lib/history/read-token-history.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { BadgeList } from './badge-list.tsx'
import { HeroFigures } from './hero-figures.tsx'
import { useStanding } from './read-standing.ts'
import { TokenPicture } from './token-picture.tsx'

type TokenHeroProps = {
  token: SaleyardToken
  /** Absent until the viewer has loaded it. */
  history: TokenHistory | undefined
  readAt: number
  /** Whether the page already shows that the network cannot be read. */
  isFailed: boolean
  /** What the viewer can do with the page: share it, send the token. */
  children: ReactNode
}

/** Shows the head of a token's page. */
export function TokenHero({ token, history, readAt, isFailed, children }: TokenHeroProps) {
  const { t } = useTranslation()
  const standing = useStanding(token)
  const { chainId, kind } = token
  const [name, symbol] = [cleanText(token.name), cleanText(token.symbol)]
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <header className="flex min-w-0 flex-wrap items-start gap-4">
        <TokenPicture key={token.contractURI} {...token} />
        <div className="min-w-0 flex-1 basis-60">
          <PageTitle
            className="wrap-anywhere text-26 tracking-tight"
            shown={
              <>
                <bdi>{name}</bdi> <bdi className="font-normal text-quiet">({symbol})</bdi>
              </>
            }
          >
            {name + t('common.aside', { text: symbol })}
          </PageTitle>
          <p className="text-15 text-quiet">
            {t('tokenPage.lead', { kind: t(`createToken.kinds.${kind}.title`), network: getChain(chainId).title })}{' '}
            <span className="text-12">
              <DataAge at={readAt} isFailed={isFailed} />
            </span>
          </p>
          <p className="mt-1 flex min-w-0 flex-wrap items-center gap-x-2 text-13">
            <span className="flex min-w-0 items-center gap-x-2">
              <WholeAddress address={token.token} />
              <CopyButton text={token.token} label={t('common.copyAddress')} />
            </span>
            <TokenExplorerLink chainId={chainId} token={token.token} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </header>
      <BadgeList token={token} standing={standing} isErrorShown={isFailed} />
      <HeroFigures token={token} standing={standing.data} isFailed={standing.error !== null} history={history} />
    </div>
  )
}
