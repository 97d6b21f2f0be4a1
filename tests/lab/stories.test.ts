import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machineNames } from '../../src/lab/examples/index.ts'
import { standingStates } from '../../src/lab/standing.ts'

const folder = join(import.meta.dirname, '../../src/lab/stories/machines')

const words = (text: string) => text.replace(/([A-Z])/g, ' $1').toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The stories of a machine: one for each state in which it can stand. */
const storiesOf = (machine: string): string => {
  const states = [...standingStates(machine).keys()]
  const exported = (state: string) => state.split(/[. ]/).map(capital).join('')
  return [
    '// Made by `npm run stories` from the machine and its example; not to be edited.',
    "import type { Meta, StoryObj } from '@storybook/react-vite'",
    "import { StateStory } from '../StateStory.tsx'",
    '',
    'const meta = {',
    `  title: 'Machines/${capital(words(machine))}',`,
    '  component: StateStory,',
    '  parameters: { hasOwnRouter: true },',
    `  args: { machine: '${machine}', state: '${states[0]}' },`,
    '} satisfies Meta<typeof StateStory>',
    'export default meta',
    'type Story = StoryObj<typeof meta>',
    '',
    ...states.map(
      (state) =>
        `export const ${exported(state)}: Story = {\n  name: '${state}',\n  args: { state: '${state}' },\n}`,
    ),
    '',
  ].join('\n')
}

test.each(machineNames)('the machine %s has a story for each of its states', async (machine) => {
  const file = join(folder, `${machine}.stories.tsx`)
  const wanted = storiesOf(machine)
  if (process.env.WRITE_STORIES) {
    await mkdir(folder, { recursive: true })
    await writeFile(file, wanted)
  }
  const written = await readFile(file, 'utf8').catch(() => '')
  expect(
    written === wanted,
    `src/lab/stories/machines/${machine}.stories.tsx does not show the states of the machine: run npm run stories`,
  ).toBe(true)
})
