import { Lab } from '../Lab.tsx'
import type { MachineName } from '../run/names.ts'

/** The flow lab for one machine, as tall as the page. */
export function LabStory({ machine }: { machine: MachineName }) {
  return (
    <div style={{ blockSize: '100dvh' }}>
      <Lab key={machine} machine={machine} />
    </div>
  )
}
