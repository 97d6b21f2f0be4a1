import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { selectIsSearchOpen } from '../../../machines/shell/searchPanel.machine.ts'
import { useShop } from '../../parts/shop.ts'
import { SidePanel } from '../panel/SidePanel.tsx'

const SearchPanelBody = lazy(() => import('./SearchPanelBody.tsx'))

/** The search beside the page. */
export function SearchPanel() {
  const { t } = useTranslation()
  const { searchPanel } = useShop()
  return (
    <SidePanel
      isOpen={useSelector(searchPanel, selectIsSearchOpen)}
      title={t('search.panel')}
      onClose={() => searchPanel.send({ type: 'panel.closed' })}
    >
      <SearchPanelBody />
    </SidePanel>
  )
}
