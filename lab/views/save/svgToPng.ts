/** Browsers draw no larger picture, px. */
const longestSide = 16_000

/** The light ground of a drawing. */
export const ground = '#f6f3ee'

/** A drawing as a picture, twice as large as it is, or as large as a browser can draw it. */
export const svgToPng = async (
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> => {
  const scale = Math.min(2, longestSide / Math.max(width, height))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser cannot draw on a canvas')
  pen.fillStyle = ground
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/png' })
}
