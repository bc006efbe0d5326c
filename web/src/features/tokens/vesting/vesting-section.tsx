// Vesting for a list: asks for accounts, amounts and a schedule, then takes the plan through its transactions.

import { useReadIerc20BalanceOf } from '@saleyard/generated'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { Amount, Row } from '@/components/tx/fact-row.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { newSalt } from '@/features/tokens/create/creation-record.ts'
import { type SaleyardToken, tokenScopeKey } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { mostAccounts, type VestingValues, validateVesting } from './validate-vesting.ts'
import { useVestingPlans, vestingKey } from './vesting-plan.ts'
import { VestingStage } from './vesting-stage.tsx'

type VestingSectionProps = { token: SaleyardToken; account: Address; onMined: () => void }

/** Creates locks for a list of accounts and fills them. Where a token has fees, its first owner alone does so without them. */
export function VestingSection({ token, account, onMined }: VestingSectionProps) {
  const { t } = useTranslation()
  const { chainId, taxed } = token
  const plan = useVestingPlans(({ plans }) => plans[vestingKey({ chainId, token: token.token, account })])
  const balance = useReadIerc20BalanceOf({
    chainId,
    address: token.token,
    args: [account],
    scopeKey: tokenScopeKey(token),
    query: { staleTime: 0, gcTime: 0 },
  })
  const mayFill = !taxed || isAddressEqual(taxed.firstOwner, account)
  return (
    <section aria-labelledby="vesting" className="flex min-w-0 flex-col gap-4">
      <div>
        <h3 id="vesting" className="font-semibold text-14">
          {t('vesting.title')}
        </h3>
        <p className="mt-1 text-13 text-quiet">{t('vesting.lead')}</p>
      </div>
      {!mayFill && taxed && (
        <p className="wrap-anywhere text-14">{t('vesting.stranger', { owner: taxed.firstOwner })}</p>
      )}
      {mayFill && plan && <VestingStage key={plan.salt} plan={plan} token={token} onMined={onMined} />}
      {mayFill && !plan && balance.data !== undefined && (
        <VestingForm token={token} account={account} balance={balance.data} />
      )}
      {mayFill && !plan && balance.data === undefined && !balance.error && (
        <Waiting rows={['h-36', 'h-16', 'h-16', 'h-10 w-40']} className="gap-4" />
      )}
      {mayFill && !plan && balance.data === undefined && balance.error && (
        <ReadFailed
          error={balance.error}
          lead={t('locks.unreadable')}
          isFetching={balance.isFetching}
          onRetry={() => balance.refetch()}
        />
      )}
    </section>
  )
}

type VestingFormProps = { token: SaleyardToken; account: Address; balance: bigint }

/** Lines that the sentence of a problem names. */
const shownLines = 5

/** Asks for the list and its schedule; the schedule is the same for all. */
function VestingForm({ token, account, balance }: VestingFormProps) {
  const { t } = useTranslation()
  const save = useVestingPlans((store) => store.save)
  const [values, setValues] = useState<VestingValues>({ list: '', start: today(), cliff: '180', duration: '720' })
  const [isTried, setTried] = useState(false)
  const { terms, problems, lines, total, count } = validateVesting(values, token, balance)
  const amount = formatAmount(balance, token.decimals, { grouped: true })
  const sentenceOf = (field: keyof VestingValues) => {
    const problem = problems[field]
    if (!problem || (problem === 'empty' && !isTried)) return undefined
    return t(`vesting.problems.${problem}`, {
      lines: lines.slice(0, shownLines).join(', '),
      most: mostAccounts,
      amount,
      symbol: token.symbol,
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (terms) save({ ...terms, salt: newSalt(), chainId: token.chainId, account, token: token.token })
  }
  const change = (field: keyof VestingValues) => (text: string) => setValues({ ...values, [field]: text })
  return (
    <form noValidate className="flex min-w-0 flex-col gap-4" onSubmit={submit}>
      <Field
        label={t('vesting.list')}
        hint={t('vesting.listHint', { most: mostAccounts })}
        problem={sentenceOf('list')}
      >
        {(control) => (
          <textarea
            {...control}
            dir="ltr"
            rows={4}
            spellCheck={false}
            className={`textarea w-full font-mono text-13 ${control['aria-invalid'] ? 'textarea-error' : ''}`}
            value={values.list}
            onChange={(event) => change('list')(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        {(['start', 'cliff', 'duration'] as const).map((field) => (
          <Field
            key={field}
            label={t(`vesting.fields.${field}`)}
            hint={t(`vesting.hints.${field}`)}
            problem={sentenceOf(field)}
          >
            {(control) => (
              <input
                {...control}
                type={field === 'start' ? 'date' : 'text'}
                inputMode={field === 'start' ? undefined : 'numeric'}
                className={`input w-full ${control['aria-invalid'] ? 'input-error' : ''}`}
                value={values[field]}
                onChange={(event) => change(field)(event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {count > 0 && (
        <dl className="text-14">
          <Row name={t('vesting.accounts')}>{count}</Row>
          <Row name={t('vesting.total')}>
            <Amount value={total} decimals={token.decimals} symbol={token.symbol} />
          </Row>
        </dl>
      )}
      <button type="submit" className="btn self-start">
        {t('liquidity.review')}
      </button>
    </form>
  )
}

type Control = { id: string; 'aria-invalid': boolean; 'aria-describedby': string }
type FieldProps = {
  label: string
  hint: string
  problem: string | undefined
  children: (control: Control) => ReactNode
}

function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-13">
        {label}
      </label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': `${id}-note` })}
      <p id={`${id}-note`} className={`wrap-anywhere text-12 ${problem ? 'text-error' : 'text-quiet'}`}>
        {problem ?? hint}
      </p>
    </div>
  )
}

/** Today in the device's zone, as a date field has it. */
function today(): string {
  const date = new Date()
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
