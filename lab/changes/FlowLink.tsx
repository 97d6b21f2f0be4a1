import { useEffect, useState } from 'react'
import { addressOf } from '../address.ts'
import { base } from '../base.ts'
import type { KeptFlow } from './changesSince.ts'

/** A link that opens a kept flow at its end. */
export function FlowLink({ file, flow }: KeptFlow) {
  const [address, setAddress] = useState(`${base}/${flow.machine}`)
  useEffect(() => {
    void addressOf({ flow, at: flow.steps.length }).then(setAddress)
  }, [flow])
  return <a href={address}>{flow.title || file}</a>
}
