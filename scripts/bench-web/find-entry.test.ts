import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { expect, test } from 'vitest'
import { findEntry } from './loaded-files.ts'

const manifest = {
  'src/a/start.ts': { file: 'a.js' },
  'src/b/start.ts': { file: 'b.js' },
  'src/late.ts': { file: 'late.js' },
}

test('An entry is found by the end of its path; what has moved or stands twice is not measured silently', () => {
  expect(findEntry(manifest, '/late.ts')).toBe('src/late.ts')
  expect(findEntry(manifest, 'a/start.ts')).toBe('src/a/start.ts')
  expect(() => findEntry(manifest, '/start.ts')).toThrow(UserError)
  expect(() => findEntry(manifest, '/gone.ts')).toThrow(UserError)
})
