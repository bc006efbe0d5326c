import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { expect, test } from 'vitest'
import { cropPng } from './crop-png.ts'
import { drawings } from './drawings.ts'
import { drawFrame } from './yard-film.ts'

const read = (file: string) => readFileSync(join(repositoryRoot, 'web/public', file))

/** Width in pixels, as the file itself says. */
const widthOf = {
  'image/png': (file: Buffer) => file.readUInt32BE(16),
  // The extended form of WebP, which is what browsers write.
  'image/webp': (file: Buffer) => file.readUIntLE(24, 3) + 1,
}

test('[c246] [c247] each drawing is there in each of its widths, and none in another', () => {
  for (const { file, widths, type } of drawings) {
    expect(widths.length, file(0)).toBeGreaterThan(0)
    expect(widths.map((width) => widthOf[type](read(file(width))))).toEqual(widths)
  }
})

test('the manifest names the icons that are drawn, and the page the card', () => {
  const { icons } = JSON.parse(read('manifest.webmanifest').toString()) as { icons: { src: string; sizes: string }[] }
  const drawn = drawings.flatMap(({ file, widths }) => widths.map((width) => `/${file(width)}`))
  const [first, ...pixels] = icons
  expect(first?.src).toBe('/favicon.svg')
  expect(pixels.map(({ src }) => src)).toEqual(drawn.filter((src) => src.includes('/icon-')))
  for (const { src, sizes } of pixels) expect(src).toContain(`-${sizes.split('x')[0]}.`)

  const html = readFileSync(join(repositoryRoot, 'web/index.html'), 'utf8')
  for (const [, src] of html.matchAll(/(?:href|content)="(?:%SITE_URL%)?(\/assets\/[^"]+)"/g))
    expect(drawn).toContain(src)
})

test('the film ends as it begins, and each of its files is lighter than 400 kB', () => {
  const drawn = [0, 0.25, 1].map(drawFrame)
  expect(drawn[2]).toBe(drawn[0])
  expect(drawn[1]).not.toBe(drawn[0])
  for (const name of ['yard.webm', 'yard.mp4', 'yard-poster.webp'])
    expect(read(`assets/media/${name}`).length, name).toBeLessThan(400_000)
})

test('a picture that is cut keeps its first lines, and one that is short enough stays as it is', () => {
  const png = readFileSync(
    join(repositoryRoot, 'web/e2e/specs/pictures.spec.ts-snapshots/multi-sender-phone-linux.png'),
  )
  const cut = cropPng(png, 800)
  expect([cut.readUInt32BE(16), cut.readUInt32BE(20)]).toEqual([390, 800])
  // always-there.spec.ts has a browser decode one.
  expect(cropPng(cut, 500).equals(cropPng(png, 500))).toBe(true)
  expect(cropPng(png, 900)).toBe(png)
  expect(() => cropPng(Buffer.from('no picture at all'), 1)).toThrow()
})
