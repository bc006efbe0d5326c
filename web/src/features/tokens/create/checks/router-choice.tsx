// Offers the routers of a network by name, each as the chain answers for it, and an address of the user's own.

import { orAbort } from '@saleyard/chain/abort.ts'
import { type RouterName, routerNames } from '@saleyard/chain/networks/chain-facts.ts'
import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, type SelectHTMLAttributes, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { type ControlProps, FieldFrame, useFieldContext } from '@/components/form/field-frame.tsx'
import { toAddress } from '@/features/tokens/create/identity/address.ts'
import { readRouter } from './read-addresses.ts'

type RouterChoiceProps = { rows: readonly RouterRow[]; hint: ReactNode }

/** Offers the table of routers, and an address of the user's own. The choice is an address in either case. */
export function RouterChoice({ rows, hint }: RouterChoiceProps) {
  const { t } = useTranslation()
  const field = useFieldContext<string>()
  const router = field.state.value
  const row = rows.find(({ address }) => address !== undefined && address === toAddress(router))
  const [wantsOwn, wantOwn] = useState(false)
  const isOwn = wantsOwn || (router !== '' && !row)

  const choose = (address: string | undefined) => {
    wantOwn(address === undefined)
    field.handleChange(address ?? '')
  }
  return (
    <FieldFrame label={t('createToken.checks.router.label')} hint={hint}>
      {(control) => (
        <>
          <RouterSelect
            rows={rows}
            chosen={isOwn ? 'own' : row}
            control={isOwn ? { id: control.id } : { ...control, onBlur: field.handleBlur }}
            onChoose={choose}
          />
          {isOwn && <OwnRouter control={control} />}
        </>
      )}
    </FieldFrame>
  )
}

function OwnRouter({ control: { id: _, ...control } }: { control: ControlProps }) {
  const { t } = useTranslation()
  const field = useFieldContext<string>()
  return (
    <input
      {...control}
      type="text"
      dir="ltr"
      className={`input w-full font-mono text-13 ${control['aria-invalid'] ? 'input-error' : ''}`}
      aria-label={t('createToken.checks.router.address')}
      placeholder={t('createToken.placeholders.address')}
      autoComplete="off"
      spellCheck={false}
      value={field.state.value}
      onChange={({ target }) => field.handleChange(target.value.trim())}
      onBlur={field.handleBlur}
    />
  )
}

type RouterSelectProps = {
  rows: readonly RouterRow[]
  chosen: RouterRow | 'own' | undefined
  control: SelectHTMLAttributes<HTMLSelectElement>
  /** Called with undefined for an address of the user's own. */
  onChoose: (address: string | undefined) => void
}

/** Value of the choice "an address of the user's own"; not an address itself. */
const own = 'own'

/** Lists the routers by name; a disabled one says why. */
function RouterSelect({ rows, chosen, control, onChoose }: RouterSelectProps) {
  const { t } = useTranslation()
  const row = chosen === 'own' ? undefined : chosen
  return (
    <select
      {...control}
      className={`select w-full ${control['aria-invalid'] ? 'select-error' : ''}`}
      value={chosen === 'own' ? own : (row?.address ?? '')}
      title={row && routerTitles[row.name]}
      onChange={({ target }) => onChoose(target.value === own ? undefined : target.value)}
    >
      <option value="" disabled>
        {t('createToken.checks.router.choose')}
      </option>
      {rows.map(({ name, address, flaw }) => (
        <option key={name} value={address ?? name} disabled={flaw !== undefined} title={routerTitles[name]}>
          {flaw ? t(`createToken.checks.router.flaws.${flaw}`, { name }) : name}
        </option>
      ))}
      <option value={own}>{t('createToken.checks.router.own')}</option>
    </select>
  )
}

/** Display names of exchanges whose name in the table differs. */
const routerTitles: Readonly<Partial<Record<RouterName, string>>> = { Panacakeswap: 'PancakeSwap' }

type RouterRow = {
  name: RouterName
  /** Absent if the exchange has no known router on this network. */
  address?: Address
  /** Why it cannot be chosen. */
  flaw?: 'unknown' | 'missing' | 'broken'
}

/** Reads each router of the table from the chain. Without a connected wallet no router is read, and none is refused. */
export function useRouterRows(chain: AppChain, isConnected: boolean): RouterRow[] {
  const config = useConfig()
  const rows = routerNames.map((name) => ({ name, address: chain.routers[name] }))
  const known = rows.flatMap(({ address }) => address ?? [])
  // No generated hook: one query for each router, of reads that depend on each other.
  const answers = useQueries({
    queries: known.map((router) => ({
      queryKey: routerKey(chain.id, router),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        orAbort(readRouter(config, { chainId: chain.id, router }), signal),
      enabled: isConnected,
    })),
  })
  return rows.map(({ name, address }) => {
    if (!address) return { name, flaw: 'unknown' }
    const answer = answers[known.indexOf(address)]
    if (!answer?.data || answer.data.ok || answer.isError) return { name, address }
    return { name, address, flaw: answer.data.problem === 'routerMissing' ? 'missing' : 'broken' }
  })
}

/** Query key of a router's check, which the field and the rows of its table share. */
export function routerKey(chainId: number, router?: Address): readonly unknown[] {
  return ['checkRouter', chainId, ...(router ? [router] : [])]
}
