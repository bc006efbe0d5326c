// Shows an amount of a token in its own unit, or in base units where no network says how many decimals it has.

import { useReadIerc20Decimals, useReadIerc20Symbol } from '@saleyard/generated'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { Amount } from '@/components/tx/fact-row.tsx'
import { cleanText } from '@/lib/i18n/foreign-text.ts'
import { findChain } from '@/lib/networks/chains.ts'

type TokenAmountProps = {
  chainId: number
  /** The network's own coin by default. */
  token: Address | undefined
  /** In base units or wei. */
  value: bigint
}

export function TokenAmount({ chainId, token, value }: TokenAmountProps) {
  const coin = findChain(chainId)?.nativeCurrency
  if (token) return <Erc20Amount chainId={chainId} token={token} value={value} />
  return <Amount value={value} decimals={coin?.decimals ?? 18} symbol={coin?.symbol ?? ''} />
}

function Erc20Amount({ chainId, token, value }: TokenAmountProps & { token: Address }) {
  const { t } = useTranslation()
  const of = { address: token, chainId: chainId as 31337 } as const
  const { data: decimals } = useReadIerc20Decimals(of)
  const { data: symbol = '' } = useReadIerc20Symbol(of)
  if (decimals === undefined)
    return (
      <>
        <span className="figure wrap-anywhere">{value.toString()}</span>{' '}
        <span className="font-normal text-quiet">{t('safe.acts.baseUnits')}</span>
      </>
    )
  return <Amount value={value} decimals={decimals} symbol={cleanText(symbol)} />
}
