import { useLoaderData } from 'react-router-dom'
import { LookBookPage } from '../../../views/catalogue/LookBookPage.tsx'
import { useFreshness } from '../../compose/useFreshness.ts'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  useFreshness()
  return <LookBookPage {...useLoaderData<Loaded<'lookBook'>>()} />
}
