import { Link } from 'react-router-dom'
import type { FieldProblems } from '../../../machines/parts/fieldProblems.ts'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { useSentence } from '../hooks/useSentence.ts'
import { Notice } from '../Notice.tsx'

/** Why a form was refused, above its fields; each field shows its own problem. */
export function FormProblem({
  refusal,
  problems,
}: {
  refusal: Sentence | null
  problems: FieldProblems
}) {
  const say = useSentence()
  const sentences = [...new Set(Object.values(problems).map(say))]
  if (refusal === null && sentences.length < 2) return null
  return (
    <Notice tone="bad">
      {refusal ? (
        <p>
          {say(refusal)}
          {'link' in refusal && refusal.link && (
            <>
              {' '}
              <Link to={refusal.link.to}>{say({ key: refusal.link.key })}</Link>
            </>
          )}
        </p>
      ) : (
        sentences.map((text) => <p key={text}>{text}</p>)
      )}
    </Notice>
  )
}
