import { normalizeProps, useMachine } from '@zag-js/react'
import { connect, machine } from '@zag-js/tabs'
import { type ReactNode, useId, useMemo } from 'react'
import styles from './Tabs.module.css'

/**
 * Panels of which one is shown; arrow keys, Home and End move between the tabs. The others are not even created: React
 * loads the code of a lazy element when the element is created.
 */
export function Tabs({
  label,
  tabs,
  opened,
}: {
  label: string
  tabs: Readonly<Record<string, () => ReactNode>>
  /** The tab that is open in the beginning; without it the first. */
  opened?: string
}) {
  const names = Object.keys(tabs)
  const service = useMachine(machine, {
    id: useId(),
    defaultValue: opened ?? names[0] ?? null,
    translations: { listLabel: label },
  })
  const api = connect(service, normalizeProps)
  const value = api.value ?? ''
  // A focused tab does not render the panel again.
  const panel = useMemo(() => tabs[value]?.(), [tabs, value])
  return (
    <div {...api.getRootProps()} className={styles.tabs}>
      <div {...api.getListProps()} className={styles.list}>
        {names.map((name) => (
          <button key={name} {...api.getTriggerProps({ value: name })}>
            {name}
          </button>
        ))}
      </div>
      {/* Another element for each tab, so that each begins at its top. */}
      <div key={value} {...api.getContentProps({ value })} className={styles.panel}>
        {panel}
      </div>
    </div>
  )
}
