import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../lib/i18n'
import en from '../../locales/en.json'
import { SimulationLine } from './simulation-line'

const show = (ago: number) =>
  render(<SimulationLine preview={{ data: { gas: 1n, gasPrice: 1n }, dataUpdatedAt: Date.now() - ago } as never} />)

test('that it will work is said with its age, once that is a while ago', () => {
  const { unmount } = show(0)
  screen.getByText(en.tx.simulationOk)
  expect(screen.queryByText(/as of/)).toBeNull()
  unmount()
  show(180_000)
  screen.getByText('as of 3 min. ago')
})
