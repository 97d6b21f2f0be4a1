import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'vitest'
import { machineNames } from '../../lab/run/names.ts'
import { standingStates } from '../../lab/run/standing.ts'
import { expectDerived } from '../support/flows/derived.ts'

const lab = join(import.meta.dirname, '../../lab')

/** The area of each machine, from its example. */
const areas = new Map(
  globSync('examples/*/*.tsx', { cwd: lab }).map((file) => [
    basename(file, '.tsx'),
    basename(dirname(file)),
  ]),
)

const words = (text: string) => text.replace(/([A-Z])/g, ' $1').toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The stories of a machine: one for each state in which it can rest. */
const storiesOf = (machine: string): string => {
  const states = [...standingStates(machine).keys()]
  const exported = (state: string) => state.split(/[. ]/).map(capital).join('')
  return [
    '// Made by `npm run derive` from the machine and its example; not to be edited.',
    "import type { Meta, StoryObj } from '@storybook/react-vite'",
    "import { StateStory } from '../../StateStory.tsx'",
    "import { showsState } from '../../showsState.ts'",
    '',
    'const meta = {',
    `  title: 'Machines/${capital(words(machine))}',`,
    '  component: StateStory,',
    '  parameters: { hasOwnRouter: true },',
    '  argTypes: {',
    '    machine: { table: { disable: true } },',
    `    state: {\n      control: 'select',\n      options: [${states.map((state) => `\n        '${state}',`).join('')}\n      ],\n    },`,
    '  },',
    `  args: { machine: '${machine}', state: '${states[0]}' },`,
    '  play: showsState,',
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

/**
 * The machines with which the lab is checked for accessibility: regions, delays, guards and a final state. Other charts
 * have the same elements, and the views are checked in the stories of their states.
 */
const checkedInLab: readonly string[] = ['app', 'cart', 'checkout', 'emailVerification']

const labStory = (machine: string): string =>
  [
    `export const ${capital(machine)}: Story = {`,
    `  name: '${capital(words(machine))}',`,
    `  args: { machine: '${machine}' },`,
    ...(checkedInLab.includes(machine) ? ["  parameters: { a11y: { test: 'error' } },"] : []),
    '}',
  ].join('\n')

/** The flow lab, open at each machine. */
const labStories = (): string =>
  [
    '// Made by `npm run derive` from the registry; not to be edited.',
    "import type { Meta, StoryObj } from '@storybook/react-vite'",
    "import { LabStory } from './LabStory.tsx'",
    "import { wordsFit } from './wordsFit.ts'",
    '',
    'const meta = {',
    "  title: 'Flow lab',",
    '  component: LabStory,',
    "  parameters: { hasOwnRouter: true, a11y: { test: 'off' } },",
    `  args: { machine: '${machineNames[0]}' },`,
    '  play: wordsFit,',
    '} satisfies Meta<typeof LabStory>',
    'export default meta',
    'type Story = StoryObj<typeof meta>',
    '',
    ...machineNames.map(labStory),
    '',
  ].join('\n')

/** Files below `lab/stories/` with their content. */
const files: readonly (readonly [string, () => string])[] = [
  ...machineNames.map(
    (machine) =>
      [`machines/${areas.get(machine)}/${machine}.stories.tsx`, () => storiesOf(machine)] as const,
  ),
  ['flowLab.stories.tsx', labStories],
]

test.each(files)('%s matches the registry', async (name, make) => {
  await expectDerived(
    join(lab, 'stories', name),
    make(),
    `lab/stories/${name} does not show every machine and state`,
  )
})
