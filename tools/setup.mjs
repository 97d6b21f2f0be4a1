// Prepares a fresh machine, and does nothing on a prepared one. Runs on any Node from 20 on, before anything is
// installed, so it has no dependencies.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, findHeadlessShell } from './parts/chromium.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => join(root, ...parts)
const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

const run = (command, args) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  }).status === 0

const stop = (message) => {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const installDependencies = () => {
  // npm writes this file last: absent or older than the lockfile means an install is missing or unfinished.
  const installed = modified(at('node_modules', '.package-lock.json'))
  const runtime = existsSync(at('node_modules', '.bin', 'node')) || process.platform === 'win32'
  if (installed >= modified(at('package-lock.json')) && installed > 0 && runtime) return
  console.log('Installing dependencies (once) …')
  // Include development dependencies even if the environment requests a production install.
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']))
    stop(
      'The dependencies could not be installed. Is the npm registry reachable? Try again with: npm ci',
    )
}

const installPackage = (name) =>
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])

const installChromium = () => {
  const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const isDebian = isRoot && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  const wantsShell = isDebian && !process.env.CHROME_PATH && !findHeadlessShell()
  if (findChromium() && !wantsShell) return
  console.log('Installing Chromium for the end-to-end tests (once) …')
  if (isRoot) run('apt-get', ['update', '-qq'])
  if (wantsShell) installPackage('chromium-headless-shell')
  // Ubuntu's chromium package is a stub for snap; its universe has the real one under another name.
  for (const name of ['chromium', 'chromium-browser'])
    if (isRoot && !findChromium()) installPackage(name)
  if (!findChromium()) run('npx', ['playwright', 'install', 'chromium'])
  if (!findChromium())
    stop(
      'No Chromium was found or could be installed: install one and set CHROME_PATH to its executable.',
    )
}

/** `npm ci --omit=dev` beside a compiled server is enough for the team's command line. */
const isProductionInstall =
  existsSync(at('build', 'team.js')) &&
  existsSync(at('node_modules', 'better-sqlite3')) &&
  !existsSync(at('node_modules', 'vite'))

const major = Number(process.versions.node.split('.')[0])
if (major < 20) stop(`Node ${process.versions.node} is too old: Alma needs Node 20 or later.`)
const isEnough = process.argv.includes('--or-production') && isProductionInstall
if (!isEnough) installDependencies()
if (process.argv.includes('--browser')) installChromium()
