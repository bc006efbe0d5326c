import type { ReactNode } from 'react'

/** A part of a form: two fields in a row where there is room. A line sets it off from the part above. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line not-first:border-t not-first:pt-6">
      <legend className="contents">
        <span className="mb-4 block font-semibold text-17">{title}</span>
      </legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
