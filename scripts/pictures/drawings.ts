// Lists everything that has to be pixels, with its SVG, sizes and format.
import { imageDeviceSizes, imageQuality, imageSizes } from '@/lib/constants.ts'

export type Drawing = {
  /** SVG, from `web/`. */
  source: string
  /** Where it goes, from `web/public/`. */
  file: (width: number) => string
  /** Pixels. */
  widths: readonly number[]
  type: 'image/png' | 'image/webp'
  /** Percent; PNG has none. */
  quality?: number
}

const images = 'assets/images'

/** Whatever has to be pixels: what programs read that take no SVG, and what would take a browser long to draw. */
export const drawings: readonly Drawing[] = [
  {
    source: 'pictures/social-card.svg',
    file: () => `${images}/social-card.png`,
    widths: imageDeviceSizes.filter((width) => width === 1_200),
    type: 'image/png',
  },
  {
    source: 'public/favicon.svg',
    file: (width) => `${images}/logo/icon-${width}.png`,
    // Systems that install the page ask for 512.
    widths: [...imageSizes.filter((width) => width >= 128), 512],
    type: 'image/png',
  },
  {
    source: 'pictures/maskable-icon.svg',
    file: (width) => `${images}/logo/icon-maskable-${width}.png`,
    widths: [192, 512],
    type: 'image/png',
  },
  {
    source: 'pictures/yard-at-dusk.svg',
    file: (width) => `${images}/yard-at-dusk-${width}.webp`,
    widths: imageDeviceSizes,
    type: 'image/webp',
    quality: imageQuality,
  },
]
