import type { ColumnChoice, ColumnTable } from '@saleyard/send/list/questions.ts'
import { Table2 } from 'lucide-react'
import { type Ref, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '@/components/ui/scroll-region.tsx'
import { fieldIds } from './field-ids.ts'

type ColumnsCardProps = {
  table: ColumnTable
  answer: ColumnChoice | undefined
  /** True if each line has an amount of its own. */
  needsAmount: boolean
  onAnswer: (columns: ColumnChoice) => void
}

const roles = ['address', 'amount', 'note', 'id'] as const
type Role = (typeof roles)[number]
type Chosen = Partial<Record<Role, number | undefined>>

/** Lets the user assign address, amount, note and id to the columns of a table, with a preview of its first rows. */
export function ColumnsCard({ table, answer, needsAmount, onAnswer }: ColumnsCardProps) {
  const { t } = useTranslation()
  const title = useId()
  const [picked, setPicked] = useState<Chosen>()
  const preview = useRef<HTMLElement>(null)
  const shown = needsAmount ? roles : roles.filter((role) => role !== 'amount')
  const start: Chosen = answer ?? table.guess
  const chosen = Object.fromEntries(shown.map((role) => [role, (picked ?? start)[role]])) as Chosen
  const isComplete = chosen.address !== undefined && (!needsAmount || chosen.amount !== undefined)
  const isSame = answer !== undefined && roles.every((role) => chosen[role] === answer[role])
  // A column has one role at most: its former role becomes free.
  const pick = (role: Role, column: number | undefined) => {
    if (column !== undefined) bringIntoView(preview.current, column)
    setPicked({ ...Object.fromEntries(shown.map((other) => [other, without(chosen[other], column)])), [role]: column })
  }
  const use = () => {
    if (chosen.address === undefined) return
    const { delimiter, width, header } = table
    onAnswer({ delimiter, width, hasHeader: header !== undefined, ...chosen, address: chosen.address })
    setPicked(undefined)
  }

  return (
    <section
      aria-labelledby={title}
      className="flex min-w-0 flex-col gap-4 rounded-box border border-line bg-panel p-5"
    >
      <div className="flex items-start gap-3">
        <Table2 aria-hidden className="size-5 shrink-0 text-warning" />
        <div className="min-w-0">
          <h3 id={title} className="font-medium">
            {t('multiSend.questions.columns')}
          </h3>
          <p className="text-13 text-quiet">{t(answer ? 'multiSend.questions.answered' : 'multiSend.columns.help')}</p>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {shown.map((role, index) => (
          <RolePicker
            key={role}
            id={index === 0 ? fieldIds.question('columns') : undefined}
            role={role}
            isOptional={role === 'note' || role === 'id'}
            table={table}
            column={chosen[role]}
            onPick={(column) => pick(role, column)}
          />
        ))}
      </div>
      <Preview ref={preview} table={table} chosen={chosen} />
      <button type="button" className="btn btn-primary self-start" disabled={!isComplete || isSame} onClick={use}>
        {t('multiSend.columns.use')}
      </button>
    </section>
  )
}

type RolePickerProps = {
  id: string | undefined
  role: Role
  isOptional: boolean
  table: ColumnTable
  column: number | undefined
  onPick: (column: number | undefined) => void
}

function RolePicker({ id, role, isOptional, table, column, onPick }: RolePickerProps) {
  const { t } = useTranslation()
  return (
    <label className="flex min-w-0 flex-col gap-1 text-13">
      <span className="font-medium">{t(`multiSend.columns.roles.${role}`)}</span>
      <select
        id={id}
        className="select w-full min-w-0"
        value={column ?? ''}
        onChange={(event) => onPick(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        <option value="">{t(isOptional ? 'multiSend.columns.none' : 'multiSend.columns.choose')}</option>
        {listColumns(table).map((index) => (
          <option key={index} value={index}>
            {nameColumn(table, index)}
          </option>
        ))}
      </select>
    </label>
  )
}

type PreviewProps = { table: ColumnTable; chosen: Chosen; ref: Ref<HTMLElement> }

/** The first rows as cells; chosen columns are marked with their roles. */
function Preview({ table, chosen, ref }: PreviewProps) {
  const { t } = useTranslation()
  const roleOf = (column: number) => roles.find((role) => chosen[role] === column)
  const cellClass = (column: number) => (roleOf(column) ? 'bg-primary/8' : 'text-quiet')

  return (
    <ScrollRegion
      ref={ref}
      className="overflow-x-auto rounded-field border border-line"
      label={t('multiSend.columns.preview')}
    >
      <table className="w-full border-collapse text-start text-13">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="px-3 py-2 text-end font-normal text-quiet text-xs">
              {t('multiSend.columns.line')}
            </th>
            {listColumns(table).map((column) => {
              const role = roleOf(column)
              return (
                <th key={column} scope="col" className={`px-2 py-2 text-start align-bottom ${cellClass(column)}`}>
                  {role && (
                    <span className="block whitespace-nowrap font-semibold text-primary text-xs">
                      {t(`multiSend.columns.roles.${role}`)}
                    </span>
                  )}
                  <bdi className="block max-w-32 truncate font-medium">{nameInHeader(table, column)}</bdi>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ number, cells }) => (
            <tr key={number} className="border-line border-b last:border-b-0">
              <td className="px-3 py-1.5 text-end font-mono text-quiet text-xs">{number}</td>
              {listColumns(table).map((column) => (
                <td key={column} className={`px-2 py-1.5 ${cellClass(column)}`}>
                  <bdi dir="ltr" title={cells[column]} className="block max-w-32 truncate font-mono">
                    {shorten(cells[column] ?? '')}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function bringIntoView(preview: HTMLElement | null, column: number): void {
  // The column of line numbers comes first.
  preview?.querySelectorAll('th')[column + 1]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** A screen cannot show more columns than this. */
const maximumColumns = 40

function listColumns({ width }: ColumnTable): number[] {
  return Array.from({ length: Math.min(width, maximumColumns) }, (_, column) => column)
}

function nameInHeader({ header }: ColumnTable, column: number): string {
  return header?.[column] ? `${column + 1} · ${header[column]}` : `${column + 1}`
}

/** Names a column `3 · receiver`, or `3 · 0x1111…1111` if columns have no names. */
function nameColumn({ header, rows }: ColumnTable, column: number): string {
  const name = header?.[column] || shorten(rows.find(({ cells }) => cells[column])?.cells[column] ?? '')
  return name === '' ? `${column + 1}` : `${column + 1} · ${name}`
}

/** Shortens an address to its ends, any other text to its beginning. */
function shorten(text: string): string {
  if (/^0x[0-9a-f]{40,}$/i.test(text)) return `${text.slice(0, 8)}…${text.slice(-6)}`
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function without(column: number | undefined, taken: number | undefined): number | undefined {
  return column === taken ? undefined : column
}
