/** How a problem is shown: in a note above the button, under the button, in a bubble at the button, in a dialog. */
export type ProblemView = 'note' | 'inline' | 'tooltip' | 'alert'
