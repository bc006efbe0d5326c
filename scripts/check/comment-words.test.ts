import { expect, test } from 'vitest'
import { findRefusedWords } from './comment-words.ts'

const find = (path: string, ...lines: string[]) =>
  findRefusedWords({ path, source: lines.join('\n') }).map(({ line, word }) => `${line} ${word}`)

test.each(['nobody', 'Somebody', 'whoever', 'TOLD', 'stands', 'anew', 'for ever'])('A comment without %s', (word) => {
  expect(find('a.ts', 'const a = 1', `// Then ${word} reads it.`)).toEqual([`2 ${word.toLowerCase()}`])
  expect(find('a.tsx', '/**', ` * Then ${word}.`, ' */')).toEqual([`2 ${word.toLowerCase()}`])
  expect(find('A.sol', '/// @notice', `/// Then ${word}.`)).toEqual([`2 ${word.toLowerCase()}`])
  expect(find('A.sol', 'uint256 a; /* and', `${word} */`)).toEqual([`2 ${word.toLowerCase()}`])
})

test('Code and texts may use them, and so may longer words', () => {
  const source = [
    "const told = 'nobody // stands'",
    '/* untold, understands, forever */',
    'call(anew) // for every block',
  ]
  expect(find('a.ts', ...source)).toEqual([])
  expect(find('A.sol', 'string told = "nobody // stands";', "bytes a = 'anew /* '; // understands")).toEqual([])
})

test('A comment in markup counts, and so does a phrase over two lines', () => {
  expect(find('a.tsx', 'const a = <p>', '  {/* told */}', '  stands', '</p>')).toEqual(['2 told'])
  expect(find('a.ts', '/*', ' * It is for', ' * ever so.', ' */')).toEqual(['2 for ever'])
  expect(find('A.sol', '/// It is for', '/// ever so.')).toEqual(['1 for ever'])
})

test('Each is named with its line, also behind letters of two units', () => {
  const source = ['// 😀 told, nobody', 'const é = 1 // stands']
  expect(find('a.ts', ...source)).toEqual(['1 told', '1 nobody', '2 stands'])
})
