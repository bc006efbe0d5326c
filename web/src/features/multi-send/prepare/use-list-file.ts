import { useRef, useState } from 'react'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import { type ReadFileReturnType, readFile } from './read-file.ts'

/**
 * Loads files. Of two that are chosen one after the other the later one counts, whichever is read first.
 *
 * @param onText With the text of a file, and its lines with a number that a spreadsheet may have rounded.
 */
export function useListFile(onText: (text: string, roundedLines: number[] | undefined) => void): {
  /** What became of the file chosen last. */
  file: ReadFileReturnType | undefined
  load: (chosen: File) => Promise<void>
  /** Reads another sheet of it. */
  chooseSheet: (sheet: string) => Promise<void>
  forget: () => void
} {
  const service = useListService()
  const [file, setFile] = useState<ReadFileReturnType>()
  const latest = useRef<{ chosen: File }>(undefined)

  async function read(chosen: File, sheet?: string) {
    const mine = { chosen }
    latest.current = mine
    const result = await readFile(chosen, sheet === undefined ? {} : { sheet }, service.readFile)
    if (latest.current !== mine) return
    setFile(result)
    if (result.ok) onText(result.text, result.roundedLines)
  }

  return {
    file,
    load: (chosen) => read(chosen),
    chooseSheet: async (sheet) => latest.current && read(latest.current.chosen, sheet),
    forget: () => {
      latest.current = undefined
      setFile(undefined)
    },
  }
}
