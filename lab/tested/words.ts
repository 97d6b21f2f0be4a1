import type { PartKind, TestKind } from './tested.ts'

export const kindText: Readonly<Record<TestKind, string>> = {
  machine: 'On the machine',
  stories: 'In stories',
  chromium: 'In Chromium',
  journeys: 'By journeys',
}

/** What the parts of a kind are called. */
export const partText: Readonly<Record<PartKind, string>> = {
  states: 'states',
  transitions: 'transitions',
  sides: 'guard sides',
}

export const partsText = (count: number): string => `${count} ${count === 1 ? 'part' : 'parts'}`
