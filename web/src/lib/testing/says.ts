/** Finds what says a sentence, also where its figures stand in a face of their own. */
export function says(sentence: string) {
  const has = (element: Element) => element.textContent?.includes(sentence) === true
  return (_: string, element: Element | null) => element !== null && has(element) && ![...element.children].some(has)
}
