// Keeps the parts of a name and an avatar that are safe to show.

/** Name and picture of an account; shown next to its address, never instead of it where money moves. */
export type Identity = {
  name?: string
  /** URL of a picture, `https:` or `data:image/`. */
  avatar?: string
}

/** The name service limits names to 255 bytes. */
const longestName = 255
/** Characters. A picture inside its own URL is stored with the query cache, and must leave room for others. */
const longestPicture = 65_536

/**
 * Returns the safe parts of a name and an avatar. Their owners can write anything: a name with spaces, control or
 * direction characters could pass for another text. The browser requests a picture from its own URL, so URLs that only
 * a gateway can answer (`ipfs:`, tokens) are left out: the gateway would learn who looks at whom.
 */
export function toIdentity({ name, avatar }: { name?: string | null; avatar?: string | null }): Identity {
  return {
    ...(name && isName(name) && { name }),
    ...(avatar && isPicture(avatar) && { avatar }),
  }
}

function isName(name: string): boolean {
  return name.length <= longestName && /^[^\p{C}\p{Z}]+$/u.test(name)
}

function isPicture(avatar: string): boolean {
  if (avatar.length > longestPicture) return false
  return /^data:image\//i.test(avatar) || (/^https:\/\//i.test(avatar) && URL.canParse(avatar))
}
