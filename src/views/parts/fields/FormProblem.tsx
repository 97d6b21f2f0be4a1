import type { FieldProblems } from '../../../machines/parts/fieldProblems.ts'
import type { Sentence } from '../../../machines/parts/shell.ts'
import { useSentence } from '../hooks/useSentence.ts'
import { useTranslation } from '../hooks/useTranslation.ts'
import { Link } from '../links/Link.tsx'
import { Notice } from '../Notice.tsx'

/** Why a form was refused, above its fields; each field shows its own problem. */
export function FormProblem({
  refusal,
  problems,
}: {
  refusal: Sentence | null
  problems: FieldProblems
}) {
  const { t } = useTranslation()
  const say = useSentence()
  if (refusal === null && Object.keys(problems).length === 0) return null
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
        <p>{t('form.check')}</p>
      )}
    </Notice>
  )
}
