// Leads to a kind of token by at most three questions.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'

type Question = {
  name: 'free' | 'reward' | 'buyback'
  /** The kind that an answer leads to; without one the next question follows. */
  yes?: KindId
  no?: KindId
}

const questions: readonly Question[] = [
  { name: 'free', yes: 'standard' },
  { name: 'reward', no: 'liquidityGenerator' },
  { name: 'buyback', yes: 'buybackBaby', no: 'baby' },
]

type Answer = 'yes' | 'no'

export function ThreeQuestions() {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const found = questions.flatMap((question, index) => (answers[index] && question[answers[index]]) ?? [])[0]
  return (
    <div>
      <ol className="flex flex-col gap-4">
        {questions.slice(0, found ? answers.length : answers.length + 1).map(({ name }, index) => (
          <li key={name}>
            <fieldset className="flex flex-wrap items-center gap-3">
              <legend className="mb-2 font-medium text-14">{t(`createToken.picker.ask.${name}`)}</legend>
              {(['yes', 'no'] as const).map((answer) => (
                <button
                  key={answer}
                  type="button"
                  aria-pressed={answers[index] === answer}
                  className={`btn btn-sm ${answers[index] === answer ? 'chosen' : ''}`}
                  onClick={() => setAnswers([...answers.slice(0, index), answer])}
                >
                  {t(`createToken.picker.${answer}`)}
                </button>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      <div role="status" className="mt-4 empty:hidden">
        {found && <Found kind={found} />}
      </div>
    </div>
  )
}

function Found({ kind }: { kind: KindId }) {
  const { t } = useTranslation()
  const title = t(`createToken.kinds.${kind}.title`)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-quiet">{t(`createToken.picker.holders.${kind}`)}</span>
      </p>
      <Link to="/create-token" search={{ type: kind }} className="btn btn-primary btn-sm">
        {t('createToken.picker.choose', { kind: title })}
      </Link>
    </div>
  )
}
