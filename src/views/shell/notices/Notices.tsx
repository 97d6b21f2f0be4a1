import styles from './Notices.module.css'
import { NotificationBar } from './NotificationBar.tsx'
import { Toasts } from './Toasts.tsx'

/**
 * The bar and the toasts, at the lower edge of the head that contains them: they cover none of its buttons. An open
 * panel shows them instead of the page (rule N9).
 */
export function Notices() {
  return (
    <div className={styles.notices}>
      <NotificationBar />
      <Toasts />
    </div>
  )
}
