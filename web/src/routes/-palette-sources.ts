// Lists what the features offer the search; a feature adds one line.
import type { EntrySource } from '@/components/palette/entries.ts'
import { useRunEntries } from '@/features/multi-send/run/history/palette-entries.tsx'
import { useSafeEntries } from '@/features/safe/palette-entries.tsx'
import { useTokenEntries } from '@/features/tokens/mine/palette-entries.tsx'

export const paletteSources: readonly EntrySource[] = [useTokenEntries, useRunEntries, useSafeEntries]
