import { useLoaderData } from 'react-router-dom'
import { LookBookPage } from '../../views/pages/LookBookPage.tsx'
import type { Loaded } from '../loaded.ts'

export function Component() {
  return <LookBookPage {...useLoaderData<Loaded<'lookBook'>>()} />
}
