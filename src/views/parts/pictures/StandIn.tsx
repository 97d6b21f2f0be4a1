import Gem from 'lucide-react/icons/gem'
import styles from './StandIn.module.css'

/** A drawing in the place of a picture that is missing or does not load. */
export function StandIn({ alt }: { alt: string }) {
  return (
    <span className={styles.standIn} role="img" aria-label={alt} aria-hidden={alt === ''}>
      <Gem aria-hidden strokeWidth={0.75} />
    </span>
  )
}
