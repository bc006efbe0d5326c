import { useTranslation } from 'react-i18next'
import { zeroAddress } from 'viem'
import { Amount } from '@/components/tx/amount.tsx'
import { CodeMark } from '@/components/tx/code-mark.tsx'
import { Lines } from '@/components/tx/lines.tsx'
import { Row } from '@/components/tx/row.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { NetworkImage } from '@/components/ui/network-image.tsx'
import { WholeAddress } from '@/components/ui/whole-address.tsx'
import { knownChains } from '@/lib/chains.ts'

const checks = ['expected', 'unexpected', 'unknown'] as const
const [chain] = knownChains

/** How addresses, amounts and networks stand. The address is one that nobody has. */
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
