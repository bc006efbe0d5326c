// Compares the kinds side by side: what holders get, fees, powers, and what they cost beside a peer.
import { tokenFigures } from '@saleyard/generated/bench-figures'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import { feeWords } from '@/features/tokens/create/summary/fee-facts.ts'
import { kindEntries } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'

const rows = ['market', 'holders', 'fees', 'can', 'cannot', 'create', 'transfer'] as const

/** Stays while the kinds scroll, on a phone. */
const pinned = { position: 'sticky', insetInlineStart: 0 } as const

export function KindTable() {
  const { t } = useTranslation()
  return (
    <ScrollRegion label={t('createToken.picker.compare')} className="overflow-x-auto">
      <table className="table table-sm" style={{ minWidth: '52rem' }}>
        <thead>
          <tr>
            <td />
            {kindEntries.map(([id]) => (
              <th key={id} scope="col">
                <Link to="/create-token" search={{ type: id }} className="link text-ink">
                  {t(`createToken.kinds.${id}.title`)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} style={{ verticalAlign: 'top' }}>
              <th scope="row" className="bg-panel font-medium text-quiet" style={pinned}>
                {t(`createToken.picker.rows.${row}`)}
              </th>
              {kindEntries.map(([id, kind]) => (
                <td key={id}>
                  <Cell row={row} id={id} kind={kind} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-13 text-quiet">{t('createToken.picker.gasNote')}</p>
    </ScrollRegion>
  )
}

type CellProps = { row: (typeof rows)[number]; id: KindId; kind: TokenKind }

function Cell({ row, id, kind }: CellProps): ReactNode {
  const { t } = useTranslation()
  if (row === 'create') return <Gas ours={tokenFigures[id].create} peer={tokenFigures[id].peerCreate} />
  if (row === 'transfer') return <Gas ours={tokenFigures[id].transfer} peer={tokenFigures[id].peerTransfer} />
  if (row === 'fees') return <Fees kind={kind} />
  if (row === 'can' || row === 'cannot') return t(`createToken.kinds.${id}.${row}`)
  return t(`createToken.picker.${row}.${id}`)
}

function Fees({ kind: { feeFields, defaults } }: { kind: TokenKind }) {
  const { t } = useTranslation()
  if (feeFields.length === 0) return t('createToken.picker.free')
  return (
    <ul>
      {feeFields.map((fee) => (
        <li key={fee.field}>
          {t(`createToken.summary.purposes.${feeWords(fee, defaults)}`, { reward: t('createToken.summary.reward') })}
        </li>
      ))}
    </ul>
  )
}

/** Ours above, the peer's below. */
function Gas({ ours, peer }: { ours: number; peer: number }) {
  const { t } = useTranslation()
  const figure = (gas: number) => formatAmount(BigInt(gas), 0, { grouped: true })
  return (
    <>
      <span className="figure block font-semibold">{figure(ours)}</span>
      <span className="text-13 text-quiet">{t('createToken.picker.peer', { gas: figure(peer) })}</span>
    </>
  )
}
