/**
 * The day of a moment in UTC, such as 2026-12-31.
 * @param moment ms since the epoch
 */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
