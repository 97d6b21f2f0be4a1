import styles from './Status.module.css'

/** A status of a call, marked by what is known of it. */
export function Status({
  status,
  isTested = false,
  isSeen = false,
  isBroken = false,
}: {
  status: string
  /** Whether it has a test case of its own. */
  isTested?: boolean
  /** Whether it was seen in this browser. */
  isSeen?: boolean
  /** Whether such an answer broke the contract. */
  isBroken?: boolean
}) {
  return (
    <span
      className={styles.status}
      data-tested={isTested || undefined}
      data-seen={isSeen || undefined}
      data-broken={isBroken || undefined}
    >
      {status}
    </span>
  )
}
