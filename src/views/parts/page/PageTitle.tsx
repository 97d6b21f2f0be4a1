import { useContext, useEffect } from 'react'
import { pageTitle } from '../../../domain/shell/pageHead.ts'
import { SettingsContext } from '../shop.ts'

/** React takes the server's title over if it is the same. Remove it otherwise: a document has one title. */
const keepOneTitle = () => {
  const [said, other] = document.head.querySelectorAll('title')
  if (other) document.head.querySelector('title[data-page]')?.remove()
  else said?.removeAttribute('data-page')
}

/** The title of the document (rule P6). React hoists it into the head. */
export function PageTitle({ name }: { name: string }) {
  // If the shell could not be shown, the name of the shop is unknown.
  const shopName = useContext(SettingsContext)?.customization.shopName ?? ''
  useEffect(keepOneTitle, [])
  return <title>{pageTitle(name, shopName)}</title>
}
