import type { Answers, Question, QuestionKind } from '@/features/multi-send/core/question-types.ts'
import type { Mention } from './read-amount.ts'

const order: QuestionKind[] = ['columns', 'comma', 'space', 'dot', 'names', 'gateways', 'ethereumNames', 'duplicates']
const optionOrder: Question['options'] = ['thousands', 'decimal', 'memo', 'merge', 'keep', 'drop', 'use', 'refuse']

/** Gathers what lines ask into one question per kind, with the answer given so far. */
export function collectQuestions(mentions: { line: number; mention: Mention }[], answers: Answers): Question[] {
  const questions = new Map<QuestionKind, Question>()
  for (const { line, mention } of mentions) {
    const question = questions.get(mention.kind) ?? {
      ...mention,
      options: [],
      lines: [],
      ...answered(mention.kind, answers),
    }
    question.lines.push(line)
    question.options = optionOrder.filter(
      (option) => question.options.includes(option) || mention.options.includes(option),
    )
    questions.set(mention.kind, question)
  }
  return order.flatMap((kind) => questions.get(kind) ?? [])
}

function answered(kind: QuestionKind, answers: Answers): Pick<Question, 'answer'> {
  const answer = answers[kind]
  return answer === undefined ? {} : { answer }
}
