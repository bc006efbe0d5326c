import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAppForm } from '../../../components/form/use-app-form'
import { routerNames } from '../../../lib/chain-facts'
import en from '../../../locales/en.json'
import { judgeAlways } from '../configure/judge-always'
import { renderPage } from '../testing/render-page'
import { RouterField } from './router-field'

const words = en.createToken.checks.router

function Form({ router }: { router: string }) {
  const form = useAppForm({ defaultValues: { router }, validationLogic: judgeAlways })
  return (
    <form.AppForm>
      <RouterField form={form} fields={{ router: 'router' }} />
    </form.AppForm>
  )
}

test("seven routers in the order of the table, then an address of one's own", async () => {
  await renderPage(<Form router="" />)
  const options = await screen.findAllByRole<HTMLOptionElement>('option')
  expect(options.map(({ label }) => label.split(' (')[0])).toEqual([words.choose, ...routerNames, words.own])
})
