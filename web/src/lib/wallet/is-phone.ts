/** Whether the page is held in a hand, by the original modal's rule: touched instead of pointed at, or said by the browser. */
export function isPhone(): boolean {
  if (typeof window === 'undefined') return false
  return (
    window.matchMedia('(pointer:coarse)').matches ||
    /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/.test(navigator.userAgent)
  )
}
