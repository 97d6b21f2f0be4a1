/** The executable of a Chromium: `CHROME_PATH` first, then the usual names and places; or undefined. */
export function findChromium(): string | undefined
/** Command line arguments with which it runs anywhere and talks to nobody. */
export const chromiumArgs: string[]
