import { useFormats } from '../../parts/hooks/useFormats.ts'
import { Picture } from '../../parts/pictures/Picture.tsx'
import { useSettings } from '../../parts/shop.ts'
import styles from './Footer.module.css'

/** Pictures and a text. */
export function FooterStory() {
  const { text } = useFormats()
  const { customization: shop } = useSettings()
  const title = text(shop.footerSection3Title)
  if (!title) return null
  const pictures = ([1, 2, 3] as const)
    .map((n) => ({
      ...{ n, src: shop[`footerSection3Img${n}`] },
      caption: n === 2 ? text(shop.footerSection3Img2Desc) : '',
    }))
    .filter(({ src }) => src)
  return (
    <section className={styles.story} aria-labelledby="footer-story">
      <div className={styles.words}>
        <p className={styles.eyebrow}>{text(shop.footerSection3SubTitle)}</p>
        <h2 id="footer-story">{title}</h2>
        <p>{text(shop.footerSection3Desc)}</p>
      </div>
      <div className={styles.pictures} data-count={pictures.length}>
        {pictures.map(({ n, src, caption }) => (
          <figure key={n}>
            <Picture src={src} alt="" />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  )
}
