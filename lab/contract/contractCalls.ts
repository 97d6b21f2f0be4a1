import type { AppRoute } from '@ts-rest/core'
import { routesOf } from '../../mocks/contract/routes.ts'
import { contract } from '../../src/contracts/index.ts'
import {
  type CallDescription,
  type ContractDescription,
  describeContract,
} from '../../tools/contract/description.ts'

/** A call of the contract for the lab. */
export interface ContractCall extends CallDescription {
  /** Such as `cart.add`. */
  readonly name: string
  /** The first word of its name. */
  readonly group: string
  readonly summary: string
  readonly route: AppRoute
}

export interface ContractAtAGlance {
  readonly calls: readonly ContractCall[]
  readonly schemas: Pick<ContractDescription, 'sent' | 'answered'>
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/contracts/*.ts', {
  eager: true,
})

/** Every call of the contract in its order, and the schemas to which the calls refer. */
export const readContract = (): ContractAtAGlance => {
  const exported = Object.assign({}, ...Object.values(modules))
  const { calls, ...schemas } = describeContract(contract, exported)
  return {
    schemas,
    calls: routesOf(contract).flatMap(([name, route]) => {
      const call = calls[name]
      const [group = ''] = name.split('.')
      return call ? [{ ...call, name, group, summary: route.summary ?? '', route }] : []
    }),
  }
}

/** Which calls are shown. An empty text chooses all. */
export interface CallFilter {
  /** A part of the name, the path, the summary or the method. */
  readonly text: string
  /** The first word of the access, such as `self`. */
  readonly access: string
  readonly group: string
}

export const accessWord = ({ access }: Pick<CallDescription, 'access'>): string =>
  access.split(' ')[0] ?? ''

const accessTexts: Readonly<Record<string, string>> = {
  visitor: 'everybody',
  customer: 'verified customers',
  applicant: 'applicants',
  self: 'the customer in the path',
}

/** Who may make a call with this access. */
export const accessText = (word: string): string => accessTexts[word] ?? word

export const filterCalls = (
  calls: readonly ContractCall[],
  { text, access, group }: CallFilter,
): readonly ContractCall[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter((call) => {
    const { name, method, path, summary } = call
    const searched = `${name} ${method} ${path} ${summary}`.toLowerCase()
    return (
      (access === '' || accessWord(call) === access) &&
      (group === '' || call.group === group) &&
      words.every((word) => searched.includes(word))
    )
  })
}
