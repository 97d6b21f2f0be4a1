import { expect } from '@playwright/test'
import { question } from '../../../lab/examples/parts/requestSamples.ts'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

/** Types the recorded values of a form, field by field. */
const fill = async ({ page }: Stage, form: unknown) => {
  for (const [name, value] of Object.entries(form as Record<string, string | boolean>)) {
    const field = page.locator(`main form [name="${name}"]`)
    if (typeof value === 'boolean') await field.setChecked(value)
    else if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await field.selectOption(value)
    else await field.fill(value)
  }
}

interface FormPage {
  readonly path: string
  /** The preparation before the page opens; none for a visitor's form. */
  readonly before?: (stage: Stage) => Promise<unknown>
  /** The name of the machine's input with nothing typed. */
  readonly input: string
  readonly call: RegExp
  /** Labels of the button: initially, and while the form is being sent. */
  readonly button: readonly [string, string]
  /** The heading once the form is done. */
  readonly done: string
  /** The button that shows the form again, if there is one. */
  readonly again?: string
  readonly replies: PageModel['replies'][string]
}

/** Runs the flows of a form's machine (`createFormMachine`) on its page. */
const formModel = ({ path, before, input, call, button, done, again, replies }: FormPage) => {
  const [submit, sending] = button
  const model: PageModel = {
    held: { submit: call },
    inputs: {
      [input]: async (stage) => {
        await before?.(stage)
        await stage.goTo(path)
      },
    },
    events: {
      'form.typed': (stage, { form }) => fill(stage, form),
      'form.submitted': async (stage, { form }) => {
        await fill(stage, form)
        await stage.page.locator('form').getByRole('button', { name: submit, exact: true }).click()
      },
      'form.reopened': ({ page }) => page.getByRole('button', { name: again ?? '' }).click(),
    },
    replies: { submit: replies },
    states: {
      editing: ({ page }) =>
        expect(page.getByRole('button', { name: submit, exact: true })).toBeEnabled(),
      sending: async (stage) => {
        await stage.isWaitingFor('submit')
        await expect(stage.page.getByRole('button', { name: sending })).toBeDisabled()
      },
      done: ({ page }) => expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible(),
    },
    beyond: [
      [/submit: (the .*|sent) > form\.typed$/, 'the form is hidden once it is done'],
      ...(again === undefined
        ? [[/> form\.reopened$/, 'the page leads on and has no way back'] as const]
        : []),
    ],
  }
  return model
}

const accepted = (message: string) => ({ status: 200, body: { message } })
const problem = (status: number, code: string, message: string, field?: string) => ({
  status,
  body: { code, message, ...(field === undefined ? {} : { field }) },
})

export const registration = formModel({
  path: '/my-account',
  input: 'an empty form',
  call: /^POST \/customer\/verify-email$/,
  button: ['Register', 'Sending…'],
  done: 'One more step: check your e-mail',
  again: 'Use another address',
  replies: {
    'the mail is sent': accepted('We have sent you a mail.'),
    'refused: the password': problem(
      400,
      'invalid_field',
      'password is too easy to guess',
      'password',
    ),
  },
})

export const forgotPassword = formModel({
  path: '/forgot-password',
  input: 'an empty form',
  call: /^PUT \/customer\/forget-password$/,
  button: ['Send the link', 'Sending…'],
  done: 'Check your e-mail',
  again: 'Use another address',
  replies: {
    'the mail is sent': accepted('An e-mail with a link is on its way.'),
    'refused: too often': problem(429, 'too_many_requests', 'Try again in a minute.'),
  },
})

export const resetPassword = formModel({
  path: '/reset-password/Zk3vQ8mT5xLr2nWb7sYd4c',
  input: 'the link of the mail',
  call: /^PUT \/customer\/reset-password$/,
  button: ['Reset', 'Saving…'],
  done: 'Your new password is set',
  replies: {
    'the password is set': accepted('Your new password is set. Please log in.'),
    'refused: used already': problem(410, 'token_invalid', 'This link has been used already.'),
  },
})

export const contact = formModel({
  path: '/contact-us',
  before: async ({ force, remember }) => {
    force(/^GET \/requests\/r-1$/, { status: 200, body: question })
    await remember()
  },
  input: 'an empty form',
  call: /^POST \/requests$/,
  button: ['Send', 'Sending…'],
  done: question.subject,
  replies: {
    sent: { status: 201, body: question },
    'refused: too often': problem(429, 'too_many_requests', 'Try again in a minute.'),
  },
})
