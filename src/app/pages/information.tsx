import { useLoaderData } from 'react-router-dom'
import { InformationPage } from '../../views/account/InformationPage.tsx'
import type { Loaded } from '../loaded.ts'

export function Component() {
  return <InformationPage {...useLoaderData<Loaded<'information'>>()} />
}
