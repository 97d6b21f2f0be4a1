import { expect, waitFor } from 'storybook/test'
import { exampleOf } from '../examples/index.ts'
import { visibleText } from './visibleText.ts'

/** Checks that the view of a state shows what a buyer should see, if the example says so. */
export const showsState = async ({
  args: { machine, state },
}: {
  args: { machine: string; state: string }
}) => {
  const shown = [exampleOf(machine).shows?.[state] ?? []].flat()
  await waitFor(() => {
    const text = visibleText(document.body)
    for (const one of shown)
      if (typeof one === 'string') expect(text).toContain(one.toLowerCase())
      else if ('hides' in one) expect(text).not.toContain(one.hides.toLowerCase())
  })
}
