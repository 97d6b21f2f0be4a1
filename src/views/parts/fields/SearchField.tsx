import styles from './Field.module.css'

/** A search of what the page shows. Each key searches. */
export function SearchField({
  label,
  query,
  className,
  onType,
}: {
  label: string
  /** What it begins with. */
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
          name="query"
          autoComplete="off"
          defaultValue={query}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
      </label>
    </search>
  )
}
