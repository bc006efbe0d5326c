// Reads codes from pictures and from the camera. Loaded on first use.

import { decodeQR } from 'qr/decode.js'
import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js'

/** Beyond this a picture is drawn smaller: a code is read from as few pixels, and a phone's photo has 12 million. */
const mostPixels = 1_600

/** Reads the code of a picture; undefined without one that can be read. @throws if the file is no picture. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  context?.drawImage(picture, 0, 0, width, height)
  picture.close()
  const pixels = context?.getImageData(0, 0, width, height)
  try {
    return pixels && decodeQR(pixels, { effort: 50, timeLimit: 1_000 })
  } catch {
    return undefined
  }
}

/**
 * Shows the camera in a video and reads codes from it until it is stopped.
 *
 * @returns A function that stops the camera.
 * @throws What the browser says if there is no camera, or the user does not allow it.
 */
export async function startCamera(video: HTMLVideoElement, onText: (text: string) => void): Promise<() => void> {
  const camera = await rearCamera(video)
  const canvas = new QRCanvas()
  let isReading = false
  const end = frameLoop(() => {
    if (isReading) return
    isReading = true
    camera
      .readFrame(canvas, true)
      .then((found) => typeof found === 'string' && onText(found))
      .catch(() => {}) // the next frame may be sharper
      .finally(() => {
        isReading = false
      })
  }, video)
  return () => {
    end()
    camera.stop()
  }
}
