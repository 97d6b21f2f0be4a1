// Finds a Chromium. Has no dependencies, because setup runs it before they are installed.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

// A headless shell has no windows, and takes half the time to open a page.
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Chromiums that Playwright has downloaded, newest first. */
const playwrightPlaces = () => {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    join(homedir(), 'AppData', 'Local', 'ms-playwright'),
  ].filter((folder) => folder && existsSync(folder))
  const inside = [
    ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
    ['chrome-linux64', 'chrome'],
    ['chrome-linux', 'chrome'],
    ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
    ['chrome-win', 'chrome.exe'],
  ]
  return caches.flatMap((cache) =>
    readdirSync(cache)
      .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
      .sort((a, b) => Number(/\d+$/.exec(b)) - Number(/\d+$/.exec(a)))
      .flatMap((name) => inside.map((parts) => join(cache, name, ...parts))),
  )
}

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))

/** The executable of a headless shell on the path, or undefined. */
export const findHeadlessShell = () => onPath(shells).find(isExecutable)

/**
 * The executable of a Chromium: `CHROME_PATH` first, then a headless shell, then the usual names and places; or
 * undefined.
 */
export const findChromium = () => {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  return (
    findHeadlessShell() ??
    [...onPath(browsers), ...usualPlaces, ...playwrightPlaces()].find(isExecutable)
  )
}

/** The executable of a Chromium that can show a window: like {@link findChromium}, but no headless shell. */
export const findBrowserWithWindow = () => {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  return [...onPath(browsers), ...usualPlaces, ...playwrightPlaces()].find(
    (path) => isExecutable(path) && !path.includes('headless'),
  )
}

/** Arguments to run in any environment, including containers, without contacting other servers. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
