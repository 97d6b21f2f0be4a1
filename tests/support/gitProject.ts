import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A project with a git history of its own, and the dependencies of this one. */
export const createGitProject = () => {
  const root = mkdtempSync(join(tmpdir(), 'alma-project-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@t.test', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  git('init', '--quiet', '--initial-branch', 'main')
  write('package.json', '{ "type": "module" }')
  write('.gitignore', 'node_modules')
  symlinkSync(
    join(import.meta.dirname, '../../node_modules'),
    join(root, 'node_modules'),
    'junction',
  )
  return {
    root,
    git,
    write,
    /** Commits all files and returns the commit. */
    commit: (subject: string): string => {
      git('add', '--all')
      git('commit', '--quiet', '--message', subject)
      return git('rev-parse', 'HEAD')
    },
    remove: () => rmSync(root, { recursive: true }),
  }
}
