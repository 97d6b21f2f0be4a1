import { useLoaderData } from 'react-router-dom'
import type { Customer } from '../../../contracts/account/customer.ts'
import { provideEraseAccount, provideExportData } from '../../../services/account/privacy.actors.ts'
import { PrivacyPage } from '../../../views/account/privacy/PrivacyPage.tsx'
import { useComposed } from '../../compose/useComposed.ts'
import { useFormActor } from '../../compose/useFormActor.ts'
import { usePageActor } from '../../compose/usePageActor.ts'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  const { customer } = useLoaderData<Loaded<'information'>>()
  return <Privacy key={customer._id} customer={customer} />
}

function Privacy({ customer: { _id: id, email } }: { customer: Customer }) {
  const { root } = useComposed()
  const exportData = usePageActor(provideExportData(id), { shell: root })
  const eraseAccount = useFormActor('eraseAccount', provideEraseAccount(id))
  return <PrivacyPage {...{ email, exportData, eraseAccount }} />
}
