import { useLoaderData } from 'react-router-dom'
import { HomePage } from '../../views/pages/HomePage.tsx'
import type { Loaded } from '../loaders.ts'

export function Component() {
  return <HomePage {...useLoaderData<Loaded<'home'>>()} />
}
