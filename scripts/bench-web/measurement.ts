import type { Site } from './read-site.ts'

/** One number, and what it must not exceed, or not fall below. */
export type Figure = { name: string; value: number; unit: 'kB' | 'ms' | '%' | '/1000'; budget?: number; floor?: number }

export type Measured = {
  figures: Figure[]
  /** What explains the figures, line by line. */
  details?: string[]
}

/** Something that is measured on the built page. */
export type Measurement = (site: Site) => Measured | Promise<Measured>
