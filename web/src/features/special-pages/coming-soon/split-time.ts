export type SplitTime = { day: number; hour: number; minute: number; second: number }

/** A time in ms as days, hours, minutes and seconds; less than nothing is nothing. */
export function splitTime(ms: number): SplitTime {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3_600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  }
}
