import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const packages = ['inter', 'jetbrains-mono', 'noto-sans-arabic']

/** Each face of a stylesheet as its name, file and range, however the sheet is laid out. */
const readFaces = (css: string) =>
  [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => {
    const file = face.match(/files\/([\w-]+\.woff2)/)?.[1]
    const rest = face.match(/font-family:[^;]*|font-(?:weight|style|display):[^;]*|unicode-range:[^;]*/g) ?? []
    return [file, ...rest.map((line) => line.replace(/[\s"']+/g, ''))].join(' ')
  })

test('the two stylesheets of fonts hold each face of the packages once', () => {
  const ours = ['first-fonts.css', 'other-fonts.css'].map((name) => readFileSync(`src/styles/${name}`, 'utf8'))
  const theirs = packages.map((name) => readFileSync(`node_modules/@fontsource-variable/${name}/index.css`, 'utf8'))
  const faces = readFaces(theirs.join('\n'))
  expect(faces).toHaveLength(18)
  expect(readFaces(ours.join('\n')).sort()).toEqual(faces.sort())
})
