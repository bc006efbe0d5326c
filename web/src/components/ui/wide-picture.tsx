import { pictureSources } from '@/lib/pictures/picture-sources.ts'

/** A picture as the ground of a whole page, in the width that the screen needs; says nothing, so readers pass it. */
export function WidePicture({ name }: { name: 'yard-at-dusk' }) {
  return <img {...pictureSources(name)} alt="" decoding="async" className="size-full object-cover" />
}
