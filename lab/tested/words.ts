import type { TestKind } from './tested.ts'

export const kindText: Readonly<Record<TestKind, string>> = {
  machine: 'On the machine',
  stories: 'In stories',
  chromium: 'In Chromium',
  journeys: 'By journeys',
}

export const partsText = (count: number): string => `${count} ${count === 1 ? 'part' : 'parts'}`
