import { useFormats } from '../../parts/hooks/useFormats.ts'
import { PlainImage } from '../../parts/pictures/PlainImage.tsx'
import { useSettings } from '../../parts/shop.ts'
import styles from './Footer.module.css'

/** Four highlights with icon, title and description. */
export function FooterHighlights() {
  const { text } = useFormats()
  const { customization: shop } = useSettings()
  const highlights = ([1, 2, 3, 4] as const)
    .map((n) => ({
      icon: shop[`footerSection1Img${n}`],
      title: text(shop[`footerSection1Title${n}`]),
      text: text(shop[`footerSection1Desc${n}`]),
    }))
    .filter(({ title }) => title !== '')
  if (highlights.length === 0) return null
  return (
    <ul className={styles.highlights}>
      {highlights.map(({ icon, title, text: description }) => (
        <li key={title}>
          {icon && (
            <PlainImage src={icon} alt="" width={48} height={48} loading="lazy" instead={null} />
          )}
          <h2>{title}</h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
