/** The contract's limit for the address of a picture. */
const longestAddress = 2048

/** The stored address of a picture, or an error message. */
export const readPicture = (text: string): { url: string } | { reason: string } => {
  const whole = text.startsWith('//') ? `https:${text}` : text
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  if (url?.protocol !== 'https:' || url.username !== '')
    return { reason: `“${text}” is not the address of a picture; it begins with https://` }
  if (url.href.length > longestAddress)
    return { reason: `the address is longer than ${longestAddress} characters` }
  return { url: url.href }
}

/** The stored address of a picture; none if there is no text, or a wrong one, which is reported elsewhere. */
export const pictureIn = (text: string): string | undefined => {
  const picture = text === '' ? undefined : readPicture(text)
  return picture && 'url' in picture ? picture.url : undefined
}
