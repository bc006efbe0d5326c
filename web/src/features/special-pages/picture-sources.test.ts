import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageDeviceSizes } from '@/lib/constants.ts'
import { pictureSources } from './coming-soon-page.tsx'

test('[c246] a picture is offered in each device width of the specification, and each is there', () => {
  const { src, srcSet, sizes } = pictureSources('yard-at-dusk')
  const offered = srcSet.split(', ').map((entry) => entry.split(' ') as [string, string])
  expect(offered.map(([, width]) => width)).toEqual(imageDeviceSizes.map((width) => `${width}w`))
  for (const [address] of [...offered, [src]]) expect(existsSync(`public${address}`), address).toBe(true)
  expect(sizes).toBe('100vw')
})
