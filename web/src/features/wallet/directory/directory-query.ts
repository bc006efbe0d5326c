/** How the directory's answers are kept, beyond what all plain GETs have in common. */
export const directoryQuery = {
  /** A list that was read is not read again with each opening of the dialog. ms. */
  staleTime: 300_000,
  // Else it would wait without an end, and without a word, where the browser takes itself for offline.
  networkMode: 'always',
} as const
