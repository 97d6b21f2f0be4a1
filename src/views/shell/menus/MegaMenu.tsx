import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, type PointerEvent, Suspense, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { selectIsMegaMenuOpen } from '../../../machines/shell/megaMenu.machine.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { useSettings, useShop } from '../../parts/shop.ts'
import styles from './MegaMenu.module.css'
import { moveInColumns } from './moveInColumns.ts'

/** Fetched with the first header; the front page has none. */
const MegaMenuPanel = lazyPart(() => import('./MegaMenuPanel.tsx'))

/** The e-shop menu: opens on hover, focus and press; arrow keys, Home, End and Escape work in it. */
export function MegaMenu() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { megaMenu } = useShop()
  const { header } = useSettings()
  const isOpen = useSelector(megaMenu, selectIsMegaMenuOpen)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  const dismiss = () => {
    if (place.current?.contains(place.current.ownerDocument.activeElement)) button.current?.focus()
    megaMenu.send({ type: 'menu.dismissed' })
  }

  useEffect(() => {
    const { current } = place
    if (!isOpen || !current) return
    // Escape closes the open menu wherever the focus is, and so does a press outside it.
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') dismiss()
    }
    const onPress = (event: globalThis.PointerEvent) => {
      if (!event.composedPath().includes(current)) megaMenu.send({ type: 'focus.left' })
    }
    const { ownerDocument: document } = current
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  })

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const isOnButton = event.target === button.current
    if (isOnButton && event.key === 'ArrowDown') {
      event.preventDefault()
      if (!isOpen) flushSync(() => megaMenu.send({ type: 'menu.pressed' }))
      place.current?.querySelector<HTMLElement>('[data-column] a')?.focus()
    } else if (!isOnButton) moveInColumns(event, button.current)
  }
  const tellPointer = (type: 'pointer.entered' | 'pointer.left') => (event: PointerEvent) => {
    // A finger presses; it does not hover.
    if (event.pointerType === 'mouse') megaMenu.send({ type })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the pointer and the keys of what is inside
    <div
      ref={place}
      className={styles.place}
      onPointerEnter={tellPointer('pointer.entered')}
      onPointerLeave={tellPointer('pointer.left')}
      onKeyDown={move}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) megaMenu.send({ type: 'focus.left' })
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) megaMenu.send({ type: 'focus.entered' })
        }}
        onClick={() => megaMenu.send({ type: 'menu.pressed' })}
      >
        {text(header.headerMenu1) || t('eshop.title')}
        <ChevronDown aria-hidden size={16} />
      </button>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        <Suspense>
          <MegaMenuPanel onChoose={() => megaMenu.send({ type: 'panel.closed' })} />
        </Suspense>
      </div>
    </div>
  )
}
