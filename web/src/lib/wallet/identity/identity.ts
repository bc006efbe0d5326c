/** How an account calls itself; shown beside its address, never instead of it where money moves. */
export type Identity = {
  name?: string
  /** Address of a picture, `https:` or `data:image/`. */
  avatar?: string
}
