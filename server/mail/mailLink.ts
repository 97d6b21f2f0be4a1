/**
 * The address of a link in a mail. It contains the language of the mail, so that the page opens in it on every device
 * (rule E5).
 * @param publicUrl public address of the shop
 */
export const mailLink = (publicUrl: string, path: string, language: string): string => {
  const link = new URL(`${publicUrl}${path}`)
  link.searchParams.set('lang', language)
  return link.href
}
