import { expect, test } from 'vitest'
import type { Form } from '../../../src/machines/account/formMachine.ts'
import type { Drafts } from '../../../src/services/parts/drafts.ts'
import { createKeptKey } from '../../../src/services/parts/keptKey.ts'

const open = () => {
  const kept = new Map<string, Form>()
  const drafts: Drafts = {
    read: (name) => kept.get(name) ?? {},
    write: (name, form) => void kept.set(name, form),
    drop: (name) => void kept.delete(name),
    dropAll: () => kept.clear(),
    isAny: () => kept.size > 0,
  }
  let made = 0
  const newKey = () => `key-${++made}`
  return () => createKeptKey({ drafts, newKey }, 'contact u-asha')
}

test('Scenario: the same content keeps its key across a reload, until the shop has it', () => {
  const load = open()
  const first = load().of({ text: 'Hello' })
  expect(load().of({ text: 'Hello' })).toBe(first)
  load().drop()
  expect(load().of({ text: 'Hello' })).not.toBe(first)
})

test('Scenario: other content gets another key', () => {
  const load = open()
  const first = load().of({ text: 'Hello' })
  expect(load().of({ text: 'Hello again' })).not.toBe(first)
})
