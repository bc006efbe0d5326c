/** The second list: pages without any layout that keep the wallet layer, such as one to be printed. There is none so far. */
export const noLayoutPaths: readonly string[] = []
