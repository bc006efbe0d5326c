/** Whether an ascending list of numbers holds one, by halving: half of a long list may be in it. */
export function isListed(numbers: number[], wanted: number): boolean {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return numbers[low] === wanted
}
