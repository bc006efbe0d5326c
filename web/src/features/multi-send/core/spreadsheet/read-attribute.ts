/** An attribute, with whatever prefix, among those of one element; `undefined` if it has none of that name. */
export function readAttribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s(?:\\w+:)?${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return found?.[1] ?? found?.[2]
}
