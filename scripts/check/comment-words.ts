// Finds words in comments that the house does not use: comments are in plain present tense, with a subject and the field's noun.
import { parseSync } from 'oxc-parser'
import type { SourceFile } from './read-imports.ts'

/** Between the words of a phrase a comment may begin a new line. */
const refused = /\b(?:nobody|somebody|whoever|told|stands|anew|for[\s/*]+ever)\b/gi

export type RefusedWord = {
  path: string
  /** From 1. */
  line: number
  word: string
}

export type Language = 'TypeScript' | 'Solidity'

export function getLanguage(path: string): Language {
  return path.endsWith('.sol') ? 'Solidity' : 'TypeScript'
}

/** @returns In the order of the file. Code and texts of programs may use these words. */
export function findRefusedWords(file: SourceFile): RefusedWord[] {
  return [...keepComments(file).matchAll(refused)].map(({ 0: word, index }) => ({
    path: file.path,
    line: file.source.slice(0, index).split('\n').length,
    word: word.toLowerCase().replace(/[\s/*]+/, ' '),
  }))
}

/** The file with blanks for all that is no comment. */
function keepComments({ path, source }: SourceFile): string {
  let kept = ''
  for (const { start, end } of getLanguage(path) === 'Solidity'
    ? scanSolidity(source)
    : parseSync(path, source).comments)
    kept += toBlanks(source.slice(kept.length, start)) + source.slice(start, end)
  return kept
}

function toBlanks(code: string): string {
  return code.replace(/[^\n]/g, ' ')
}

/** Texts are matched too, so that a pair of slashes within one begins no comment. */
const textsAndComments = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/.*|\/\*[\s\S]*?\*\//g

function scanSolidity(source: string): { start: number; end: number }[] {
  return [...source.matchAll(textsAndComments)]
    .filter(([text]) => text.startsWith('/'))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
}
