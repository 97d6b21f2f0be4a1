import { useSelector } from '@xstate/react'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { selectIsBlank, selectText } from '../../../machines/shell/searchPanel.machine.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { useShop } from '../../parts/shop.ts'
import { moveBetween } from '../menus/moveBetween.ts'
import styles from './SearchPanel.module.css'
import { SearchStart } from './SearchStart.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'

/** The search field and its suggestions; a blank search is ignored (rule H7). */
export default function SearchPanelBody() {
  const { t } = useTranslation()
  const { searchPanel } = useShop()
  const text = useSelector(searchPanel, selectText)
  const isBlank = useSelector(searchPanel, selectIsBlank)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const move = (event: KeyboardEvent<HTMLDivElement>) =>
    moveBetween(event, 'input, [data-suggestions] a, [data-suggestions] button')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the field and the links
    <div className={styles.search} onKeyDown={move}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          searchPanel.send({ type: 'search.submitted' })
        }}
      >
        <input
          ref={input}
          type="search"
          // An empty field keeps the side of the page, where its placeholder is.
          dir={isBlank ? undefined : 'auto'}
          className={styles.input}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => searchPanel.send({ type: 'text.typed', text: event.target.value })}
        />
        <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
          <Search aria-hidden size={20} />
        </button>
      </form>
      <div className={styles.below} data-suggestions>
        {isBlank ? <SearchStart /> : <SearchSuggestions />}
      </div>
    </div>
  )
}
