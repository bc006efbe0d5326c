import { QRCodeSVG } from 'qrcode.react'

/**
 * Draws a link as a QR code, dark on light in both themes: not every camera reads an inverted one. A chunk of
 * its own.
 */
export function QrCode({ value, title }: { value: string; title: string }) {
  return (
    <QRCodeSVG value={value} title={title} marginSize={2} className="size-full" bgColor="#ffffff" fgColor="#1c1a2e" />
  )
}
