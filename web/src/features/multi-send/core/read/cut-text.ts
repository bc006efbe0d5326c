/** More than an address or a transaction hash has. Characters. */
const most = 72

/** What somebody wrote, as a sentence repeats it: whole, or its beginning. */
export function cutText(text: string): string {
  // No character takes more than two places.
  const characters = [...text.slice(0, 2 * most + 2)]
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text
}
