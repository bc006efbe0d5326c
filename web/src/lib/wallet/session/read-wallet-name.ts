/** Characters of a wallet's name before it is cut: it stands in buttons and in the middle of sentences. */
const nameLength = 40

/** Controls, and marks that turn or hide the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A wallet's own name as the page may show it; its rdns where it has none. */
export function readWalletName(name: unknown, rdns: string): string {
  const given = typeof name === 'string' ? clean(name) : ''
  const letters = [...(given || clean(rdns))]
  return letters.length > nameLength ? `${letters.slice(0, nameLength).join('')}...` : letters.join('')
}

const clean = (text: string) => text.replace(unseen, '').replace(/\s+/g, ' ').trim()
