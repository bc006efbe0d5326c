import type { Site } from './read-site.ts'

/** One number, and what it must not exceed. */
export type Figure = { name: string; value: number; unit: 'kB' | 'ms'; budget?: number }

export type Measured = {
  figures: Figure[]
  /** What explains the figures, line by line. */
  details?: string[]
}

/** Something that is measured on the built page. */
export type Measurement = (site: Site) => Measured | Promise<Measured>
