import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './FilterPanel.module.css'

interface Option {
  readonly id: string
  readonly name: string
  /** The number of pieces that it would show. */
  readonly count: number
  readonly isChosen: boolean
}

/** Number of values shown initially. */
const shownAtFirst = 8

/** The values of one attribute: alternatives to each other. */
export function FacetGroup({
  name,
  isOpen,
  options,
  onToggle,
}: {
  name: string
  isOpen: boolean
  options: readonly Option[]
  onToggle: (id: string) => void
}) {
  const { t } = useTranslation()
  const { count: format } = useFormats()
  const [showsAll, setShowsAll] = useState(false)
  const nameId = useId()
  const shown = showsAll
    ? options
    : options.filter(({ isChosen }, position) => position < shownAtFirst || isChosen)
  if (options.length === 0) return null
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        <span id={nameId}>{name}</span>
        <ChevronDown aria-hidden size={16} />
      </summary>
      <ul aria-labelledby={nameId}>
        {shown.map(({ id, name: own, count, isChosen }) => (
          <li key={id}>
            <label className={styles.option}>
              <input type="checkbox" checked={isChosen} onChange={() => onToggle(id)} />
              <span className={styles.value}>
                <bdi>{own}</bdi>
              </span>{' '}
              <span className={styles.count}>{format(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length < options.length && (
        <button type="button" className={controls.textButton} onClick={() => setShowsAll(true)}>
          {t('filters.more', { count: options.length - shown.length })}
        </button>
      )}
    </details>
  )
}
