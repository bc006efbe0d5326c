// Reads a code from a picture, or from the camera after a click. Loaded on first use, with the library that reads codes.

import { Camera, ImageUp } from 'lucide-react'
import { decodeQR } from 'qr/decode.js'
import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Problem = 'noCode' | 'noPicture' | 'noCamera'

/** The camera starts at the click, and stops with the first code or with this panel. */
export function ScanPanel({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<Problem>()
  const [isFilming, setFilming] = useState(false)
  const video = useCamera(isFilming, onText, () => {
    setFilming(false)
    setProblem('noCamera')
  })
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    setProblem(undefined)
    try {
      const found = await readPicture(file)
      if (found) onText(found)
      else setProblem('noCode')
    } catch {
      setProblem('noPicture')
    }
  }
  return (
    <div className="flex flex-col gap-3 rounded-field bg-ground p-3">
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-line btn-sm"
          aria-pressed={isFilming}
          onClick={() => {
            setProblem(undefined)
            setFilming(!isFilming)
          }}
        >
          <Camera aria-hidden className="size-3.5" />
          {t(isFilming ? 'safe.scan.stop' : 'safe.scan.camera')}
        </button>
        <label className="btn btn-line btn-sm has-focus-visible:outline-2">
          <ImageUp aria-hidden className="size-3.5" />
          {t('safe.scan.picture')}
          <input type="file" accept="image/*" className="sr-only" onChange={choose} />
        </label>
      </div>
      {isFilming && (
        <video
          ref={video}
          muted
          playsInline
          className="aspect-square w-full max-w-80 rounded-box bg-black object-cover"
        >
          <track kind="captions" />
        </video>
      )}
      <p role="status" className="text-13 text-warning empty:hidden">
        {problem && t(`safe.scan.${problem}`)}
      </p>
    </div>
  )
}

function useCamera(isOn: boolean, onText: (text: string) => void, onFailure: () => void) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onText, onFailure })
  latest.current = { onText, onFailure }
  useEffect(() => {
    const player = video.current
    if (!isOn || !player) return
    let stop = () => {}
    let isCurrent = true
    startCamera(player, (text) => isCurrent && latest.current.onText(text)).then(
      (end) => {
        if (isCurrent) stop = end
        else end()
      },
      () => isCurrent && latest.current.onFailure(),
    )
    return () => {
      isCurrent = false
      stop()
    }
  }, [isOn])
  return video
}

/** Beyond this a picture is drawn smaller: a code is read from as few pixels, and a phone's photo has 12 million. */
const mostPixels = 1_600

/** Reads the code of a picture; undefined without one that can be read. @throws if the file is no picture. */
async function readPicture(file: Blob): Promise<string | undefined> {
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
async function startCamera(video: HTMLVideoElement, onText: (text: string) => void): Promise<() => void> {
  // First, since it may fail: nothing would stop a camera that is on by then.
  const canvas = new QRCanvas()
  const camera = await rearCamera(video)
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
