// Shows what pages display: colours and text sizes, facts, states.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useTranslation } from 'react-i18next'
import { zeroAddress } from 'viem'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { CodeMark } from '@/components/tx/code-mark.tsx'
import { Amount, Lines, Row } from '@/components/tx/fact-row.tsx'
import { stateLooks } from '@/components/tx/transaction-status.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { WholeAddress } from '@/components/ui/figures.tsx'
import { NetworkImage, StateIcon } from '@/components/ui/icons.tsx'
import { knownChains } from '@/lib/networks/chains.ts'

/** Every colour of the page, by the name that styles use. */
const colours = [
  'brand',
  'brand-secondary',
  'primary',
  'secondary',
  'accent',
  'info',
  'success',
  'warning',
  'error',
  'ink',
  'quiet',
  'line',
  'tint',
  'panel',
  'ground',
] as const

const sizes = ['text-26', 'text-20', 'text-17', 'text-15', 'text-14', 'text-13', 'text-12'] as const

export function Colours() {
  const { t } = useTranslation()
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 text-13 sm:grid-cols-3">
        {colours.map((name) => (
          <li key={name} className="flex min-w-0 items-center gap-2">
            <span
              aria-hidden
              className="swatch size-5 shrink-0 rounded-selector border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            <span dir="ltr" className="figure truncate">
              {name}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1">
        {sizes.map((size) => (
          <p key={size} className={`truncate ${size}`}>
            {t('home.lead')}
          </p>
        ))}
        <p className="text-13 text-quiet">{t('home.networksLead')}</p>
        <p className="text-13 text-error">{t('createToken.validation.nameBlank')}</p>
      </div>
    </>
  )
}

const checks = ['expected', 'unexpected', 'unknown'] as const
const [chain] = knownChains

/** Facts with addresses, amounts and networks. The zero address belongs to no account. */
export function Facts() {
  const { t } = useTranslation()
  if (!chain) return null
  return (
    <>
      <dl className="text-14">
        <Row name={t('wallet.address')} note={<WholeAddress address={zeroAddress} />}>
          <ExplorerLink chainId={chain.id} kind="address" id={zeroAddress} />{' '}
          <CopyButton text={zeroAddress} label={t('common.copyAddress')} />
        </Row>
        <Row name={t('tx.amount')}>
          <Amount value={1_250_500_000_000_000_000_000n} decimals={18} symbol={chain.nativeCurrency.symbol} />
        </Row>
        <Row name={t('tx.contract')}>
          <Lines>
            {checks.map((check) => (
              <CodeMark key={check} check={check} network={chain.title} />
            ))}
          </Lines>
        </Row>
      </dl>
      <ul aria-label={t('search.networks')} className="flex flex-wrap gap-2">
        {knownChains.map((each) => (
          <li key={each.id} title={each.title}>
            <NetworkImage chain={each} className="size-8" />
            <span className="sr-only">{each.title}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const states = ['idle', 'simulating', 'submitted', 'mined', 'final', 'uncertain', 'reverted'] as const
const declined = toUserError(new AppError('userRejected'))
const failed = toUserError(new AppError('unreachable', { cause: new Error('Failed to fetch') }))

/** States in words and icon, notes, bars, and placeholders of pending reads. */
export function States() {
  const { t } = useTranslation()
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2">
        {states.map((state) => (
          <li key={state} className={`flex items-center gap-2 font-medium text-14 ${stateLooks[state].color}`}>
            <StateIcon look={stateLooks[state]} />
            {t(`activity.states.${state}`)}
          </li>
        ))}
      </ul>
      <ErrorNote error={declined} />
      <ErrorNote error={failed}>
        <button type="button" className="btn btn-line btn-sm">
          {t('common.tryAgain')}
        </button>
      </ErrorNote>
      <progress className="progress progress-primary w-full" value={62} max={100} aria-label={t('common.loading')} />
      <div aria-hidden className="flex flex-col gap-2">
        <span className="skeleton h-4 w-2/3" />
        <span className="skeleton h-4 w-full" />
      </div>
    </>
  )
}
