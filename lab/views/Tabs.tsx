import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './Tabs.module.css'

/** Panels of which one shows; arrow keys go from tab to tab. */
export function Tabs({
  label,
  tabs,
}: {
  label: string
  tabs: Readonly<Record<string, ReactNode>>
}) {
  const names = Object.keys(tabs)
  const [shown, setShown] = useState(names[0] ?? '')
  const id = useId()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const turn = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (turn === undefined) return
    event.preventDefault()
    const next = names.at((names.indexOf(shown) + turn) % names.length) ?? shown
    setShown(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-name="${next}"]`)?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onKeyDown={press}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            data-name={name}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => setShown(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${shown}`}
        className={styles.panel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
        tabIndex={0}
      >
        {tabs[shown]}
      </div>
    </div>
  )
}
