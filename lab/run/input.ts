import type { LookUp } from './answerable.ts'
import { namesOf } from './named.ts'

/**
 * One of the inputs of a machine's example.
 * @param send receives what the machine sends to the shell
 * @throws if the example has no such input, with those that it has
 */
export const namedInput = (
  name: string,
  inputName: string,
  lookUp: LookUp,
  send: (fact: unknown) => void,
) => {
  const { inputs } = lookUp(name).example
  const makeInput = inputs[inputName]
  if (!makeInput)
    throw new Error(
      `The example of ${name} has no input '${inputName}'. It has ${namesOf(inputs)}.`,
    )
  return makeInput({ shell: { send } })
}
