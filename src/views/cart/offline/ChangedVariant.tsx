import type { CommandVariant } from '../../../domain/cart/offline/commands.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import styles from './OfflineChanges.module.css'

/** The name of a changed variant. */
export function ChangedVariant({ variant: { title, sku } }: { variant: CommandVariant }) {
  const { text } = useFormats()
  return (
    <>
      <strong>
        <bdi>{text(title)}</bdi>
      </strong>{' '}
      <bdi className={styles.soft}>{sku}</bdi>
    </>
  )
}
