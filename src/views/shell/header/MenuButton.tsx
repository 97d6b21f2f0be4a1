import { useSelector } from '@xstate/react'
import Menu from 'lucide-react/icons/menu'
import { lazy, Suspense, useState } from 'react'
import { selectIsMenuOpen } from '../../../machines/shell/mobileMenu.machine.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { loadCode } from '../../parts/loadCode.ts'
import { useShop } from '../../parts/shop.ts'
import tools from './Tools.module.css'

const MobileMenu = lazy(() => loadCode(() => import('../menus/MobileMenu.tsx')))

/** The button of the menu below 1024 px, and the menu (rule H5). */
export function MenuButton() {
  const { t } = useTranslation()
  const { mobileMenu } = useShop()
  const isOpen = useSelector(mobileMenu, selectIsMenuOpen)
  // From then on it stays mounted: a dialog restores the focus when it is closed, not when it is removed.
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)
  return (
    <>
      <button
        type="button"
        className={tools.tool}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('header.menu')}
        onClick={() => mobileMenu.send({ type: 'panel.opened' })}
      >
        <Menu aria-hidden size={24} strokeWidth={1.6} />
      </button>
      {isNeeded && (
        <Suspense>
          <MobileMenu />
        </Suspense>
      )}
    </>
  )
}
