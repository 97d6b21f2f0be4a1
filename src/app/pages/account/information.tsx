import { useLoaderData } from 'react-router-dom'
import { InformationPage } from '../../../views/account/profile/InformationPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  return <InformationPage {...useLoaderData<Loaded<'information'>>()} />
}
