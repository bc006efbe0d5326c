import { expect, test } from 'vitest'
import { findLogo } from './contract-logo.ts'

const png = 'data:image/png;base64,iVBORw0KGgo='
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>'
const svg = `data:image/svg+xml,${encodeURIComponent(drawing)}`
const metadata = (image: unknown) => `data:application/json;base64,${btoa(JSON.stringify({ name: 'x', image }))}`
const plain = (image: unknown) => `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify({ image }))}`

test.each([
  ['the image of its metadata', metadata(png), png],
  ['metadata that is percent-encoded', plain(png), png],
  ['a picture itself', png, png],
  ['a drawing, encoded again', metadata(`data:image/svg+xml;base64,${btoa(drawing)}`), svg],
  ['a type in capitals', png.replace('image/png', 'IMAGE/PNG'), png],
])('%s is the logo', (_, uri, logo) => {
  expect(findLogo(uri)).toBe(logo)
})

test.each([
  ['nothing', undefined],
  ['an address', 'https://example.org/token.json'],
  ['an address in metadata', metadata('https://example.org/logo.png')],
  ['ipfs', metadata('ipfs://bafy/logo.png')],
  ['a script as an address', 'javascript:alert(1)'],
  ['a script in metadata', metadata('javascript:alert(1)')],
  ['a page', `data:text/html,<script>alert(1)</script>`],
  ['a page in metadata', metadata('data:text/html;base64,PGI+')],
  ['no string', metadata({ toString: 'x' })],
  ['no JSON', 'data:application/json,{'],
  ['broken base64', 'data:application/json;base64,%%%'],
  ['metadata in metadata', metadata(metadata(png))],
  ['a picture with other characters', 'data:image/png;base64,iVBO" onerror="alert(1)'],
  ['a picture that is not base64', 'data:image/png,%89PNG'],
  ['more than 64 KiB', `data:image/png;base64,${'A'.repeat(1_048_576)}`],
  ['a drawing with a script', metadata(`data:image/svg+xml,${encodeURIComponent('<svg><script>1</script></svg>')}`)],
  ['a drawing with a handler', `data:image/svg+xml,${encodeURIComponent('<svg onload="x()"/>')}`],
  ['a drawing of drawings', `data:image/svg+xml,${encodeURIComponent('<svg><use href="#a"/></svg>')}`],
  ['a drawing that loads', `data:image/svg+xml,${encodeURIComponent('<svg><image href="https://a.b/"/></svg>')}`],
  ['a drawing with entities', `data:image/svg+xml,${encodeURIComponent('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')}`],
])('%s is no logo', (_, uri) => {
  expect(findLogo(uri)).toBeUndefined()
})
