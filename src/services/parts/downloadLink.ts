import type { DownloadLink } from '../../contracts/downloadLink.ts'

/** The browser streams the file of a link to the disk; a page would have to hold all of it in memory. */
export const downloadLink = ({ link, name }: DownloadLink): void => {
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.download = name
  anchor.click()
}
