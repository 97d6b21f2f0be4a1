/** A desktop and a phone, each with its screen: pictures are requested for its pixel density. */
export const devices = [
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
  ['a telephone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
] as const
