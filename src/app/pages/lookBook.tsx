import { useLoaderData } from 'react-router-dom'
import { LookBookPage } from '../../views/pages/LookBookPage.tsx'
import type { Loaded } from '../loaders.ts'

export function Component() {
  return <LookBookPage {...useLoaderData<Loaded<'lookBook'>>()} />
}
