import type { Answers, Choice } from '@saleyard/send/list/questions.ts'
import { MessageCircleQuestion } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '@/components/ui/figures.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { QuestionSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { explainChoice, formatExample } from './explain-line.ts'
import { fieldIds } from './field-ids.ts'

type QuestionCardProps = {
  question: QuestionSummary
  /** Name of the target chain. */
  chain: string
  onAnswer: (answers: Answers) => void
}

/** Asks one question for the whole list. It stays after the answer, so that the user can change it. */
export function QuestionCard({ question, chain, onAnswer }: QuestionCardProps) {
  const { t } = useTranslation()
  const title = useId()
  const { kind, options, answer, example, lineCount } = question
  const name = (choice: Choice) => {
    const key = `multiSend.questions.choices.${kind}.${choice}` as 'multiSend.questions.choices.ethereumNames.use'
    const words = t(key, { chain })
    const reading = explainChoice(kind, choice, example)
    return reading ? `${words}: ${reading}` : words
  }

  return (
    <section aria-labelledby={title} className="rounded-box border border-line bg-panel p-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-3">
        <MessageCircleQuestion aria-hidden className="size-5 shrink-0 text-warning" />
        <div className="min-w-48 flex-1">
          <h3 id={title} className="break-words font-medium">
            <Figures text={t(`multiSend.questions.${kind}`, { example: formatExample(example), chain })} />
          </h3>
          <p className="text-13 text-quiet">
            {answer === undefined
              ? t('multiSend.questions.affected', { count: lineCount, formatted: formatCount(lineCount) })
              : t('multiSend.questions.answered')}
          </p>
        </div>
        <fieldset aria-labelledby={title} className="flex min-w-0 flex-wrap gap-1 rounded-field bg-ground p-1">
          {options.map((choice, index) => (
            <button
              key={choice}
              id={index === 0 ? fieldIds.question(kind) : undefined}
              type="button"
              aria-pressed={answer === choice}
              className={`btn btn-sm ${answer === choice ? 'btn-ghost chosen' : 'btn-ghost'}`}
              onClick={() => onAnswer({ [kind]: choice })}
            >
              {name(choice)}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  )
}
