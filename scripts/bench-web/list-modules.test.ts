import { expect, test } from 'vitest'
import { listModules } from './source-runs.ts'

test('Modules are summed over all files, the biggest first', () => {
  const files = [
    [
      { source: 'a', text: 'xx' },
      { source: 'b', text: 'yyy' },
      { source: undefined, text: 'glue' },
    ],
    [
      { source: 'c', text: 'unwanted' },
      { source: 'a', text: 'xx' },
    ],
  ]
  expect(listModules(files, (source) => source !== 'c')).toEqual([
    { source: 'a', bytes: 4 },
    { source: 'b', bytes: 3 },
  ])
})
