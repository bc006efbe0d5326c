import { imageDeviceSizes } from '@/lib/constants.ts'

export type PictureSources = { src: string; srcSet: string; sizes: string }

/**
 * Returns the URLs of a picture in all its widths, so that the browser loads the width that its screen needs. The
 * command `make pictures` draws the files at the same widths.
 *
 * @param name As in `assets/images/<name>-<width>.webp`.
 * @param sizes Displayed width; default: the width of the window.
 */
export function pictureSources(name: string, sizes = '100vw'): PictureSources {
  const address = (width: number) => `${import.meta.env.BASE_URL}assets/images/${name}-${width}.webp`
  return {
    // For browsers without `srcset`: wide enough for most screens.
    src: address(imageDeviceSizes[5] as number),
    srcSet: imageDeviceSizes.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes,
  }
}
