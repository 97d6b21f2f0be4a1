import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Address } from '../../../src/contracts/account/address.ts'
import { addressFormMachine } from '../../../src/machines/account/addressForm.machine.ts'
import {
  type FormOutcome,
  selectIsDone,
  selectProblems,
} from '../../../src/machines/account/formMachine.ts'
import { recordingShell } from '../fixtures.ts'

describe('The form of an address', () => {
  const right = {
    ...{ name: 'Test Buyer', phone: '+91 22 5550 1234', address: '1 Zaveri Bazaar' },
    ...{ pincode: '400002', country: 'India', city: 'Mumbai' },
  }
  const start = (answer: FormOutcome) => {
    const sent: unknown[] = []
    const submit = fromPromise<FormOutcome, { body: Address; files: readonly File[] }>(
      async ({ input }) => {
        sent.push(input.body)
        return answer
      },
    )
    const form = createActor(
      addressFormMachine.provide({
        actors: { submit },
        actions: { keepDraft: () => undefined, dropDraft: () => undefined },
      }),
      { input: { shell: recordingShell() } },
    ).start()
    return { form, sent }
  }

  test('Scenario: values that do not fit the country are reported at their fields, and nothing is sent', () => {
    const { form, sent } = start({ kind: 'done', message: '' })
    form.send({
      type: 'form.submitted',
      form: { ...right, city: '', pincode: '4000', vatNumber: 'IT1', phone: '+91 12345' },
    })
    expect([selectProblems(form.getSnapshot()), sent]).toEqual([
      {
        city: { key: 'field.required' },
        pincode: { key: 'field.postalDigits', values: { digits: 6 } },
        vatNumber: { key: 'field.vatLike', values: { example: '27ABCDE1234F1Z5' } },
        phone: { key: 'field.phone' },
      },
      [],
    ])
    form.send({ type: 'form.submitted', form: { ...right, country: 'Atlantis' } })
    expect(selectProblems(form.getSnapshot())).toEqual({ country: { key: 'field.country' } })
  })

  test('Scenario: a valid address is sent normalised', async () => {
    const { form, sent } = start({ kind: 'done', message: 'Saved.' })
    const typed = {
      ...right,
      country: 'IN',
      pincode: '400 002',
      phone: '22 5550 1234',
      state: '',
    }
    form.send({ type: 'form.submitted', form: typed })
    await waitFor(form, selectIsDone)
    expect(sent).toEqual([right])
  })
})
