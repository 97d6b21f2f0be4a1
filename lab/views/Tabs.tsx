import { normalizeProps, useMachine } from '@zag-js/react'
import { connect, machine } from '@zag-js/tabs'
import { Activity, memo, type ReactNode, useId, useState } from 'react'
import styles from './Tabs.module.css'

interface PanelProps {
  readonly create: () => ReactNode
  readonly isShown: boolean
}

/** What a tab shows. It keeps what was typed while another tab is shown, and is not rendered again until it returns. */
const Panel = memo(
  ({ create, isShown }: PanelProps) => (
    <Activity mode={isShown ? 'visible' : 'hidden'}>{create()}</Activity>
  ),
  (before, now) => before.isShown === now.isShown && (!now.isShown || before.create === now.create),
)

/**
 * Panels of which one is shown; arrow keys, Home and End move between the tabs. Those that nobody has opened are not
 * even created: React loads the code of a lazy element when the element is created.
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
  const [seen, setSeen] = useState<readonly string[]>([value])
  if (!seen.includes(value)) setSeen([...seen, value])
  return (
    <div {...api.getRootProps()} className={styles.tabs}>
      <div {...api.getListProps()} className={styles.list}>
        {names.map((name) => (
          <button key={name} {...api.getTriggerProps({ value: name })}>
            {name}
          </button>
        ))}
      </div>
      {Object.entries(tabs).map(
        ([name, create]) =>
          seen.includes(name) && (
            <div key={name} {...api.getContentProps({ value: name })} className={styles.panel}>
              <Panel create={create} isShown={name === value} />
            </div>
          ),
      )}
    </div>
  )
}
