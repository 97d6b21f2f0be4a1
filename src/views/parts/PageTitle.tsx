import { useContext, useEffect } from 'react'
import { pageTitle } from '../../domain/shell/pageHead.ts'
import { SettingsContext } from './shop.ts'

/** The title of the document (rule P6). React hoists it into the head. */
export function PageTitle({ name }: { name: string }) {
  // If the shell could not be shown, the name of the shop is unknown.
  const shopName = useContext(SettingsContext)?.customization.shopName ?? ''
  // A document has one title: remove the server's, which was for the time before the page was rendered.
  useEffect(() => document.head.querySelector('title[data-page]')?.remove(), [])
  return <title>{pageTitle(name, shopName)}</title>
}
