const mark = (wire: string, stone: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 72" width="240" height="72"><g fill="none" stroke="${wire}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M12 60L36 12L60 60M22 42H50M84 12V60H114M138 60V14L160 48L182 14V60M202 60L216 30L230 60M208 48H224"/></g><path d="M36 46c-6 7-6 14 0 14s6-7 0-14z" fill="${stone}"/><circle cx="216" cy="18" r="3" fill="${stone}"/></svg>\n`

/** The name of the shop as a logo, for light and dark backgrounds; the A is a hanging drop. No font is needed. */
export const logos = {
  'logo.svg': mark('#8a6422', '#cf9f45'),
  'logo-night.svg': mark('#ecd193', '#dcb76c'),
} as const
