import Maximize from 'lucide-react/icons/maximize-2'
import Minimize from 'lucide-react/icons/minimize-2'
import { type Look, lookChoices, type WidthName, widths } from './look.ts'
import styles from './Toolbar.module.css'
import type { ViewLook } from './useLook.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The toolbar of Storybook for the view of the lab: language, direction, currency, theme and width. */
export function Toolbar({
  look,
  onLook,
  speaks,
  isLarge,
  onLarge,
}: {
  look: ViewLook
  onLook: (part: Partial<ViewLook>) => void
  /** Whether the statechart decides the language and the currency. */
  speaks: boolean
  isLarge: boolean
  onLarge: (isLarge: boolean) => void
}) {
  const isFixed = (name: string) => speaks && (name === 'language' || name === 'currency')
  const size = isLarge ? 'Return to the lab (Escape)' : 'Fill the window'
  return (
    <div className={styles.bar}>
      {Object.entries(lookChoices).map(([name, { title, items }]) => (
        <select
          key={name}
          aria-label={title}
          title={isFixed(name) ? `${title}: the statechart decides it` : title}
          disabled={isFixed(name)}
          value={look[name as keyof Look]}
          onChange={(event) => onLook({ [name]: event.currentTarget.value })}
        >
          {items.map((item) => (
            <option key={item.value} value={item.value}>
              {item.title}
            </option>
          ))}
        </select>
      ))}
      <fieldset className={styles.widths}>
        <legend>Width of the view</legend>
        {(Object.keys(widths) as WidthName[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === look.width}
            onClick={() => onLook({ width: name })}
          >
            {capital(name)} <span>{widths[name]}</span>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.size}
        aria-label={size}
        title={size}
        onClick={() => onLarge(!isLarge)}
      >
        {isLarge ? <Minimize aria-hidden size={16} /> : <Maximize aria-hidden size={16} />}
      </button>
    </div>
  )
}
