import type { ReactNode, Ref } from 'react'

type ScrollRegionProps = { label: string; className: string; ref?: Ref<HTMLElement>; children: ReactNode }

/** A region that scrolls by itself: with the focus in it, the arrow keys scroll it. */
export function ScrollRegion({ label, className, ref, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={ref} aria-label={label} className={className} tabIndex={0}>
      {children}
    </section>
  )
}
