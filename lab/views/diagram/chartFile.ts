import type { Drawing } from '../../chart/drawing.ts'
import { svgToPng } from '../save/svgToPng.ts'
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

/** The chart as a picture. */
export const toPng = (svg: SVGSVGElement, drawing: Drawing): Promise<Blob> =>
  svgToPng(toSvg(svg, drawing), drawing)
