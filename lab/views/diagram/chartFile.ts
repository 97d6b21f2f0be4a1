import type { Drawing } from '../../chart/drawing.ts'
import { chartFileStyle } from './chartStyle.ts'

/** The chart as a self-contained file. */
export const toSvg = (svg: SVGSVGElement, { width, height }: Drawing): string => {
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  for (const name of ['class', 'tabindex', 'style']) copy.removeAttribute(name)
  for (const name of ['transform', 'style']) copy.querySelector(':scope > g')?.removeAttribute(name)
  for (const name of copy.querySelectorAll('.name')) name.removeAttribute('style')
  const style = copy.querySelector('style')
  if (style) style.textContent = chartFileStyle
  return copy.outerHTML
}

/** Browsers draw no larger picture, px. */
const longestSide = 16_000

/** The light ground of a chart. */
const ground = '#f6f3ee'

/** The chart as a picture, twice as large as it is, or as large as a browser can draw it. */
export const toPng = async (svg: SVGSVGElement, drawing: Drawing): Promise<Blob> => {
  const { width, height } = drawing
  const scale = Math.min(2, longestSide / Math.max(width, height))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(toSvg(svg, drawing))}`
  await image.decode()
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser cannot draw on a canvas')
  pen.fillStyle = ground
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/png' })
}
