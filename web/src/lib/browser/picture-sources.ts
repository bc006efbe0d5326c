import { imageDeviceSizes } from '@/lib/constants.ts'

export type PictureSources = { src: string; srcSet: string; sizes: string }

/**
 * The addresses of a picture in all its widths, so that a browser takes the one that its screen needs. `make pictures`
 * draws them, at the same widths.
 *
 * @param name As in `assets/images/<name>-<width>.webp`.
 * @param sizes How wide it is shown; default: as wide as the window.
 */
export function pictureSources(name: string, sizes = '100vw'): PictureSources {
  const address = (width: number) => `${import.meta.env.BASE_URL}assets/images/${name}-${width}.webp`
  return {
    // For browsers that know no other: wide enough for most screens.
    src: address(imageDeviceSizes[5] as number),
    srcSet: imageDeviceSizes.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes,
  }
}
