const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 0x20 + place))

/** The letters of English and Italian titles, with their punctuation; `fonts.css` lists them as ranges. */
export const titleLetters = `${ascii}\u00a0·×ÀÈÉÌÒÙàèéìòù–—‘’“”…€`
