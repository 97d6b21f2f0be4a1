import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { extract } from 'tar'

/** A revision that git does not have; its message is for the person who named it. */
export class UnknownRevision extends Error {}

export interface Revision {
  readonly commit: string
  /** Its short name and its subject. */
  readonly name: string
}

const runFile = promisify(execFile)

const git = async (root: string, ...args: readonly string[]): Promise<string> =>
  (await runFile('git', ['-C', root, ...args])).stdout.trim()

const commitOf = (root: string, revision: string) =>
  git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch(
    () => undefined,
  )

/**
 * The commit of the last release: `npm run contract -- release` dates a section of the changes. Undefined if there was
 * none, or if a shallow clone may not have it.
 */
const lastRelease = async (root: string): Promise<string | undefined> => {
  if ((await git(root, 'rev-parse', '--is-shallow-repository')) === 'true') return undefined
  const dated = ['-G', '^## [0-9]{4}-[0-9]{2}-[0-9]{2}', '--', 'docs/changes.md']
  return (await git(root, 'log', '-1', '--extended-regexp', '--format=%H', ...dated)) || undefined
}

/** What the code of a revision consists of. Other files, such as a new journey, cannot change what is compared. */
const code = ['src', 'package.json']

const isClean = async (root: string): Promise<boolean> =>
  (await git(root, 'status', '--porcelain', '--', ...code)) === ''

/**
 * Where the current branch left the main one. On the main branch itself: the last commit, if its code has changed since,
 * and otherwise the last release.
 */
const startOfBranch = async (root: string): Promise<string> => {
  for (const main of ['main', 'master', 'origin/HEAD']) {
    const base = await git(root, 'merge-base', 'HEAD', main).catch(() => undefined)
    if (!base) continue
    const isMerged = base === (await commitOf(root, 'HEAD')) && (await isClean(root))
    return (isMerged && (await lastRelease(root))) || base
  }
  return 'HEAD'
}

/**
 * Finds a revision. Without a name: where the current branch left the main one, or the last release.
 *
 * @throws {@link UnknownRevision}
 */
export const findRevision = async (root: string, named?: string): Promise<Revision> => {
  const wanted = named || (await startOfBranch(root))
  const commit = await commitOf(root, wanted)
  if (commit) return { commit, name: await git(root, 'log', '-1', '--format=%h %s', commit) }
  const isRepository = await commitOf(root, 'HEAD')
  throw new UnknownRevision(
    isRepository
      ? `git has no revision "${wanted}" here. A shallow clone has only the newest ones: git fetch --unshallow`
      : 'There is no git history here to compare with.',
  )
}

/** Removes the folder however the process ends. */
const removedAtEnd = (folder: string) => {
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stop = (signal: NodeJS.Signals) => {
    remove()
    // Without a listener of somebody else, a signal ends the process.
    if (process.listenerCount(signal) === 0) process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  process.once('exit', remove)
  for (const signal of signals) process.once(signal, stop)
  return () => {
    remove()
    process.off('exit', remove)
    for (const signal of signals) process.off(signal, stop)
  }
}

const unpack = async (root: string, { commit, name }: Revision, folder: string) => {
  const hasCode = await git(root, 'cat-file', '-e', `${commit}:src`).catch(() => undefined)
  if (hasCode === undefined) throw new UnknownRevision(`The revision ${name} has no folder src.`)
  const archive = spawn('git', ['-C', root, 'archive', commit, ...code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await pipeline(archive.stdout, extract({ cwd: folder }))
}

/** Code that takes longer to load is broken, ms. */
const longest = 60_000

/** Loads code below `root` in a process of its own, and returns the JSON that it prints. */
export const describeCode = async (script: string, root: string): Promise<unknown> => {
  const limits = { maxBuffer: 256 * 2 ** 20, timeout: longest }
  const running = runFile(process.execPath, [script, root], limits)
  const end = () => void running.child.kill()
  process.once('exit', end)
  try {
    return JSON.parse((await running).stdout)
  } finally {
    process.off('exit', end)
  }
}

/**
 * The same for the code at a revision, with the current dependencies. Its files exist for as long as this takes.
 *
 * @throws {@link UnknownRevision} if the script cannot read that code
 */
export const describeRevision = async (
  script: string,
  root: string,
  revision: Revision,
): Promise<unknown> => {
  const folder = mkdtempSync(join(tmpdir(), 'alma-revision-'))
  const remove = removedAtEnd(folder)
  try {
    await unpack(root, revision, folder)
    const modules = join(root, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, join(folder, 'node_modules'), 'junction')
    return await describeCode(script, folder)
  } catch (error) {
    if (error instanceof UnknownRevision) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnknownRevision(`The code of ${revision.name} cannot be read:\n${reason}`)
  } finally {
    remove()
  }
}
