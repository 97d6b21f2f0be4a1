import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesAtHand } from '../../tools/parts/changesAtHand.ts'
import { createGitProject } from '../support/gitProject.ts'

test('Scenario: the charts and the contract of a branch are compared with the main one', async () => {
  const project = createGitProject()
  const registry = (states: string) =>
    `import { createMachine } from 'xstate'
     export const machines = { cart: createMachine({ id: 'cart', initial: 'closed', states: ${states} }) }`
  project.write('src/machines/index.ts', registry('{ closed: {} }'))
  project.write('src/contracts/index.ts', 'export const contract = {}')
  project.commit('cart: add a chart')
  project.write('src/machines/index.ts', registry('{ closed: {}, open: {} }'))
  const text = await changesAtHand(project.root)
  expect(text).toContain('new      state open')
  expect(text).toMatch(/\n\nThe contract is that of \w+ cart: add a chart\.$/)
  project.remove()
})

test('Scenario: on the main branch, they are compared with the last release', async () => {
  const project = createGitProject()
  const keepChart = (states: string, subject: string) => {
    const chart = `createMachine({ id: 'cart', initial: 'closed', states: ${states} })`
    const code = `import { createMachine } from 'xstate'\nexport const machines = { cart: ${chart} }`
    project.write('src/machines/index.ts', code)
    project.commit(subject)
  }
  project.write('src/contracts/index.ts', 'export const contract = {}')
  project.write('docs/changes.md', '# Changes\n\n## Not released\n')
  keepChart('{ closed: {} }', 'cart: add a chart')
  project.write('docs/changes.md', '# Changes\n\n## Not released\n\n## 2026-11-26\n')
  keepChart('{ closed: {}, open: {} }', 'release: date the changes')
  keepChart('{ closed: {}, open: {}, lost: {} }', 'cart: lose it')
  project.write('docs/changes.md', '# Changes\n\n## Not released\n\nNews.\n\n## 2026-11-26\n')
  keepChart('{ closed: {}, open: {}, lost: {}, found: {} }', 'cart: find it')
  const text = await changesAtHand(project.root)
  expect(text).toMatch(/^Since \w+ release: date the changes, 1 of 1 statecharts differ\.$/m)
  expect(text).toContain('new      state lost')
  expect(text).not.toContain('new      state open')
  project.remove()
})

test('Scenario: without history it says so', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'alma-bare-'))
  expect(await changesAtHand(bare)).toBe(
    'Not compared: There is no git history here to compare with.',
  )
  rmSync(bare, { recursive: true })
})

test('Scenario: code that cannot be read does not fail', async () => {
  const project = createGitProject()
  project.write('src/machines/index.ts', 'throw new Error("broken")')
  project.commit('cart: break')
  expect(await changesAtHand(project.root)).toContain('Not compared: The code of')
  project.remove()
})
