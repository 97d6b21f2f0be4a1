import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useSettings } from '../../parts/shop.ts'

/** The links of the header: menu links 2 to 5 of the settings, as far as they are set. */
export const useMenuLinks = (): readonly { readonly to: string; readonly text: string }[] => {
  const { header } = useSettings()
  const { text } = useFormats()
  return [
    { to: header.headerMenu2Link, text: text(header.headerMenu2) },
    { to: header.headerMenu3Link, text: text(header.headerMenu3) },
    { to: header.headerMenu4Link, text: text(header.headerMenu4) },
    { to: header.headerMenu5Link, text: text(header.headerMenu5) },
  ].flatMap((link) => (link.to && link.text ? [{ to: link.to, text: link.text }] : []))
}
