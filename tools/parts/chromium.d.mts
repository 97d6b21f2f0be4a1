/** The executable of a Chromium: `CHROME_PATH` first, then the usual names and places; or undefined. */
export function findChromium(): string | undefined
/** Command-line arguments to run in any environment without contacting other servers. */
export const chromiumArgs: string[]
