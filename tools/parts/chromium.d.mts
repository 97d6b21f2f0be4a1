/** The executable of a headless shell on the path, or undefined. */
export function findHeadlessShell(): string | undefined
/**
 * The executable of a Chromium: `CHROME_PATH` first, then a headless shell, then the usual names and places; or
 * undefined.
 */
export function findChromium(): string | undefined
/** The executable of a Chromium that can show a window, or undefined. */
export function findBrowserWithWindow(): string | undefined
/** Command-line arguments to run in any environment without contacting other servers. */
export const chromiumArgs: string[]
