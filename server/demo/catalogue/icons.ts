const icon = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><g fill="none" stroke="#dcb76c" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>\n`

/** The signs of the four highlights at the foot of the page: a parcel, tongs, a tray, a scale. */
export const icons = {
  'icon-parcel.svg': icon(
    '<path d="M8 15l16-7 16 7v18l-16 7-16-7zM8 15l16 7 16-7M24 22v18M16 11.5l16 7"/>',
  ),
  'icon-tongs.svg': icon(
    '<path d="M14 42L22 20M34 42L26 20M22 20c-8-4-8-12-3-15M26 20c8-4 8-12 3-15"/><circle cx="24" cy="22" r="3"/><circle cx="24" cy="7" r="2.4"/>',
  ),
  'icon-tray.svg': icon(
    '<rect x="6" y="12" width="36" height="26" rx="3"/><path d="M6 21h36M18 12v26M30 12v26"/><circle cx="12" cy="29.5" r="3"/><circle cx="24" cy="29.5" r="3"/><circle cx="36" cy="29.5" r="3"/>',
  ),
  'icon-scale.svg': icon(
    '<path d="M24 7v33M15 40h18M9 13h30M9 13L4 27h10zM39 13l-5 14h10zM4 27c0 6 10 6 10 0M34 27c0 6 10 6 10 0"/>',
  ),
} as const
