// Shows the picture of a card, to save, to copy and to hand to another app.
import { Copy, Download, Share2 } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShareCard } from '@/components/share-card.tsx'
import { saveFile } from '@/lib/browser/save-file.ts'
import { cardSize, drawCard } from './draw-card.ts'

type Outcome = 'copied' | 'notCopied' | 'failed'

export function SharePicture({ card }: { card: ShareCard }) {
  const { t, i18n } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const code = useRef<SVGSVGElement>(null)
  const [file, setFile] = useState<File>()
  const [outcome, setOutcome] = useState<Outcome>()
  const direction = i18n.dir()

  useEffect(() => {
    let isLeft = false
    const draw = async () => {
      if (!canvas.current) return
      await drawCard(canvas.current, { card, code: readCode(code.current), direction, host: window.location.host })
      const picture = await toPicture(canvas.current)
      if (!isLeft) setFile(new File([picture], `${card.file}.png`, { type: picture.type }))
    }
    draw().catch(() => !isLeft && setOutcome('failed'))
    return () => {
      isLeft = true
    }
  }, [card, direction])

  return (
    <div className="flex flex-col gap-4">
      {card.link && <QRCodeSVG ref={code} value={card.link} level="M" className="hidden" aria-hidden />}
      <canvas
        ref={canvas}
        {...cardSize}
        role="img"
        aria-label={t('share.preview', { title: card.heading })}
        className="h-auto w-full rounded-field border border-line"
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary"
          disabled={!file}
          onClick={() => file && saveFile(file.name, file)}
        >
          <Download aria-hidden className="size-4" />
          {t('share.save')}
        </button>
        {typeof ClipboardItem !== 'undefined' && (
          <button
            type="button"
            className="btn btn-line"
            disabled={!file}
            onClick={() => file && void copy(file).then(setOutcome)}
          >
            <Copy aria-hidden className="size-4" />
            {t('share.copy')}
          </button>
        )}
        {file && canShare(file) && (
          <button type="button" className="btn btn-line" onClick={() => void share(file)}>
            <Share2 aria-hidden className="size-4" />
            {t('share.send')}
          </button>
        )}
      </div>
      <p role="status" className={outcome ? `text-13 ${outcome === 'copied' ? 'text-success' : 'text-warning'}` : ''}>
        {outcome && t(`share.${outcome}`)}
      </p>
    </div>
  )
}

/** Reads the dark modules of a QR code and how many there are in a row. */
function readCode(svg: SVGSVGElement | null): { path: string; size: number } | undefined {
  const path = svg?.querySelector('path:last-of-type')?.getAttribute('d')
  return svg && path ? { path, size: svg.viewBox.baseVal.width } : undefined
}

function toPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}

async function copy(file: File): Promise<Outcome> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })])
    return 'copied'
  } catch {
    return 'notCopied'
  }
}

function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false
}

/** The user may close the system's dialog: that is no failure. */
async function share(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => {})
}
