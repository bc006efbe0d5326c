/** Attributes of all elements of a name, as written. For short, flat XML whose form the format fixes. */
export function listTags(xml: string, name: string): string[] {
  return Array.from(
    xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(\\s[^<>]*)>`, 'g')),
    ([, attributes]) => attributes ?? '',
  )
}
