/** Numbers of invoices and of credit notes count separately. */
export type PaperSeries = 'INV' | 'CN'

/** The number of a paper: `INV-2026-000001` (rule O23). @param count from 1 in each series and year */
export const paperNumber = (series: PaperSeries, year: number, count: number): string =>
  `${series}-${year}-${String(count).padStart(6, '0')}`

/** The year of a moment in the seller's time zone. */
export const yearOf = (moment: number, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-u-ca-gregory', { year: 'numeric', timeZone }).format(moment))
