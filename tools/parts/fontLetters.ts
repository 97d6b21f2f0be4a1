const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 0x20 + place))

/** The letters of English and Italian titles, with their punctuation. */
const titles = `${ascii}\u00a0·×ÀÈÉÌÒÙàèéìòù–—‘’“”…€`

/** The letters of the small fonts that every first visit loads; `fonts.css` lists them as ranges. */
export const fontLetters = {
  titles,
  texts: `${titles}£©«®°»¼½¾−™`,
} as const
