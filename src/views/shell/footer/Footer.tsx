import { useSettings } from '../../parts/shop.ts'
import styles from './Footer.module.css'
import { FooterHighlights } from './FooterHighlights.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { FooterStory } from './FooterStory.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

/** The footer: four sections, each shown by its flag in the settings (rule H11), and the theme. */
export function Footer() {
  const { customization: shop } = useSettings()
  return (
    <footer className={styles.footer}>
      {shop.showFooterSection3Status && <FooterStory />}
      {shop.showFooterSection1Status && <FooterHighlights />}
      {shop.showFooterSection2Status && <NewsletterForm />}
      {shop.showFooterSection4Status && <FooterLinks />}
      <div className={styles.theme}>
        <ThemeChoice />
      </div>
    </footer>
  )
}
