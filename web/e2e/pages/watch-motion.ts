import type { Page } from '@playwright/test'

/** Watches every frame from now on. What it gives names the animations that were in effect in any of them, in order. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const names = new Set<string>()
    function look() {
      for (const animation of document.getAnimations()) {
        const isInEffect = animation.effect?.getComputedTiming().progress != null
        if (animation instanceof CSSAnimation && isInEffect) names.add(animation.animationName)
      }
      requestAnimationFrame(look)
    }
    look()
    return names
  })
  return () => seen.evaluate((names) => [...names].sort())
}
