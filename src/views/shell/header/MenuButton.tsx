import { useSelector } from '@xstate/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Menu from 'lucide-react/icons/menu'
import { useRef } from 'react'
import { pathTo } from '../../../domain/catalogue/categoryTree.ts'
import { selectEntered, selectIsMenuOpen } from '../../../machines/shell/mobileMenu.machine.ts'
import controls from '../../parts/controls.module.css'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { useSettings, useShop } from '../../parts/shop.ts'
import { SidePanel } from '../panel/SidePanel.tsx'
import { PanelButton } from './PanelButton.tsx'
import tools from './Tools.module.css'

const MobileMenu = lazyPart(() => import('../menus/MobileMenu.tsx'))

/** The button of the menu below 1024 px, and the menu (rule H5). */
export function MenuButton() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { mobileMenu } = useShop()
  const { categories } = useSettings()
  const isOpen = useSelector(mobileMenu, selectIsMenuOpen)
  const entered = useSelector(mobileMenu, selectEntered)
  const category = entered === null ? undefined : pathTo(categories, entered).at(-1)
  const back = useRef<HTMLButtonElement>(null)
  const close = () => mobileMenu.send({ type: 'panel.closed' })
  return (
    <>
      <PanelButton
        label={t('header.menu')}
        isOpen={isOpen}
        instead="/the-shop"
        onOpen={() => mobileMenu.send({ type: 'panel.opened' })}
      >
        <Menu aria-hidden size={24} strokeWidth={1.6} />
      </PanelButton>
      <SidePanel
        isOpen={isOpen}
        side="start"
        title={category ? text(category.name) : t('header.menu')}
        lead={
          category && (
            <button
              ref={back}
              type="button"
              className={`${controls.iconButton} ${tools.back}`}
              aria-label={t('header.back')}
              onClick={() => mobileMenu.send({ type: 'category.left' })}
            >
              <ArrowLeft aria-hidden size={22} strokeWidth={1.6} />
            </button>
          )
        }
        onClose={close}
      >
        <MobileMenu category={category} back={back} onChoose={close} />
      </SidePanel>
    </>
  )
}
