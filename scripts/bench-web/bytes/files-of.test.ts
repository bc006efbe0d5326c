import { expect, test } from 'vitest'
import { filesOf } from './files-of.ts'

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], dynamicImports: ['later.ts'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'later.ts': { file: 'later.js', imports: ['_shared.js', '_deep.js'] },
  '_deep.js': { file: 'deep.js' },
}

test('An entry loads what it imports, and what that imports, once; what is imported on demand it does not', () => {
  expect([...filesOf(manifest, ['index.html'])]).toEqual(['index.js', 'shared.js'])
  expect([...filesOf(manifest, ['later.ts'])]).toEqual(['later.js', 'shared.js', 'index.js', 'deep.js'])
})
