/** The executable of a Chromium: `CHROME_PATH` first, then the usual names and places; or undefined. */
export function findChromium(): string | undefined
