import { type Arrival, takesFee } from '@/features/multi-send/review/measure-arrival.ts'

/**
 * Whether recipients get less, or may. `isRoutedAround`: the token is known to take a fee; whether the sender is let off it only a
 * measure can tell.
 */
export function hasFeeToAccept(arrival: Arrival | undefined, isRoutedAround: boolean): boolean {
  return takesFee(arrival) || (isRoutedAround && arrival === undefined)
}
