let isPressed = false

document.addEventListener('pointerdown', () => (isPressed = true), true)
for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, () => (isPressed = false), true)

/** Ends when no button is held down: what is replaced between press and release never hears of its click. */
export function untilReleased(): Promise<void> {
  if (!isPressed) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => setTimeout(resolve) // the click comes right after the release
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, end, { capture: true, once: true })
  })
}
