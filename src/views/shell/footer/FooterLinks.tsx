import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { ByWidth } from '../../parts/ByWidth.tsx'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { SiteLink } from '../../parts/links/SiteLink.tsx'
import { useSettings, useUser } from '../../parts/shop.ts'
import styles from './Footer.module.css'
import { SocialIcon } from './SocialIcon.tsx'

/** Up to four blocks of up to five links, and a closing line; on phones the blocks are collapsible. */
export function FooterLinks() {
  const { t } = useTranslation()
  const { text } = useFormats()
  const { customization: shop } = useSettings()
  const user = useUser()
  const blocks = ([1, 2, 3, 4] as const)
    .filter((n) => shop[`footerBlock${n}status`])
    .map((n) => ({
      title: text(shop[`block${n}_title`]),
      links: ([1, 2, 3, 4, 5] as const)
        .map((k) => ({
          name: shop[`block${n}_sub_title${k}`]?.en ?? '',
          text: text(shop[`block${n}_sub_title${k}`]),
          to: shop[`block${n}_sub_link${k}`],
        }))
        .filter((link) => link.text !== '' && !(user && link.to === '/login')),
    }))
    .filter(({ title, links }) => title !== '' && links.length > 0)
  return (
    <div className={styles.closing}>
      {blocks.length > 0 && (
        <nav className={styles.blocks} aria-label={t('footer.label')}>
          {blocks.map(({ title, links }) => (
            <Block key={title} title={title}>
              <ul>
                {links.map((link) => (
                  <li key={link.text}>
                    <SiteLink className={styles.link} to={link.to}>
                      <SocialIcon name={link.name} />
                      {link.text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </Block>
          ))}
        </nav>
      )}
      <p className={styles.name}>{text(shop.footerSection4Title) || shop.shopName}</p>
      <p className={styles.note}>
        {text(shop.footerSection4SubTitle) || t('footer.note', { shop: shop.shopName })}
      </p>
    </div>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const wide = (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
  const narrow = (
    <details>
      <summary>
        <h2>{title}</h2>
        <ChevronDown aria-hidden size={18} />
      </summary>
      {children}
    </details>
  )
  return <ByWidth wide={wide} narrow={narrow} />
}
