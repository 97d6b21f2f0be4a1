import styles from './Field.module.css'

/** A search of the page's content. It searches with each key. */
export function SearchField({
  label,
  query,
  className,
  onType,
}: {
  label: string
  /** The initial text. */
  query: string
  className: string | undefined
  onType: (query: string) => void
}) {
  return (
    <search className={className}>
      <label className={styles.field}>
        <span className={styles.head}>{label}</span>
        <input
          type="search"
          dir="auto"
          name="query"
          autoComplete="off"
          defaultValue={query}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
    </search>
  )
}
