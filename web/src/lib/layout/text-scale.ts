/** How many times its usual size the reader has set text to, in the browser: 2 where a rem has 32 pixels. */
export function textScale(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual) / usual
}

/** Pixels of a rem where nobody has said otherwise. */
const usual = 16
