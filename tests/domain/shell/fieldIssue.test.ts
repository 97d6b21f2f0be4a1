import { expect, test } from 'vitest'
import { z } from 'zod'
import { CustomerUpdate, Registration } from '../../../src/contracts/account/forms.ts'
import { fieldIssue, fieldSentence } from '../../../src/domain/shell/fieldIssue.ts'
import { fieldProblem, fieldProblems, keyReused } from '../../../src/domain/shell/fieldProblem.ts'
import { said } from '../../../src/domain/shell/said.ts'

/** The fields that `schema` refuses, with the key of the sentence about each. */
const keysOf = (schema: z.ZodType, sent: unknown) =>
  (schema.safeParse(sent).error?.issues ?? [])
    .map((issue) => fieldIssue(issue, sent))
    .map(({ field, key }) => [field, key])

test('a field is identified by its path, and the sentence is about the sent value', () => {
  const Rows = z.object({ rows: z.array(z.object({ quantity: z.int(), note: z.string().max(2) })) })
  const rows = [{ quantity: 1, note: 'no' }, { quantity: 0.5, note: 'yes' }, { quantity: ' ' }]
  expect([keysOf(Rows, { rows }), keysOf(Rows, null)]).toEqual([
    [
      ['rows.1.quantity', 'field.wholeNumber'],
      ['rows.1.note', 'field.tooLong'],
      ['rows.2.quantity', 'field.required'],
      ['rows.2.note', 'field.required'],
    ],
    [['body', 'problem.invalid_field']],
  ])
})

test('a rule of a form has its own sentence', () => {
  const form = {
    ...{ name: 'Asha', email: 'asha@rao.example', companyName: 'Rao', country: 'India' },
    ...{ password: 'a long secret', confirmPassword: 'another one', checkTermsCondtion: true },
  }
  const changed = { newPassword: 'a long secret', confirmPassword: 'another one' }
  expect([
    keysOf(Registration, form),
    keysOf(Registration, { ...form, checkTermsCondtion: undefined }),
    keysOf(CustomerUpdate, changed),
  ]).toEqual([
    [['confirmPassword', 'register.passwordsDiffer']],
    [['checkTermsCondtion', 'register.termsMissing']],
    [['confirmPassword', 'profile.passwordsDiffer']],
  ])
})

test('a key that the catalogue does not have is not sent', () => {
  const issue = { message: 'No.', path: ['name'], params: { key: 'toString' } }
  expect(fieldIssue(issue, { name: 'x' }, ['address'])).toEqual({
    field: 'address.name',
    message: 'No.',
    key: 'problem.invalid_field',
  })
})

test('a refusal whose message names a field has the key of a sentence that does not', () => {
  const issues = [
    { field: 'a', message: 'No.', key: 'field.email' },
    { field: 'b', message: 'No.' },
  ]
  const first = { code: 'invalid_field', message: 'a: No.', key: 'problem.invalid_field' }
  expect([
    fieldProblem('invalid_field', 'a', 'No.'),
    fieldProblems(issues),
    fieldProblems([]),
  ]).toEqual([{ ...first, field: 'a' }, { ...first, field: 'a', issues }, undefined])
})

test('a sentence of the catalogue about a field has its own key; the message begins with the field', () => {
  const refusals = [
    fieldProblem('invalid_field', 'coupon', said('refusal.noCoupon', { coupon: 'X' })),
    fieldProblem('invalid_field', 'coupon', said('refusal.couponUsedUp', { coupon: 'TRADE' })),
  ]
  const values = [{ coupon: 'X' }, { coupon: 'TRADE' }]
  expect(refusals).toEqual([
    {
      ...{ code: 'invalid_field', key: 'refusal.noCoupon', values: values[0], field: 'coupon' },
      message: 'coupon: there is no coupon X.',
    },
    {
      ...{ code: 'invalid_field', key: 'refusal.couponUsedUp', values: values[1], field: 'coupon' },
      message: 'coupon: TRADE has been used up.',
    },
  ])
})

test('a reused Idempotency-Key is refused with a sentence that does not mention keys', () => {
  expect([keyReused('another request').key, keyReused('other lines').key]).toEqual([
    'refusal.requestResent',
    'refusal.changeResent',
  ])
  expect(keyReused('another order')).toEqual({
    code: 'idempotency_mismatch',
    message: 'This Idempotency-Key was used for another order; send a new one.',
    key: 'problem.idempotency_mismatch',
    field: 'idempotency-key',
  })
})

test('what is too big says how big it may be', () => {
  const Row = z.object({
    note: z.string().max(200),
    pieces: z.int().max(500),
    files: z.array(z.string()).max(1),
  })
  const sent = { note: 'x'.repeat(201), pieces: 501, files: ['a', 'b'] }
  const issues = Row.safeParse(sent).error?.issues ?? []
  expect(issues.map((issue) => fieldSentence(issue, sent))).toEqual([
    { key: 'field.tooLong', values: { most: 200 } },
    { key: 'field.tooMuch', values: { most: 500 } },
    { key: 'problem.invalid_field' },
  ])
})

test.each([
  ...(['email', 'registerEmail', 'verifyEmail'] as const).map((field) => [field, 'field.email']),
  ...[
    ['phone', 'field.phone'],
    ['country', 'field.country'],
    ['pincode', 'field.postal'],
    ['vatNumber', 'field.vat'],
    ['password', 'field.password'],
    ['newPassword', 'field.password'],
    ['quantity', 'field.wholeNumber'],
    ['neededBy', 'field.date'],
    ['note', 'problem.invalid_field'],
  ],
])('a wrong value of %s has the sentence %s', (field = '', key) => {
  const issue = { message: 'No.', path: ['rows', { key: 0 }, field] }
  expect(fieldSentence(issue, { rows: [{ [field]: 'wrong' }] })).toEqual({ key })
})

test('a limit is stated with its amount, unless the value is neither a text nor a number', () => {
  const issue = { code: 'too_big', message: 'No.', path: ['note'], maximum: 20 }
  const sentence = (more: object) => fieldSentence({ ...issue, ...more }, { note: 'x' })
  expect(sentence({ origin: 'string' })).toEqual({ key: 'field.tooLong', values: { most: 20 } })
  expect(sentence({ origin: 'number' })).toEqual({ key: 'field.tooMuch', values: { most: 20 } })
  const others = [{ origin: 'array' }, { origin: 'string', code: 'too_small' }]
  expect(others.map((more) => sentence(more).key)).toEqual(Array(2).fill('problem.invalid_field'))
  expect(sentence({ origin: 'string', maximum: undefined }).key).toBe('problem.invalid_field')
})
