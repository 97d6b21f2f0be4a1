import { expect, test } from 'vitest'
import { said } from '../../src/domain/shell/said.ts'
import { unsaid } from '../support/unsaid.ts'

const at = (body: unknown, status = 422, path = '/order/') => unsaid({ path, status, body })

test.each<[what: string, body: unknown, fault: string | undefined]>([
  ['data without a message', { data: [] }, undefined],
  ['a refusal with its key', { code: 'not_found', ...said('refusal.noOrder') }, undefined],
  ['a refusal without a key', { code: 'not_found', message: 'No.' }, 'no key: No.'],
  ['an unknown key', { message: 'No.', key: 'no' }, 'the catalogue has no no'],
  [
    'an amount without its currency',
    said('refusal.totalChanged', { total: 3 }),
    'refusal.totalChanged needs symbol',
  ],
  [
    'a field without a key',
    { ...said('problem.invalid_field'), issues: [{ field: 'name', message: 'No name.' }] },
    'no key: No name.',
  ],
])('%s', (_what, body, fault) => {
  expect(at(body)).toBe(fault)
})

test('messages that no program of the shop sends, and those of earlier versions, may be in English only', () => {
  expect(at({ code: 'bad_request', message: 'No JSON.' }, 400)).toBeUndefined()
  expect(at({ message: 'Added.', version: 1 }, 200, '/cart/lines')).toBeUndefined()
})
