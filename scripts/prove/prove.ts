import { compile } from './compile.ts'
import { isolate, isolateFalse } from './isolate.ts'
import { judge, type Verdict } from './judge.ts'
import type { Property } from './read-properties.ts'

export type Proof = Property & { verdict: Verdict; seconds: number }

/** Has the compiler and the solver look at one property of a harness. */
export function prove(path: string, source: string, property: Property, all: Property[]): Proof {
  const start = performance.now()
  const { messages } = compile(path, isolate(source, property, all), property)
  const { messages: falseMessages } = compile(path, isolateFalse(source, property, all), property)
  const verdict = judge(path, property, messages, falseMessages)
  return { ...property, verdict, seconds: (performance.now() - start) / 1000 }
}
