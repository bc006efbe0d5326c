import { expect, test } from 'vitest'
import { listScripts, listStyles } from './loaded-files.ts'

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared.js'], dynamicImports: ['later.ts'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['index.html'] },
  'later.ts': { file: 'later.js', imports: ['_shared.js', '_deep.js'] },
  '_deep.js': { file: 'deep.js', css: ['deep.css'] },
}

test('An entry loads what it imports, and what that imports, once; what is imported on demand it does not', () => {
  expect([...listScripts(manifest, ['index.html'])]).toEqual(['index.js', 'shared.js'])
  expect([...listScripts(manifest, ['later.ts'])]).toEqual(['later.js', 'shared.js', 'index.js', 'deep.js'])
})

test('Styles come with the entries that import them', () => {
  expect([...listStyles(manifest, ['index.html'])]).toEqual(['shared.css'])
  expect([...listStyles(manifest, ['later.ts'])]).toEqual(['shared.css', 'deep.css'])
})
