import { useEffect, useRef, useSyncExternalStore } from 'react'

const folder = `${import.meta.env.BASE_URL}assets/media`
const query = '(prefers-reduced-motion: reduce)'

/** A short film of a yard as the ground of a whole page, without sound and without an end. Who wants no motion sees its first frame. */
export function YardFilm({ paused }: { paused: boolean }) {
  const ref = useRef<HTMLVideoElement>(null)
  const isCalm = useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  const isStill = paused || isCalm
  useEffect(() => {
    const film = ref.current
    if (isStill) film?.pause()
    else film?.play().catch(() => {}) // a browser that plays nothing by itself shows the first frame
  }, [isStill])
  return (
    <video
      ref={ref}
      aria-hidden
      tabIndex={-1}
      muted
      loop
      playsInline
      preload="none"
      poster={`${folder}/yard-poster.webp`}
      className="size-full object-cover"
    >
      <source src={`${folder}/yard.webm`} type="video/webm" />
      <source src={`${folder}/yard.mp4`} type="video/mp4" />
    </video>
  )
}

function subscribe(listener: () => void) {
  const motion = matchMedia(query)
  motion.addEventListener('change', listener)
  return () => motion.removeEventListener('change', listener)
}
