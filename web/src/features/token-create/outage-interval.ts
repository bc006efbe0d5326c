/** How often a network that did not answer is asked again, where nothing else does: a page recovers by itself. ms */
export const outageInterval = 15_000
