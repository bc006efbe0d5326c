// Keeps of a name and an avatar what can be shown safely.

/** How an account calls itself; shown beside its address, never instead of it where money moves. */
export type Identity = {
  name?: string
  /** Address of a picture, `https:` or `data:image/`. */
  avatar?: string
}

/** Names have at most 255 bytes in the name service. */
const longestName = 255
/** Characters; a picture inside its own address is kept with the answers, and must leave room for others. */
const longestPicture = 65_536

/**
 * What of a name and an avatar can be shown. Anybody writes anything there: a name with spaces, control or direction
 * characters could pass for another text. A picture is asked from the very address it names, so addresses that only a
 * gateway can answer (`ipfs:`, tokens) are left out: it would learn who looks at whom.
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
