import type { Machines } from '../../../src/machines/index.ts'
import { bare } from '../parts/common.ts'
import type { Example } from '../parts/example.ts'
import { lazyView } from '../parts/lazyView.tsx'
import { PagePart } from '../parts/PagePart.tsx'
import { customer, refused } from '../parts/samples.ts'

const ProfileForm = lazyView(
  async () => (await import('../../../src/views/account/profile/ProfileForm.tsx')).ProfileForm,
)

const form = { name: 'Asha R. Rao', companyName: 'Rao', country: 'India', instagram: '@rao' }

export const profile: Example<Machines['profile']> = {
  inputs: {
    'what the shop has': ({ shell }) => ({ shell }),
    'what was typed before': ({ shell }) => ({ shell, draft: form }),
  },
  events: {
    'form.typed': { 'another name': { form } },
    'form.submitted': {
      complete: { form },
      'without a name': { form: { ...form, name: ' ' } },
    },
    'form.reopened': bare,
  },
  answers: {
    submit: {
      outputs: {
        'the account is changed': { kind: 'done', message: 'User Updated Successfully !!' },
        'refused: too long': refused({
          code: 'invalid_field',
          field: 'country',
          message: 'country: too long',
        }),
      },
    },
  },
  effects: ['keepDraft', 'dropDraft'],
  shows: {
    sending: 'Saving…',
    done: 'Saved',
    editing: ['Rao & Daughters', 'Save', { hides: 'Saving…' }],
  },
  View: ({ actor }) => (
    <PagePart>
      <ProfileForm customer={customer} profile={actor} />
    </PagePart>
  ),
  at: '/my-account',
}
