import { test } from 'vitest'

test.fails('a test without a page that writes a warning to the console fails', () => {
  console.warn('on purpose')
})
