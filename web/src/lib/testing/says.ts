/** Finds a paragraph by all that it says, also where its figures stand in a face of their own. */
export function says(sentence: string) {
  return (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent?.includes(sentence) === true
}
