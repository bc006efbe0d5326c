/** Puts the cursor where the first correction is due. Fields carry their form name, in the order of the page. */
export function focusFirstProblem({ getAllErrors }: { getAllErrors: () => { fields: object } }): void {
  const wrong = new Set(Object.keys(getAllErrors().fields))
  const controls = document.querySelectorAll<HTMLInputElement>('form input, form select')
  ;[...controls].find(({ name }) => wrong.has(name))?.focus()
}
