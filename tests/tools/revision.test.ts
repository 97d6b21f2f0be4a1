import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRevision } from '../../tools/parts/revision.ts'
import { createGitProject } from '../support/gitProject.ts'

let project: ReturnType<typeof createGitProject>
beforeAll(() => {
  project = createGitProject()
  project.write('src/cart.ts', 'export const cart = 1')
  project.write('docs/changes.md', '## 2026-11-01\n')
  project.commit('release')
  project.write('src/cart.ts', 'export const cart = 2')
  project.commit('cart: change it')
})
afterAll(() => project.remove())

const compared = async () => (await findRevision(project.root)).name.split(' ').slice(1).join(' ')

test('Scenario: on the main branch, a new journey does not count, and code that has changed does', async () => {
  expect(await compared()).toBe('release')
  project.write('tests/flows/journeys/aVisit.json', '{}')
  expect(await compared()).toBe('release')
  project.write('src/list.ts', 'export const list = 1')
  expect(await compared()).toBe('cart: change it')
})
