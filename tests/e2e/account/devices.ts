/** A desk and a hand, each with its screen: pictures are asked for in the pixels that it has. */
export const devices = [
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
  ['a telephone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
] as const
