import { useSelector } from '@xstate/react'
import { selectTheme } from '../../../machines/shell/preferences.machine.ts'
import { Link } from '../../parts/links/Link.tsx'
import { PlainImage } from '../../parts/pictures/PlainImage.tsx'
import { useSettings, useShop } from '../../parts/shop.ts'
import styles from './Logo.module.css'

/**
 * The link home: the logos for light and dark backgrounds from the settings, or the shop's name if none is set or it
 * does not load.
 */
export function Logo({ ground = 'page' }: { ground?: 'page' | 'night' }) {
  const { header, customization } = useSettings()
  const [onLight, onDark = onLight] = header.logo
  const { shopName } = customization
  const theme = useSelector(useShop().preferences, selectTheme)
  const src = ground === 'night' || theme === 'dark' ? onDark : onLight
  return (
    <Link className={styles.logo} to="/">
      {src ? (
        <PlainImage
          src={src}
          alt={shopName}
          width={240}
          height={72}
          sources={
            ground === 'page' &&
            theme === 'system' && <source srcSet={onDark} media="(prefers-color-scheme: dark)" />
          }
          instead={shopName}
        />
      ) : (
        shopName
      )}
    </Link>
  )
}
