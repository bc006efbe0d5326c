import * as z from 'zod/mini'
import { type RunFile, runFileSchema, runFormat, runVersion } from './run-file.ts'
import { TransferProblem } from './transfer-problem.ts'

const headSchema = z.looseObject({ format: z.literal(runFormat), version: z.number() })

/** Reads what {@link writeRunFile} wrote. Whether it is true is another question. @throws TransferProblem */
export function readRunFile(text: string): RunFile {
  const json = parse(text)
  const head = headSchema.safeParse(json)
  if (!head.success) throw new TransferProblem('notJson')
  const { version } = head.data
  if (version !== runVersion) throw new TransferProblem('version', { version, known: runVersion })

  const read = runFileSchema.safeParse(json)
  if (!read.success) throw new TransferProblem('shape', { path: read.error.issues[0]?.path.join('.') ?? '' })
  return read.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TransferProblem('notJson')
  }
}
