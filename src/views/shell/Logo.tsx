import { Link } from 'react-router-dom'
import styles from './Logo.module.css'
import { useSettings } from './shop.ts'

/**
 * The way home: the logo for light grounds and the one for dark grounds from the settings, or the shop's
 * name where none is set.
 */
export function Logo({ ground = 'page' }: { ground?: 'page' | 'night' }) {
  const { header, customization } = useSettings()
  const [onLight, onDark = onLight] = header.logo
  const { shopName } = customization
  const src = ground === 'night' ? onDark : onLight
  return (
    <Link className={styles.logo} to="/">
      {src ? (
        <picture>
          {ground === 'page' && <source srcSet={onDark} media="(prefers-color-scheme: dark)" />}
          <img src={src} alt={shopName} width={240} height={72} />
        </picture>
      ) : (
        shopName
      )}
    </Link>
  )
}
