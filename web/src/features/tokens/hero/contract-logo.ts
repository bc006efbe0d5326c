// Finds the creator's logo in a contract URI (ERC-7572) without a request: only in data: URIs, of picture types, up to a size.

/** Longest contract URI that is looked at. A factory of ours accepts 2,048 bytes. Characters. */
const mostCharacters = 64 * 1024

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml']

/**
 * Parts of an SVG that run, load, or multiply: a picture in an `<img>` runs no script and loads nothing, but references to
 * itself can grow without bound.
 */
const activeSvg = /<\s*(?:script|foreignObject|use|image|iframe|!DOCTYPE|!ENTITY)|\son\w+\s*=|javascript:/i

/**
 * Finds the logo that a contract URI carries: the `image` of its metadata, or the picture itself.
 *
 * @returns A data: URI for an `<img>`; undefined for everything that would need a request, is too long, or is no picture.
 */
export function findLogo(contractURI: string | undefined): string | undefined {
  if (!contractURI || contractURI.length > mostCharacters) return undefined
  const outer = readDataURI(contractURI)
  if (outer?.type !== 'application/json') return toPicture(outer)
  const image = readImage(outer)
  return image === undefined ? undefined : toPicture(readDataURI(image))
}

type DataURI = { type: string; isBase64: boolean; body: string }

/** Reads `data:<type>[;parameter…][;base64],<body>`; undefined for any other text. */
function readDataURI(text: string): DataURI | undefined {
  const match = /^data:([a-z]+\/[a-z0-9.+-]+)((?:;[a-z0-9=_.-]+)*),(.*)$/is.exec(text)
  if (!match) return undefined
  const [, type = '', parameters = '', body = ''] = match
  return { type: type.toLowerCase(), isBase64: /;base64$/i.test(parameters), body }
}

/** Decodes the body as text; undefined if it is not encoded as it says. */
function readText({ isBase64, body }: DataURI): string | undefined {
  try {
    const bytes = isBase64 && Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
    return bytes ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : decodeURIComponent(body)
  } catch {
    return undefined
  }
}

function readImage(metadata: DataURI): string | undefined {
  try {
    const image: unknown = JSON.parse(readText(metadata) ?? '')?.image
    return typeof image === 'string' ? image : undefined
  } catch {
    return undefined
  }
}

function toPicture(found: DataURI | undefined): string | undefined {
  if (!found || !pictureTypes.includes(found.type)) return undefined
  if (found.type === 'image/svg+xml') {
    const drawing = readText(found)
    if (drawing === undefined || activeSvg.test(drawing)) return undefined
    return `data:image/svg+xml,${encodeURIComponent(drawing)}`
  }
  return found.isBase64 && /^[a-z0-9+/]+=*$/i.test(found.body) ? `data:${found.type};base64,${found.body}` : undefined
}
