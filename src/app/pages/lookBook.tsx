import { useLoaderData } from 'react-router-dom'
import { LookBookPage } from '../../views/pages/LookBookPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useFreshness } from '../useFreshness.ts'

export function Component() {
  useFreshness()
  return <LookBookPage {...useLoaderData<Loaded<'lookBook'>>()} />
}
