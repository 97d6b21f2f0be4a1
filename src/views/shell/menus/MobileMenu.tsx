import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Category } from '../../../contracts/catalogue/product.ts'
import { selectEntered, selectIsMenuOpen } from '../../../machines/shell/mobileMenu.machine.ts'
import { Choices } from '../../parts/fields/Choices.tsx'
import { useShop } from '../../parts/shop.ts'
import { ThemeChoice } from '../footer/ThemeChoice.tsx'
import styles from './MobileMenu.module.css'
import { MobileMenuCategories } from './MobileMenuCategories.tsx'
import { MobileMenuPages } from './MobileMenuPages.tsx'

/** The categories, one level at a time, and at the top the pages and choices of the shop. */
export default function MobileMenu({
  category,
  back,
  onChoose,
}: {
  /** The entered one; undefined at the top. */
  category: Category | undefined
  /** The button that leads one level up. */
  back: RefObject<HTMLButtonElement | null>
  onChoose: () => void
}) {
  const { mobileMenu } = useShop()
  const isOpen = useSelector(mobileMenu, selectIsMenuOpen)
  const entered = useSelector(mobileMenu, selectEntered)
  const inside = useRef<HTMLDivElement>(null)
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
  }, [entered, isOpen, back])

  return (
    <div ref={inside} className={styles.menu}>
      <MobileMenuCategories key={entered} category={category} onChoose={onChoose} />
      {entered === null && (
        <>
          <MobileMenuPages onChoose={onChoose} />
          <div className={styles.choices}>
            <Choices areNamed />
            <ThemeChoice />
          </div>
        </>
      )}
    </div>
  )
}
