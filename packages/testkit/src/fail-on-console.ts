// Fails a test that writes an error or a warning to the console.

import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

// What React, a library or the page complains of is a fault, even where all else is as it should be. A test in which a complaint is
// meant says so: `vi.spyOn(console, 'error').mockReturnValue()`.
const complaints: string[] = []
for (const level of ['error', 'warn'] as const)
  console[level] = (...words: unknown[]) => void complaints.push(`console.${level}: ${format(...words)}`)
const expectNoComplaint = () => expect(complaints.splice(0), 'nothing is written to the console').toEqual([])

afterEach(expectNoComplaint)
afterAll(expectNoComplaint)
