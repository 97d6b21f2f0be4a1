import { contract } from '../../src/contracts/index.ts'
import type { Api } from '../../src/services/parts/api.ts'
import { contractClient } from '../../src/services/parts/contractClient.ts'
import { ContractBreach, NetworkError } from '../../src/services/parts/failures.ts'
import { type EndingFault, refusalBody, statusOf } from './faultKinds.ts'

/**
 * The contract's client, each of whose calls has this fault. It ends as that of the shop does: an answer that the
 * contract does not declare breaks it.
 * @param onCall is called with the name of each call
 */
export const createFaultyApi = (fault: EndingFault, onCall: (call: string) => void): Api =>
  contractClient(contract, '', async ({ route }) => {
    const name = `${route.method} ${route.path}`
    onCall(name)
    if (fault === 'lost') throw new NetworkError(`${name}: a fault made by hand`)
    const status = statusOf(fault)
    if (status === undefined) throw new ContractBreach(name, 'a fault made by hand')
    if (!Object.hasOwn(route.responses, status))
      throw new ContractBreach(name, `status ${status} is not declared`)
    return { status, body: refusalBody(status), headers: new Headers() }
  })
