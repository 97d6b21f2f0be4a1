import { useSelector } from '@xstate/react'
import { selectIsSearchOpen } from '../../../machines/shell/searchPanel.machine.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { useShop } from '../../parts/shop.ts'
import { SidePanel } from '../panel/SidePanel.tsx'

const SearchPanelBody = lazyPart(() => import('./SearchPanelBody.tsx'))

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
