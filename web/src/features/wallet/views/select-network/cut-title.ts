import { networkTitleLength } from '@/lib/constants.ts'

/** `Ethereum` becomes `Ethereu...`; seven characters stay whole. */
export function cutTitle(title: string): string {
  return title.length > networkTitleLength ? `${title.slice(0, networkTitleLength)}...` : title
}
