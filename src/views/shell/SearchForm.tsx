import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styles from './SearchForm.module.css'

/** Goes to the catalogue with what is searched; a blank search is ignored (specification 2). */
export function SearchForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search>
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const text = String(new FormData(form).get('search') ?? '').trim()
        if (text === '') return
        form.reset()
        navigate(`/eshop?${new URLSearchParams({ search: text })}`)
      }}
    >
      <input
        type="search"
        name="search"
        className={styles.input}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        maxLength={200}
      />
      <button type="submit" className={styles.submit} aria-label={t('search.submit')}>
        <Search aria-hidden size={18} />
      </button>
    </form>
  )
}
