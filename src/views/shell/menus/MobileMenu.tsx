import { useSelector } from '@xstate/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../domain/catalogue/categoryTree.ts'
import { selectEntered, selectIsMenuOpen } from '../../../machines/shell/mobileMenu.machine.ts'
import controls from '../../parts/controls.module.css'
import { Choices } from '../../parts/fields/Choices.tsx'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useSettings, useShop } from '../../parts/shop.ts'
import { ThemeChoice } from '../footer/ThemeChoice.tsx'
import { SidePanel } from '../panel/SidePanel.tsx'
import styles from './MobileMenu.module.css'
import { MobileMenuCategories } from './MobileMenuCategories.tsx'
import { MobileMenuPages } from './MobileMenuPages.tsx'

/** The categories, one level at a time, and at the top the pages and choices of the shop. */
export default function MobileMenu() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { mobileMenu } = useShop()
  const { categories } = useSettings()
  const isOpen = useSelector(mobileMenu, selectIsMenuOpen)
  const entered = useSelector(mobileMenu, selectEntered)
  const category = entered === null ? undefined : pathTo(categories, entered).at(-1)
  const inside = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const before = useRef(entered)

  // The pressed button has been removed: move the focus to the new level, and back again on return.
  useEffect(() => {
    const left = before.current
    before.current = entered
    if (!isOpen || left === entered) return
    const entry = [...(inside.current?.querySelectorAll<HTMLElement>('[data-slug]') ?? [])].find(
      ({ dataset }) => dataset.slug === left,
    )
    ;(entry ?? back.current)?.focus()
  }, [entered, isOpen])

  const close = () => mobileMenu.send({ type: 'panel.closed' })
  return (
    <SidePanel
      isOpen={isOpen}
      side="start"
      title={category ? text(category.name) : t('header.menu')}
      lead={
        entered !== null && (
          <button
            ref={back}
            type="button"
            className={`${controls.iconButton} ${styles.back}`}
            aria-label={t('header.back')}
            onClick={() => mobileMenu.send({ type: 'category.left' })}
          >
            <ArrowLeft aria-hidden size={22} strokeWidth={1.6} />
          </button>
        )
      }
      onClose={close}
    >
      <div ref={inside} className={styles.menu}>
        <MobileMenuCategories key={entered} category={category} onChoose={close} />
        {entered === null && (
          <>
            <MobileMenuPages onChoose={close} />
            <div className={styles.choices}>
              <Choices areNamed />
              <ThemeChoice />
            </div>
          </>
        )}
      </div>
    </SidePanel>
  )
}
