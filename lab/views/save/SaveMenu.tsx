import Download from 'lucide-react/icons/download'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './SaveMenu.module.css'

/** Where the arrow keys lead from an item of `count`. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** A button with a menu of file formats. Arrow keys, Home and End move in it, Escape closes it. */
export function SaveMenu({
  label,
  formats,
}: {
  label: string
  /** What saves each format, by its name. */
  formats: Readonly<Record<string, () => void>>
}) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])]

  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus()
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const move = moves[event.key]
    if (move) all[move(at, all.length)]?.focus()
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The button closes it itself.
    if (!currentTarget.contains(relatedTarget) && relatedTarget !== button.current) setOpen(false)
  }
  return (
    <div className={styles.save}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Download aria-hidden size={17} />
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          className={styles.menu}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={press}
          onBlur={leave}
        >
          {Object.entries(formats).map(([name, save]) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                save()
                close()
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
